"""A table, from its operations on disk to its clients.

operations.py   the operation log                table.py         the table in memory
session.py      one table, one lock              manager.py       all tables of a server
presence.py     who is connected                 broadcaster.py   who gets what, by audience
bot_runner.py   when bots act                    bot_pool.py      the bots of a table, and what they are asked
clock.py        time by seat                     undo_vote.py     consent to an undo
chat.py         the chat and its audiences       presenter.py     scenes and texts of one reader
chosen.py       the action that a message names  table_errors.py  errors besides illegal moves
bots_alone.py   how many tables only bots play at, by address
"""
