/* Constructors of all kinds, and the canonical one that they have or get. */
package corpus;

import java.util.ArrayList;
import java.util.List;

final class AllConstructors {
    static final class Opened implements Drain {
        private final Drain drain;
        private final List<String> seen;

        /** Opens a drain. */
        Opened(String name, int size) {
            this.drain = Drains.open(name);
            this.seen = new ArrayList<>(size);
        }

        Opened(Drain other) {
            drain = other;
            seen = List.of();
        }

        @Override
        public void drain(String text) {
            drain.drain(text);
        }
    }

    public static final class Variable implements Drain {
        private final Drain drain;
        private final String[] names;

        public Variable(Drain drain, String... names) {
            this.drain = drain;
            this.names = names;
        }

        @Override
        public void drain(String text) {
            drain.drain(text);
        }

        int names() {
            return names.length;
        }
    }

    static final class Initialized implements Drain {
        private final Drain drain = Drains.open("x");

        @Override
        public void drain(String text) {
            drain.drain(text);
        }
    }

    static final class Checked implements Drain {
        private final Drain drain;

        /**
         * Checks.
         *
         * @param d the drain
         */
        public Checked(Drain d) {
            super();
            if (d == this) {
                throw new IllegalArgumentException();
            }
            drain = d;
            drain.drain("");
        }

        @Override
        public void drain(String text) {
            drain.drain(text);
        }
    }

    static final class Throwing implements Drain {
        private final Drain drain;
        private final int size;

        Throwing(String name) throws java.io.IOException {
            this.drain = Drains.tryToOpen(name);
            this.size = 0;
        }

        Throwing(Drain drain, int size) {
            this.drain = drain;
            this.size = size;
        }

        @Override
        public void drain(String text) {
            drain.drain(text);
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
