////// Fields
// shows: Fields of all kinds
//// Fields.java
package corpus;

//+ import dev.emissary.Emissary;
import java.io.Serializable;

/* A field that is neither final nor private and never assigned again, beside one with an initializer. */
//- final class Open implements Runnable {
//-     Runnable task;
//+ @Emissary
//+ record Open(Runnable task) {
    private final Object lock = new Object();
//-
//-     Open(Runnable task) {
//-         this.task = task;
//-     }
//-
//-     @Override
//-     public void run() {
//-         task.run();
//-     }
}

/* Serializable classes with a serialVersionUID: what they write stays the same. */
final class Serialized {
//-     static final class Listed implements Names, Serializable {
//+     @Emissary
//+     record Listed(Names names) implements Serializable {
        private static final long serialVersionUID = 1L;
//-
//-         private final Names names;
//-
//-         Listed(Names names) {
//-             this.names = names;
//-         }
//-
//-         @Override
//-         public String name() {
//-             return names.name();
//-         }
    }

//-     static final class Inherited implements Codes {
//+     @Emissary
//+     record Inherited(Codes codes) implements Serializable {
        private static final long serialVersionUID = 2L;

//-         private final Codes codes;
//-
//-         Inherited(Codes codes) {
//-             this.codes = codes;
//-         }
//-
//-         @Override
//-         public int code() {
//-             return codes.code();
//-         }
//-
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
