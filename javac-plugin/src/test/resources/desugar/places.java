////// Places
// shows: An emissary may be a member of anything, or local, and is static
// clauses: EM-FORM-4, EM-FORM-2
//// Places.java
package places;

//+ import dev.emissary.lang.Emissary;
//+ import java.io.IOException;
//+ import java.nio.CharBuffer;
//+
class Places {
//-     private emissary Member(Runnable run);
//+     private static final class Member extends Emissary implements Runnable {
//+         private final Runnable run;

//+         private Member(Runnable run) {
//+             this.run = run;
//+         }
//+
//+         @Override
//+         public void run() {
//+             run.run();
//+         }
//+     }
//+
    interface Inside {
//-         emissary InInterface(Readable text) implements java.io.Serializable, Readable { }
//+         final class InInterface extends Emissary implements Readable, java.io.Serializable {
//+             private final Readable text;
//+
//+             public InInterface(Readable text) {
//+                 this.text = text;
//+             }
//+
//+             @Override
//+             public int read(CharBuffer charBuffer) throws IOException {
//+                 return text.read(charBuffer);
//+             }
//+         }
    }

    static Runnable inStaticMethod() {
//-         @Deprecated emissary Local(Runnable run) { }
//+         @Deprecated final class Local extends Emissary implements Runnable {
//+             private final Runnable run;
//+
//+             Local(Runnable run) {
//+                 this.run = run;
//+             }
//+
//+             @Override
//+             public void run() {
//+                 run.run();
//+             }
//+         }
        return new Local(() -> {});
    }
}
////// Local
// shows: A local class in an instance context cannot be written static: the one difference
// clauses: EM-FORM-4, EM-EQ-2
//// Local.java
package local;

//+ import dev.emissary.lang.Emissary;
//+
class Local {
    Runnable guarded(Runnable job) {
//-         emissary Guarded(Runnable run) {
//+         final class Guarded extends Emissary implements Runnable {
//+             private final Runnable run;
//+
//+             Guarded(Runnable run) {
//+                 this.run = run;
//+             }
//+
            @Override
            public void run() {
                synchronized (this) {
                    run.run();
                }
            }
        }
        return new Guarded(job);
    }
}
