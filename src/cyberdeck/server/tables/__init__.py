"""A table, from its operations on disk to its clients.

operations.py   what is written down             table.py         the table in memory
session.py      one table, one lock              manager.py       all tables of a server
presence.py     who is here                      broadcaster.py   who gets what, by audience
bot_runner.py   who plays for others             bot_pool.py      how bots think
clock.py        time by seat                     undo_vote.py     consent to an undo
chat.py         the chat and its audiences       presenter.py     scenes and texts of one reader
chosen.py       the action that a message names  table_errors.py  what can go wrong
"""
