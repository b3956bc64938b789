# Tablée: the whole developer interface. Each target sets up what it needs; `make` lists them.

PYTHON ?= python3
LAWS   ?= 100000
TORTURE ?= 20
EVENING ?= 3
UV     := uv==0.13.7

RUN  := .venv/bin
CODE := $(wildcard src tests benchmarks tools)
RULES := tests/core tests/games
# Of what is written from the Python records, the faces of LIGHT-LINE's cards are built in; the rest are types.
CLIENT := $(shell find web docs/rules src/tablee/games/light_line/cards.py src/tablee/games/light_line/deck.py -type f \
              -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/src/wire/*' 2>/dev/null)
WORDS := $(wildcard src/tablee/words/capitals.py src/tablee/words/build/*.py src/tablee/words/sources/*/*)
# A browser waits more than it works: three of them keep two cores busy.
BROWSERS := $(RUN)/python -m pytest -q --numprocesses=3 --dist=worksteal tests/e2e
PIP  := $(RUN)/python -m pip -qq install
PYTEST := $(RUN)/python -m pytest -q --numprocesses=auto --dist=worksteal
FETCH := $(RUN)/python tools/fetch.py
LOCK := .venv-lock/bin/uv -q pip compile pyproject.toml --universal --python-version 3.11 \
        --generate-hashes --no-emit-index-url --no-annotate $(UPGRADE)

# What is compiled is kept, whatever this machine's settings say: tests start many processes.
export PYTHONDONTWRITEBYTECODE :=
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export UV_CUSTOM_COMPILE_COMMAND := make lock

.DEFAULT_GOAL := help
.PHONY: help play test quick matrix check check-python check-client bench frames docs evening torture soak laws lock clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z]*\): .*## /\1|/p' Makefile | while IFS='|' read -r name what; do \
	    printf '  make %-7s %s\n' "$$name" "$$what"; done

play: web/dist/.stamp ## open the table in the browser, for everybody in the room
	@$(RUN)/tablee serve

test: .venv/dev.stamp web/dist/.stamp .venv/chromium.stamp ## run every test; core and games need full branch coverage
	@$(RUN)/python tools/client.py npm test --silent
	@$(PYTEST) --cov --cov-report= $(RULES)
	@$(PYTEST) tests $(RULES:%=--ignore=%) --ignore=tests/e2e --ignore=tests/webkit
	@$(BROWSERS) tests/webkit
	@$(RUN)/python -m coverage report --fail-under=100

quick: .venv/dev.stamp .venv/node.stamp ## what a change needs while one works: rules, the laws in short, units of the client
	@$(RUN)/python tools/client.py npm test --silent
	@$(PYTEST) $(RULES) tests/tables -k "not with_every_option and not planted"

matrix: .venv/dev.stamp .venv/node.stamp ## the Python tests under every Python from 3.11 on that is on the PATH
	@$(RUN)/python -m tools.matrix

check: .venv/dev.stamp web/dist/.stamp ## format, lint, types, import contracts, documents, calls, spelling
	@$(MAKE) --no-print-directory --jobs=2 check-python check-client

