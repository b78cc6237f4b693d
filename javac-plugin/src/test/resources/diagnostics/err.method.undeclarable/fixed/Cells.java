class Cells {
    interface Cell {
        Cell clone();
    }

    emissary Shared(Cell cell);
}
