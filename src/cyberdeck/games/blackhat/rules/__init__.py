"""The rules of Black Hat, one file per chapter. Each function names its rule."""
