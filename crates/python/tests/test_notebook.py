"""The notebook of the documentation runs from its first cell to its last, and shows what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("matplotlib")

NOTEBOOK = Path(__file__).parents[3] / "docs" / "ninerooks.ipynb"


def test_the_notebook_runs() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs for cell in cells), "outputs are not kept in the repository"
    nbclient.NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    silent = [cell.source for cell in cells if not cell.outputs]
    assert silent == ["import ninerooks", "assert ninerooks.check(path)"]
    kinds = {kind for cell in cells for output in cell.outputs for kind in output.get("data", {})}
    assert {"image/svg+xml", "text/html", "image/png"} <= kinds
