"""`python -m indochina` is the command line."""

if __name__ == "__main__":  # worker processes import this module too, and do not need the commands
    from indochina_command import main

    main()
