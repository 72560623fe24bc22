"""The rules of Lokalka, one file per chapter. Each function names its rule."""
