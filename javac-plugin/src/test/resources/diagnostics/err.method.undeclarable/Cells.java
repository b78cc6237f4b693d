// clauses: EM-FWD-2
class Cells {
    interface Cell {
        int clone();
    }

    emissary Shared(Cell cell);  // error: method.undeclarable
}
