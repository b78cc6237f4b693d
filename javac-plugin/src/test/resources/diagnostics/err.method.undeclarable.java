// clauses: EM-FWD-2
//// Cells.java
class Cells {
    interface Cell {
        int clone();
    }

    emissary Shared(Cell cell);  // error: method.undeclarable
}
//// fixed: Cells.java
class Cells {
    interface Cell {
        Cell clone();
    }

    emissary Shared(Cell cell);
}
