"""The extended example of play in the playbook: seven cards and a Coup Round, retold as data and held to its word.

`step.py` says what a step is; `start.py`, `turn_1.py` ... `coup_redeploy.py` retell the play; `script.py` puts them
together; `looking.py` reads the board; `test_tutorial.py` plays it and checks every statement.
"""
