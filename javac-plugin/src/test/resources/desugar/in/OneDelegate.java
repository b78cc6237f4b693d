// shows: One delegate that has a method from two interfaces is no conflict
// clauses: EM-CONF-3, EM-DEL-3
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
