# `make help` lists what this can do. Everything is installed into folders of this checkout; nothing outside is written.

PYTHON ?= python3
GAME   ?= blackhat
GAMES  ?= 200000
JOBS   ?= 3
KILLS  ?= 200
TABLES ?= 300
ROUNDS ?= 3
MESSAGES ?= 100000
ARGS   ?=

VENV  := .venv
BENCH := .venv-bench
LOCK  := .venv-lock
BIN   := $(VENV)/bin
CODE   = $(foreach d,src tests fuzz bench tools examples,$(if $(wildcard $(d)/*.py $(d)/*/*.py),$(d))) hatch_build.py

# .venv/bin comes last: its node and npm are for machines that have none.
export PATH := $(PATH):$(CURDIR)/$(VENV)/bin
NPM := npm

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export HATCH_QUIET := 1
export PIP_NO_INPUT := 1
export npm_config_cache ?= $(CURDIR)/.cache/npm
export npm_config_update_notifier := false
export PIP_CACHE_DIR ?= $(CURDIR)/.cache/pip
export UV_CACHE_DIR ?= $(CURDIR)/.cache/uv
unexport PYTHONPATH PYTHONHOME

PIP_INSTALL = -m pip -qq install
# Tests read CYBERDECK_EXPECT to know which kind of package they must have been given.
COMPILED    = CYBERDECK_EXPECT=compiled $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
INTERPRETED = CYBERDECK_EXPECT=interpreted PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test check-fast quick lint types types-python types-page test-compiled test-interpreted install compiled \
        fuzz bench soak coverage-of-rules playthroughs wire screenshots picture rules lock sbom clean FORCE

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

play: install  ## the tables in the browser: starts the server and opens its page; further options in ARGS=
	@$(BIN)/cyberdeck serve --open --db .cyberdeck/tables.sqlite $(ARGS)

terminal: install  ## a game in the terminal: GAME=blackhat, further options in ARGS=
	@$(BIN)/cyberdeck play $(GAME) $(ARGS)

test:  ## all checks: lint, types, tests of the compiled package in and out of the browser, tests interpreted
	@$(MAKE) --no-print-directory --output-sync -j2 lint types
	@$(MAKE) --no-print-directory -j2 compiled test-interpreted  # compiling takes one core
	@$(MAKE) --no-print-directory test-compiled

check-fast:  ## for work in progress: lint, types, tests from src, nothing compiled, no slow tests
	@$(MAKE) --no-print-directory --output-sync -j2 lint types
	@$(INTERPRETED) -x -q -m "not slow" $(ARGS)

quick: $(VENV)/.deps  ## for work on one game: lint, types and tests of GAME=, from src, in less than a minute
	@$(BIN)/ruff check src/cyberdeck/games/$(GAME) tests/$(GAME) tests/laws tests/games tests/bots
	@$(BIN)/mypy src/cyberdeck/games/$(GAME) tests/$(GAME)
	@$(INTERPRETED) -x -q -m "not slow" -k $(GAME) $(foreach d,$(GAME) laws games bots,tests/$(d)) $(ARGS)

lint: $(VENV)/.deps  ## ruff, and what mypyc compiles wrongly
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/python -m tools.lint_mypyc

types: types-python types-page  ## mypy, strict; svelte-check and the unit tests of the page

types-python: $(VENV)/.deps
	@$(BIN)/mypy $(CODE)

types-page: web/node_modules/.stamp
	@cd web && $(NPM) run --silent check && $(NPM) run --silent test

test-compiled: compiled $(VENV)/.chromium  ## pytest on the installed, compiled package, in a real browser too
	@CYBERDECK_CHROMIUM="$$(cat $(VENV)/.chromium)" $(COMPILED) $(ARGS)

test-interpreted: $(VENV)/.deps  ## pytest on src, the tests marked `both`
	@$(INTERPRETED) -m both $(ARGS)

install: $(VENV)/.installed  ## .venv with the locked dependencies and the package, compiled if there is a C compiler

compiled: install
	@grep -q '"compiled": true.*"pageless": ""' $(VENV)/.installed || { \
	    echo "The installed package lacks its compiled modules or its page; trying again."; rm $(VENV)/.installed; \
	    CYBERDECK_COMPILE=require CYBERDECK_PAGE=require $(MAKE) --no-print-directory install; }

fuzz: compiled  ## random games of every game that look for crashes, dead ends and broken laws: GAMES=200000
	@$(BIN)/python -m fuzz --games $(GAMES) --jobs $(JOBS) $(ARGS)

bench: compiled $(VENV)/.chromium  ## speed beside other libraries, which it installs into .venv-bench
	@$(MAKE) --no-print-directory $(BENCH)/.installed
	@$(BENCH)/bin/python -m bench $(ARGS)
	@$(BENCH)/bin/python -m bench.search
	@$(BENCH)/bin/python -m bench.server
	@$(BENCH)/bin/python -m bench.bots
	@CYBERDECK_CHROMIUM="$$(cat $(VENV)/.chromium)" $(BIN)/python -m bench.page

soak: compiled  ## memory over 100,000 games; a server killed 200 times, workers that fail, 100,000 hostile messages
	@$(BIN)/python -m bench.soak $(ARGS)
	@$(BIN)/python -m tests.server.kill --kills $(KILLS)
	@$(BIN)/python -m tests.server.failover --tables $(TABLES) --rounds $(ROUNDS)
	@$(BIN)/python -m tests.server.hostile --messages $(MESSAGES)

