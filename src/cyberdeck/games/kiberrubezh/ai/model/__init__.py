"""The policy/value model of Kiberrubezh."""

from cyberdeck.games.kiberrubezh.ai.model.actions import LearnedModel

__all__ = ("LearnedModel",)
