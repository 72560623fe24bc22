"""The policy/value model of Kiberrubezh."""

from cyberdeck.games.kiberrubezh.ai.model.learned import LearnedModel

__all__ = ("LearnedModel",)
