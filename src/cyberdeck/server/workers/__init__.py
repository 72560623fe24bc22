"""Several workers on one database: each table belongs to one of them.

    keeper.py   a worker's beats, its suspicion, whom it fences
    owners.py   whose a table is
    among.py    one worker among others: tables are claimed, waited for, or elsewhere
    door.py     one port for all workers of a machine: a connection goes to the owner of its table
    child.py    one worker as a process
    parent.py   the process that starts the workers and fences those that die

Who may write is decided by the epoch alone (store/statements.py). Everything here decides only who tries: it may be
wrong, and nothing is lost.
"""
