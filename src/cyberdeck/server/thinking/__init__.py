"""Where bots that search think: in processes of their own, so that nobody's move waits for a search.

    questions.py    what a bot is asked and what it answers, in bytes       minds.py      answers questions
    child.py        the process that searches                               fair_queue.py whose question comes next
    process.py      one such process, seen from the server                  thinkers.py   all of them, or none

A bot gets the View of its seat, the legal actions and a number for its luck: neither a State nor a record leaves the
server. Nothing is pickled. The child imports questions.py and minds.py alone.
"""
