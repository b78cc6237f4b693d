////// AllConstructors
// shows: Constructors of all kinds; the canonical one is among them, or is added
//// AllConstructors.java
package corpus;

//+ import dev.emissary.Emissary;
import java.util.ArrayList;
import java.util.List;

final class AllConstructors {
//-     static final class Opened implements Drain {
//-         private final Drain drain;
//-         private final List<String> seen;
//+     @Emissary(Drain.class)
//+     record Opened(Drain drain, List<String> seen) {
//+         private Opened {}

        /** Opens a drain. */
        Opened(String name, int size) {
//-             this.drain = Drains.open(name);
//-             this.seen = new ArrayList<>(size);
//+             this(Drains.open(name), new ArrayList<>(size));
        }

        Opened(Drain other) {
//-             drain = other;
//-             seen = List.of();
//-         }
//-
//-         @Override
//-         public void drain(String text) {
//-             drain.drain(text);
//+             this(other, List.of());
        }
    }

//-     public static final class Variable implements Drain {
//-         private final Drain drain;
//-         private final String[] names;
//-
//-         public Variable(Drain drain, String... names) {
//-             this.drain = drain;
//-             this.names = names;
//-         }
//-
//-         @Override
//-         public void drain(String text) {
//-             drain.drain(text);
//-         }
//-     }
//+     @Emissary(Drain.class)
//+     public record Variable(Drain drain, String... names) {}

//-     static final class Initialized implements Drain {
//-         private final Drain drain = Drains.open("x");
//+     @Emissary
//+     record Initialized(Drain drain) {
//+         private Initialized {}

//-         /** {@inheritDoc} */
//-         @Override
//-         public void drain(String text) {
//-             drain.drain(text);
//+         Initialized() {
//+             this(Drains.open("x"));
        }
    }

//-     static final class Checked implements Drain {
//-         private final Drain drain;
//-
//+     @Emissary
//+     record Checked(Drain drain) {
        /**
         * Checks.
         *
//-          * @param d the drain
//+          * @param drain the drain
         */
//-         public Checked(Drain d) {
//-             super();
//-             if (d == this) {
//+         public Checked(Drain drain) {
//+             if (drain == this) {
                throw new IllegalArgumentException();
            }
//-             drain = d;
//-             drain.drain("");
//-         }
//-
//-         @Override
//-         public void drain(String text) {
//-             drain.drain(text);
//+             this.drain = drain;
//+             this.drain.drain("");
        }
    }

//-     static final class Throwing implements Drain {
//-         private final Drain drain;
//-         private final int size;
//-
//+     @Emissary(Drain.class)
//+     record Throwing(Drain drain, int size) {
        Throwing(String name) throws java.io.IOException {
//-             this.drain = Drains.tryToOpen(name);
//-             this.size = 0;
//-         }
//-
//-         Throwing(Drain drain, int size) {
//-             this.drain = drain;
//-             this.size = size;
//-         }
//-
//-         @Override
//-         public void drain(String text) {
//-             drain.drain(text);
//+             this(Drains.tryToOpen(name), 0);
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
