// clauses: EM-EQ-1, EM-OPT-7
// options: desugar=plain
//// Labels.java
interface Label {}

interface Item {
    Label label();
}

public emissary Labels(Item item) { // error: desugar.name
    enum Label { NAME }
}
//// fixed: Labels.java
// options: desugar=plain
interface Label {}

interface Item {
    Label label();
}

public emissary Labels(Item item) {
    enum Kind { NAME }
}
