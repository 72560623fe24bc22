"""The guide of Kiberrubezh."""

from cyberdeck.bots.guides.kiberrubezh.guide import LearnedGuide

__all__ = ("LearnedGuide",)