coverage-of-rules: install  ## rules and components that no test names
	@$(BIN)/python -m tools.coverage_of_rules $(ARGS)

playthroughs: install  ## writes the recorded games of tests/playthroughs anew; read the diff
	@$(BIN)/python -m tools.playthroughs --write $(ARGS)

states: $(VENV)/.deps  ## writes __init__, copy, dump and load of every state anew from its fields
	@$(BIN)/python -m tools.states --write

rules-hash: $(VENV)/.deps  ## writes the hash of each game's rules anew; raise the game's version first
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.rules_hash --write

wire: install  ## writes the wire types of protocol and page anew from the Python structs
	@$(BIN)/python -m tools.wire --write

screenshots: install $(VENV)/.chromium  ## every page and state in two languages and two widths, into screenshots/
	@CYBERDECK_CHROMIUM="$$(cat $(VENV)/.chromium)" $(BIN)/python -m tools.screenshots $(ARGS)

picture: install $(VENV)/.chromium  ## takes docs/table.svg and docs/browser.png anew: the pictures in the documents
	@$(BIN)/python -m tools.picture
	@CYBERDECK_CHROMIUM="$$(cat $(VENV)/.chromium)" $(BIN)/python -m tools.screenshots --picture docs/browser.png

rules: install  ## writes RULES.md of GAME= anew from its texts
	@$(BIN)/cyberdeck rules $(GAME) --markdown > $(VENV)/RULES.md
	@cp $(VENV)/RULES.md src/cyberdeck/games/$(GAME)/RULES.md

lock: $(LOCK)/.deps  ## resolves the dependencies of pyproject.toml into the lock files; ARGS=--upgrade takes newer ones
	@$(UV_COMPILE) pyproject.toml --group dev --output-file requirements.lock $(ARGS)
	@$(UV_COMPILE) pyproject.toml --extra postgres --constraints requirements.lock --output-file deploy/requirements.lock $(ARGS)
	@$(UV_COMPILE) --group bench --constraints requirements.lock --output-file bench/requirements.lock $(ARGS)
	@$(UV_COMPILE) --group node --output-file web/requirements.lock $(ARGS)
	@cd web && $(NPM) install --package-lock-only --no-audit --no-fund

sbom: install  ## every locked package as CycloneDX 1.6, and a list of their licences, into dist/
	@$(BIN)/python -m tools.sbom $(ARGS)

clean:  ## removes all that make has made
	@rm -rf $(VENV) $(BENCH) $(LOCK) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist screenshots
	@rm -rf web/node_modules web/dist
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

UV_COMPILE = $(LOCK)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-strip-extras

# A change of the lock makes a new .venv, so that nothing stays that is no longer locked.
$(VENV)/.deps: requirements.lock
	$(call new-venv,$(VENV))
	@echo "Installing what requirements.lock lists into $(VENV)"
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements.lock
	@touch $@

# Sums of all that the wheel is made of, rewritten only if they differ: changed and deleted files count, times do not.
$(VENV)/.sources: $(VENV)/.deps FORCE
	@find src web pyproject.toml hatch_build.py \( -name node_modules -o -name dist \) -prune -o \
	    -type f ! -name '*.py[co]' -exec cksum {} + | LC_ALL=C sort > $@.new
	@echo "$(if $(filter 0,$(CYBERDECK_COMPILE)),pure,compiled where possible)" >> $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(VENV)/.installed: $(VENV)/.sources $(VENV)/.node
	@rm -rf $(VENV)/wheel
	@$(BIN)/python -m hatchling build -t wheel -d $(VENV)/wheel
	@$(BIN)/python $(PIP_INSTALL) --no-index --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@$(BIN)/cyberdeck --version
	@$(BIN)/python -c 'from importlib.resources import files; print((files("cyberdeck") / "_build.json").read_text())' > $@

# The page is built with Node.js: the one that is there, or else one from a Python package.
$(VENV)/.node: $(VENV)/.deps web/requirements.lock
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2> /dev/null && npm --version > /dev/null 2>&1 || { \
	    echo "There is no Node.js 20 or newer here; installing one into $(VENV)"; \
	    $(BIN)/python $(PIP_INSTALL) --require-hashes -r web/requirements.lock; }
	@touch $@

web/node_modules/.stamp: web/package-lock.json $(VENV)/.node
	@$(BIN)/python -c 'from pathlib import Path; import hatch_build; hatch_build.fetch_modules(Path("web"))'
	@touch $@

$(VENV)/.chromium: $(VENV)/.deps tools/chromium.py
	@$(BIN)/python -m tools.chromium > $@

$(BENCH)/.deps: requirements.lock bench/requirements.lock
	$(call new-venv,$(BENCH))
	@echo "Installing what requirements.lock and bench/requirements.lock list into $(BENCH)"
	@$(BENCH)/bin/python $(PIP_INSTALL) --require-hashes -r requirements.lock -r bench/requirements.lock
	@touch $@

$(BENCH)/.installed: $(BENCH)/.deps $(VENV)/.installed
	@$(BENCH)/bin/python $(PIP_INSTALL) --no-index --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@touch $@

$(LOCK)/.deps:
	$(call new-venv,$(LOCK))
	@$(LOCK)/bin/python $(PIP_INSTALL) uv
	@touch $@

define new-venv
	@$(PYTHON) -c '' || { echo "There is no $(PYTHON) to run. Name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Cyberdeck needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { \
	    echo "$(PYTHON) lacks the venv module; install it first (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(1)
endef
