"""The rules of Cyber Shield, one file per chapter. Each function names its rule."""
