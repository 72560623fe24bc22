"""The tutorial: a small table at which the learner begins. Its texts are `lesson-<rule>`."""

SEATS = (None, "random")  # the learner, and a bot
OPTIONS = {"heaps": 3}
SEED = bytes(32)
