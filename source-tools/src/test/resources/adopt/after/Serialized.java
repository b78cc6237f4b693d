/* Serializable classes with a serialVersionUID: what they write stays the same. */
package corpus;

import dev.emissary.Emissary;
import java.io.Serializable;

final class Serialized {
    @Emissary
    record Listed(Names names) implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    @Emissary
    record Inherited(Codes codes) implements Serializable {
        private static final long serialVersionUID = 2L;

        private Object readResolve() {
            return new Inherited(codes);
        }
    }
}

interface Names {
    String name();
}

interface Codes extends java.io.Serializable {
    int code();
}
