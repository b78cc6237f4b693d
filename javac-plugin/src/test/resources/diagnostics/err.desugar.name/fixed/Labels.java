// options: desugar=plain
interface Label {}

interface Item {
    Label label();
}

public emissary Labels(Item item) {
    enum Kind { NAME }
}
