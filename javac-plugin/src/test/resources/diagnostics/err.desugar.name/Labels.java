// clauses: EM-EQ-1, EM-OPT-7
// options: desugar=plain
interface Label {}

interface Item {
    Label label();
}

public emissary Labels(Item item) { // error: desugar.name
    enum Label { NAME }
}
