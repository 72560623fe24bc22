"""Speed beside other libraries (`python -m bench`) and memory over many games (`python -m bench.soak`).

docs/bench.md says how it is measured and how to read it.
"""
