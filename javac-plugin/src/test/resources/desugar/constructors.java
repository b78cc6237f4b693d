////// Compact
// shows: A compact constructor assigns the fields at its end; one in full and further fields stay as they are
// clauses: EM-CTOR-2, EM-CTOR-3, EM-CTOR-4, EM-CLASS-4
//// Compact.java
package compact;

//- import dev.emissary.Emissary;
//+ import dev.emissary.lang.Emissary;
//+ import java.io.IOException;
//+ import java.nio.CharBuffer;
import java.util.Objects;

//- @Emissary
//- record Checked(Runnable run, Readable text) {
//-     Checked {
//+ final class Checked extends Emissary implements Runnable, Readable {
//+     private final Runnable run;
//+     private final Readable text;
//+
//+     Checked(Runnable run, Readable text) {
        Objects.requireNonNull(text);
        if (run == null) {
            run = () -> {};
        }
//+         this.run = run;
//+         this.text = text;
    }
//+
//+     @Override
//+     public void run() {
//+         run.run();
//+     }
//+
//+     @Override
//+     public int read(CharBuffer charBuffer) throws IOException {
//+         return text.read(charBuffer);
//+     }
}

//- @Emissary
//- record OneLine(Runnable run) {
//-     private OneLine { Objects.requireNonNull(run); }
//+ final class OneLine extends Emissary implements Runnable {
//+     private final Runnable run;

//+     private OneLine(Runnable run) { Objects.requireNonNull(run); this.run = run; }
//+
    OneLine() {
        this(() -> {});
    }
//+
//+     @Override
//+     public void run() {
//+         run.run();
//+     }
}

//- @Emissary
//- record Canonical(Runnable run) {
//+ final class Canonical extends Emissary implements Runnable {
//+     private final Runnable run;
//+
    private final long created = System.nanoTime();
    private final String name;

    private Canonical(Runnable run) {
        this.run = run;
        name = "canonical";
    }
//+
//+     @Override
//+     public void run() {
//+         run.run();
//+     }
}
