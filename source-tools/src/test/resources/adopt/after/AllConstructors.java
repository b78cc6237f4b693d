/* Constructors of all kinds, and the canonical one that they have or get. */
package corpus;

import dev.emissary.Emissary;
import java.util.ArrayList;
import java.util.List;

final class AllConstructors {
    @Emissary(Drain.class)
    record Opened(Drain drain, List<String> seen) {
        private Opened {}

        /** Opens a drain. */
        Opened(String name, int size) {
            this(Drains.open(name), new ArrayList<>(size));
        }

        Opened(Drain other) {
            this(other, List.of());
        }
    }

    @Emissary(Drain.class)
    public record Variable(Drain drain, String... names) {
        int names() {
            return names.length;
        }
    }

    @Emissary
    record Initialized(Drain drain) {
        private Initialized {}

        Initialized() {
            this(Drains.open("x"));
        }
    }

    @Emissary
    record Checked(Drain drain) {
        /**
         * Checks.
         *
         * @param drain the drain
         */
        public Checked(Drain drain) {
            if (drain == this) {
                throw new IllegalArgumentException();
            }
            this.drain = drain;
            this.drain.drain("");
        }
    }

    @Emissary(Drain.class)
    record Throwing(Drain drain, int size) {
        Throwing(String name) throws java.io.IOException {
            this(Drains.tryToOpen(name), 0);
        }

        int size() {
            return size;
        }
    }
}

interface Drain {
    void drain(String text);
}

final class Drains {
    static Drain open(String name) {
        return text -> {};
    }

    static Drain tryToOpen(String name) throws java.io.IOException {
        return text -> {};
    }
}
