// shows: Where a compact constructor cannot complete normally, nothing is assigned
// clauses: EM-CTOR-2, EM-EQ-2
package unfinished;

import dev.emissary.Emissary;

@Emissary
record Refusing(Runnable run) {
    Refusing {
        throw new IllegalArgumentException("never");
    }
}

@Emissary
record Looping(Runnable run) {
    Looping {
        for (int i = 0; ; i++) {
            if (i > 3) {
                break;
            }
        }
    }
}
