////// Constructors
// shows: Constructors of all kinds that stay, and variable arity
//// Constructors.java
package corpus;

//+ import dev.emissary.Emissary;
import java.io.IOException;

final class Constructors {
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

//-     static final class Checked implements Drain {
//-         private final Drain drain;
//-
//+     @Emissary
//+     record Checked(Drain drain) {
        /**
         * Checks.
         *
         * @param drain the drain
         */
        public Checked(Drain drain) {
//-             super();
            if (drain == this) {
                throw new IllegalArgumentException();
            }
            this.drain = drain;
            this.drain.drain("");
        }

        Checked(String name) throws IOException {
            this(Drains.tryToOpen(name));
        }
//-
//-         @Override
//-         public void drain(String text) {
//-             drain.drain(text);
//-         }
    }
}

interface Drain {
    void drain(String text);
}

final class Drains {
    static Drain tryToOpen(String name) throws IOException {
        return text -> {};
    }
}
