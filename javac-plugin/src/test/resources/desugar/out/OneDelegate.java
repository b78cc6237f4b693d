package onedelegate;

import dev.emissary.lang.Emissary;

interface Sized {
    int size();
}

interface Counted {
    int size();
}

abstract class Shelf implements Sized, Counted {}

final class OneDelegate extends Emissary implements Sized, Counted {
    private final Shelf shelf;

    OneDelegate(Shelf shelf) {
        this.shelf = shelf;
    }

    @Override
    public int size() {
        return shelf.size();
    }
}
