"""The rulebook, one file a chapter. Functions take the Setup, the State and where to tell what happened; each names its
rule.
"""
