# Two commands: `make play` plays, `make test` tests. Both set up everything they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test lint types unit soak clean

play: $(READY)
	$(BIN)/indochina play

test: lint types unit

lint: $(READY)
	$(BIN)/ruff check indochina tests tools
	$(BIN)/ruff format --check indochina tests tools

types: $(READY)
	$(BIN)/mypy

unit: $(READY)
	$(BIN)/pytest --doctest-modules indochina
	$(BIN)/pytest -n auto --dist worksteal

soak: $(READY)
	$(BIN)/indochina fuzz saigon75 --games 10000
	for scenario in short medium full; do \
		$(BIN)/indochina fuzz fitl --scenario $$scenario --games 3000 --deep 2500 --events || exit 1; done
	EVERY_DECISION=1 $(BIN)/pytest -n auto --dist worksteal tests/conformance

$(READY): requirements.lock pyproject.toml
	@PYTHON="$(PYTHON)" sh tools/make-venv.sh $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache
