"""A table: what is written down of it (log.py), what it is (table.py), how it is shown (drawing.py), who is at it now
(live.py, timing.py), and where all of them are (hall.py).
"""
