"""`python -m indochina` is the command line."""

from indochina.cli import main

if __name__ == "__main__":  # worker processes import this module too
    main()