# Side by side: each keeps one core busy for a minute.
check-python:
	@$(RUN)/ruff format --check --quiet $(CODE) examples
	@$(RUN)/ruff check --quiet $(CODE) examples
	@$(RUN)/python -m mypy $(CODE)
	@for it in examples/*/; do (cd $$it && ../../$(RUN)/python -m mypy --no-error-summary) || exit 1; done
	@$(RUN)/lint-imports --no-logo
	@$(RUN)/python -m tools.protocol --check
	@$(RUN)/python -m pytest -q tests/test_docs.py tests/games/test_calls.py
	@$(RUN)/codespell

check-client:
	@$(RUN)/python tools/client.py npm run check --silent

bench: .venv/bench.stamp .venv/chromium.stamp web/dist/.stamp ## run the benchmarks, side by side with a peer where there is one
	@for file in $(notdir $(basename $(wildcard benchmarks/[!_]*.py))); do $(RUN)/python -m benchmarks.$$file || exit 1; done

frames: .venv/chromium.stamp web/dist/.stamp ## how smoothly a full display is moved in a browser, and how soon a slow phone can be used
	@$(RUN)/python -m benchmarks.frames
	@$(RUN)/python -m benchmarks.client

docs: .venv/docs.stamp ## the reference of the library as a site, into site/
	@NO_MKDOCS_2_WARNING=1 $(RUN)/python -m mkdocs build --strict --quiet
	@echo "site/index.html"

evening: .venv/dev.stamp web/dist/.stamp .venv/chromium.stamp ## the browser tests at length, each time on other deals (EVENING=3)
	@for n in $$(seq $(EVENING)); do TABLEE_EVENING=1 $(BROWSERS) || exit 1; done

torture: .venv/dev.stamp ## a long campaign of cut power, full disks, killed writers and hostile messages (TORTURE=20)
	@TABLEE_TORTURE=$(TORTURE) $(PYTEST) tests/storage tests/server/test_kill.py tests/server/test_fuzz.py

soak: .venv/dev.stamp ## the tests that are too long for every day
	@$(PYTEST) -m soak tests --ignore=tests/e2e --ignore=tests/webkit

laws: .venv/dev.stamp ## a long campaign of the laws: every game, every number of seats, every option (LAWS=100000 pairs each)
	@for game in $$($(RUN)/python -c 'from tablee import registry; print(*registry.keys())'); do \
	    $(RUN)/tablee check $$game --pairs $(LAWS) || exit 1; done

lock: .venv-lock/uv.stamp ## pin the dependencies again (UPGRADE=--upgrade takes newer ones)
	@$(LOCK) -o requirements/run.txt
	@$(LOCK) --extra play -c requirements/run.txt -o requirements/play.txt
	@$(LOCK) --extra dev -c requirements/play.txt -o requirements/dev.txt
	@$(LOCK) --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(LOCK) --extra node -c requirements/dev.txt -o requirements/node.txt
	@$(LOCK) --extra docs -c requirements/dev.txt -o requirements/docs.txt

clean: ## remove the environments and every cache
	@rm -rf .venv .venv-lock web/dist web/node_modules web/src/wire .mypy_cache .ruff_cache .pytest_cache .import_linter_cache \
	    .coverage .coverage.* build dist site
	@find src tests $(wildcard benchmarks tools) -name __pycache__ -type d -prune -exec rm -rf {} +

# --- set-up: a stamp is newer than what it was made from, so the second time costs nothing -----------

define need-python
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
    { echo "Tablée needs Python 3.11 or newer; name one with: make PYTHON=python3.11" >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
    { echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
endef

# What playing needs and nothing else; `make test` and `make check` add the developers' tools to it.
.venv/play.stamp: pyproject.toml requirements/play.txt $(WORDS)
	$(need-python)
	@$(RUN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv .venv
	@$(FETCH) requirements/play.txt "Fetching the server's packages, into .venv (25 MB) ..."
	@echo "Expanding the dictionaries ..."
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt
	@$(FETCH) requirements/dev.txt "Fetching the developers' tools, into .venv (90 MB) ..."
	@touch $@

# The machine's own Node if it will do, else the one that comes as a wheel.
.venv/node.stamp: .venv/play.stamp requirements/node.txt tools/client.py
	@$(RUN)/python -c 'import sys; sys.path.insert(0, "tools"); import client; sys.exit(not client.machine_has_node())' || \
	    $(FETCH) requirements/node.txt "Fetching Node, which this machine lacks, into .venv (60 MB) ..."
	@touch $@

# A browser is unpacked before the tests start: one that is still being written cannot be run.
.venv/chromium.stamp: .venv/dev.stamp .venv/node.stamp tools/chromium.py
	@echo "Finding a browser for the tests ..."
	@$(RUN)/python -c 'from tools.chromium import axe, chromium; chromium(), axe()'
	@touch $@

web/dist/.stamp: .venv/node.stamp $(CLIENT)
	@$(RUN)/python tools/client.py build
	@touch $@

.venv/bench.stamp: .venv/dev.stamp requirements/bench.txt
	@$(FETCH) requirements/bench.txt "Adding what the benchmarks compare with ..."
	@touch $@

.venv/docs.stamp: .venv/play.stamp requirements/docs.txt
	@$(FETCH) requirements/docs.txt "Fetching what the reference is made with, into .venv (20 MB) ..."
	@touch $@

.venv-lock/uv.stamp: Makefile
	$(need-python)
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip -qq install $(UV)
	@touch $@
