"""The policy/value model of Cyber Shield."""

from cyberdeck.games.cybershield.ai.model.learned import LearnedModel

__all__ = ("LearnedModel",)
