////// Forms
// shows: One delegate alone; null checks of a parameter that gets the name of its field; comments of fields; state
//// Forms.java
package corpus;

import static java.util.Objects.requireNonNull;

//+ import dev.emissary.Emissary;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

//- public final class Forms implements Meter {
//-     private final Meter meter;
//-     public Forms(Meter meter) { this.meter = meter; }
//-     @Override public long count() { return meter.count(); }
//-     @Override public String name() { return this.meter.name(); }
//- }
//-
//- final class Checked implements Meter {
//-     private final Meter meter;
//-     private final LongSupplier clock;
//+ @Emissary
//+ public record Forms(Meter meter) {}

//+ @Emissary(Meter.class)
//+ record Checked(Meter meter, LongSupplier clock) {
    /** Measures by the clock of the system. */
    Checked(Meter meter) { this(meter, System::nanoTime); }

    /**
     * Measures by a clock.
     *
//-      * @param delegate what is measured
//+      * @param meter what is measured
     */
//-     Checked(Meter delegate, LongSupplier clock) {
//-         this.meter = requireNonNull(delegate);
//-         this.clock = Objects.requireNonNull(clock, "clock");
//+     Checked {
//+         requireNonNull(meter);
//+         Objects.requireNonNull(clock, "clock");
    }

//-     @Override public long count() { return meter.count(); }
    @Override public String name() { return meter.name() + clock.getAsLong(); }
}

/** An executor with a name. */
//- final class FieldComments implements Executor {
//-     /**
//-      * Where the work is done.
//-      */
//-     private final Executor inner;
//-     private final String name; // shown in logs
//-
//-     FieldComments(Executor inner, String name) {
//-         this.inner = inner;
//-         this.name = name;
//-     }
//-
//-     @Override public void execute(Runnable command) { inner.execute(command); }
//-
//+ @Emissary(Executor.class)
//+ record FieldComments(
//+         /*
//+          * Where the work is done.
//+          */
//+         Executor inner,
//+         // shown in logs
//+         String name) {
    @Override
    public String toString() { return name; }
}

/* The class implements only a part of the type of a field: the field becomes state, and its forwarder stays. */
//- final class PartOfAField implements Runnable, AutoCloseable {
//-     private final Runnable task;
//-     private final ReadableByteChannel channel;
//-
//-     PartOfAField(Runnable task, ReadableByteChannel channel) {
//-         this.task = task;
//-         this.channel = channel;
//-     }
//-
//-     @Override public void run() { task.run(); }
//+ @Emissary(Runnable.class)
//+ record PartOfAField(Runnable task, ReadableByteChannel channel) implements AutoCloseable {
    @Override public void close() throws IOException { channel.close(); }
}

interface Meter {
    long count();
    String name();
}
