// shows: One delegate that has a method from two interfaces is no conflict
// clauses: EM-CONF-3, EM-DEL-3
//// OneDelegate.java
package onedelegate;

import dev.emissary.Emissary;

interface Sized {
    int size();
}

interface Counted {
    int size();
}

abstract class Shelf implements Sized, Counted {}

@Emissary({Sized.class, Counted.class})
record OneDelegate(Shelf shelf) {}
//// plain: OneDelegate.java
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
