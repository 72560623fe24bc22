"""The rules of Kiberrubezh, a file a chapter."""
