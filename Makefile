# Needs Python 3.11 or newer and make; a C compiler makes it some five times faster. Everything else goes into .venv.
#   make play    the table, at http://127.0.0.1:8000      make test    all tests, against the installed package
#   make fuzz    random games, checked; HOURS=n           make lint    style and types, Python and web
#   make bench   speed of every game                     make faults  crashes on purpose: nothing may be lost
#   make bench-web  weight and speed of the web table
#   make dev     server and client that follow the sources
#   make docs    the docs site, into build/docs          make clean   removes what make made
#   make release packages of this version, each tried    make soak    hours of people and machines at one server
# ARGS are passed on: make test ARGS="-k retreat"

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
GAMES = $$($(BIN)/ravenhill games --json | $(BIN)/python -c 'import json, sys; print(*(g["id"] for g in json.load(sys.stdin)))')
# Directories are listed too: their time changes when a file is removed.
SOURCES := pyproject.toml hatch_build.py README.md $(wildcard build/docs/index.html) $(shell find src docs/rules web \( -name __pycache__ -o -name node_modules -o -name webclient -o -name '.?*' \) -prune -o -print)

.PHONY: play dev test fuzz bench bench-web faults soak release docs lint clean FORCE
.NOTPARALLEL:
.DELETE_ON_ERROR:
unexport PYTHONPATH  # tests run the installed package, never src

play: $(VENV)/needs
	@$(BIN)/python play.py "$(MAKE) --no-print-directory $(VENV)/app" $(ARGS)

# The server runs from src and starts anew when a file changes; the client's page changes as it is written.
dev: $(VENV)/dev
	@trap 'kill 0' INT TERM EXIT; \
	PYTHONPATH=src RAVENHILL_PURE=1 $(BIN)/uvicorn ravenhill.server.command:worker --factory --reload --reload-dir src --port 8000 & \
	$(BIN)/python hatch_build.py npm run dev -- $(ARGS)

test: $(VENV)/dev $(VENV)/app $(VENV)/others
	@$(BIN)/pytest -q -n 2 tests $(ARGS)

# HOURS=n for how long (else one round); what was played is kept, and the next call goes on from there.
fuzz: $(VENV)/app
	@mkdir -p build/fuzz
	@$(BIN)/ravenhill fuzz --keep build/fuzz/lots.jsonl --failures build/fuzz/failures $(if $(HOURS),--hours $(HOURS)) $(ARGS)

bench: $(VENV)/app
	@$(BIN)/ravenhill bench $(ARGS)

bench-web: $(VENV)/dev $(VENV)/app $(VENV)/others
	@$(BIN)/python bench/web.py $(ARGS)

faults: $(VENV)/dev $(VENV)/app $(VENV)/others
	@$(BIN)/python bench/faults.py $(ARGS)

# HOURS=n for how long; a tenth of an hour without it.
soak: $(VENV)/dev $(VENV)/app
	@$(BIN)/python bench/soak.py $(if $(HOURS),--hours $(HOURS)) $(ARGS)

# The docs first: every package brings them.
release: $(VENV)/docs
	@$(MAKE) --no-print-directory docs ARGS=
	@$(BIN)/python release.py $(ARGS)

# Strict: a link that leads nowhere fails; not so with --quiet, which counts no warnings. The variable silences a note on
# the generator's successor.
docs: $(VENV)/docs
	@PYTHONPATH=src RAVENHILL_PURE=1 NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build $(ARGS)
	@echo "The docs are in build/docs: open build/docs/index.html"

lint: $(VENV)/dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python hatch_build.py translate
	@$(BIN)/python hatch_build.py npm --silent run lint

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/made:
	@command -v "$(PYTHON)" > /dev/null || \
	  { echo "Ravenhill needs Python 3.11 or newer, and there is no $(PYTHON) here. Try: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Ravenhill needs Python 3.11 or newer; this is $$("$(PYTHON)" -V 2>&1). Try: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up $(VENV), once"
	@rm -rf $(VENV)
	@"$(PYTHON)" -m venv $(VENV)
	@touch $@

$(VENV)/needs: pyproject.toml $(VENV)/made
	@echo "Fetching the libraries Ravenhill uses"
	@$(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	  print(*p["build-system"]["requires"], *p["project"]["dependencies"], sep="\n")' > $(VENV)/needs.txt
	@$(PIP) install -r $(VENV)/needs.txt
	@touch $@

$(VENV)/dev: $(VENV)/needs
	@echo "Fetching the tools for tests and style"
	@$(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	  print(*p["project"]["optional-dependencies"]["dev"], *p["project"]["optional-dependencies"]["postgres"], sep="\n")' > $(VENV)/dev.txt
	@$(PIP) install -r $(VENV)/dev.txt
	@touch $@

$(VENV)/docs: $(VENV)/needs
	@echo "Fetching the tools for the docs site"
	@$(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	  print(*p["dependency-groups"]["docs"], sep="\n")' > $(VENV)/docs.txt
	@$(PIP) install -r $(VENV)/docs.txt
	@touch $@

# A browser, a database and Redis for the tests that need them: installed where that is allowed, else those tests say so.
$(VENV)/others: | $(VENV)/made
	@if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  { command -v chromium > /dev/null && command -v redis-server > /dev/null && \
	    ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1; } || \
	  { echo "Fetching a browser, a database and Redis for the tests"; apt-get -qq update > /dev/null; \
	    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium postgresql redis-server > /dev/null 2>&1 || \
	    echo "Chromium, PostgreSQL or Redis could not be installed: their tests are skipped"; }; fi
	@touch $@

# Changes when RAVENHILL_PURE does, or when a compiler comes or goes, so that the package is built anew.
$(VENV)/mode: FORCE | $(VENV)/made
	@mode="pure=$(RAVENHILL_PURE) opt=$(RAVENHILL_OPT) cc=$$(command -v $${CC:-cc} || command -v gcc || command -v clang)"; \
	  test "$$(cat $@ 2> /dev/null)" = "$$mode" || echo "$$mode" > $@

$(VENV)/app: $(SOURCES) $(VENV)/needs $(VENV)/mode
	@echo "Building ravenhill (the first time takes a few minutes where there is a C compiler)"
	@rm -rf build/wheel
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(PIP) install --force-reinstall --no-deps build/wheel/*.whl
	@touch $@
