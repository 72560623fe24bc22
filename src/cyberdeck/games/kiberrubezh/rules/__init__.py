"""The rules of Kiberrubezh, one file per chapter. Each function names its rule."""
