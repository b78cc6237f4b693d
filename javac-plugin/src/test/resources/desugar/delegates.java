////// HandImplemented
// shows: Interfaces after `implements` add to those of the components, and a forwarder keeps to what they allow
// clauses: EM-DEL-2, EM-DEL-4, EM-CONF-5, EM-CONF-6
//// HandImplemented.java
package hand_implemented;

//- import dev.emissary.Emissary;
//+ import dev.emissary.lang.Emissary;
import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

interface Source<T> extends Closeable {
    Collection<T> all() throws FileNotFoundException;

    <A> Collection<A> cast(Class<A> type);
}

interface Rows<T> extends Source<T> {
    @Override
    ArrayList<T> all();

    @Override
    <B> ArrayList<B> cast(Class<B> type);
}

interface Listing<T> {
    List<T> all() throws IOException;

    <C> List<C> cast(Class<C> type);

    default String title() {
        return "all of " + cast(Object.class);
    }
}

//- @Emissary({Source.class, Runnable.class})
//- record HandImplemented<T>(Rows<T> rows, Runnable run) implements AutoCloseable, Listing<T> {
//+ final class HandImplemented<T> extends Emissary implements Source<T>, Runnable, AutoCloseable, Listing<T> {
//+     private final Rows<T> rows;
//+     private final Runnable run;
//+
//+     HandImplemented(Rows<T> rows, Runnable run) {
//+         this.rows = rows;
//+         this.run = run;
//+     }
//+
    @Override
    public void close() throws IOException {
        rows.close();
    }
//+
//+     @Override
//+     public List<T> all() throws FileNotFoundException {
//+         return rows.all();
//+     }
//+
//+     @Override
//+     public <A> List<A> cast(Class<A> type) {
//+         return rows.cast(type);
//+     }
//+
//+     @Override
//+     public void run() {
//+         run.run();
//+     }
}
////// Explicit
// shows: A list says what is delegated; the rest is by hand, or private state
// clauses: EM-DEL-3, EM-DEL-4, EM-FORM-2
//// Explicit.java
package explicit;

//+ import dev.emissary.lang.Emissary;
import java.util.ArrayList;
import java.util.concurrent.Callable;

/** Only some interfaces of a class, and one by hand. */
//- emissary Explicit<T>(String text, ArrayList<? super T>[] unused, Numbers<T> numbers)
//-         delegates Comparable<String>, Callable<T>
//-         implements Runnable {
//+ final class Explicit<T> extends Emissary
//+         implements Comparable<String>, Callable<T>, Runnable {
//+     private final String text;
//+     private final ArrayList<? super T>[] unused;
//+     private final Numbers<T> numbers;
//+
//+     Explicit(String text, ArrayList<? super T>[] unused, Numbers<T> numbers) {
//+         this.text = text;
//+         this.unused = unused;
//+         this.numbers = numbers;
//+     }
//+
    @Override
    public void run() {
        unused[0].clear();
    }
//+
//+     @Override
//+     public int compareTo(String string) {
//+         return ((Comparable<String>) text).compareTo(string);
//+     }
//+
//+     @Override
//+     public T call() throws Exception {
//+         return ((Callable<T>) numbers).call();
//+     }
}

abstract class Numbers<T> implements Callable<T>, Runnable {}
////// Served
// shows: A list names a component, one that only has the methods, and one that supplies the delegate
// clauses: EM-DEL-8, EM-DEL-9, EM-DEL-10
//// Served.java
package served;

//- import java.util.Random;
//+ import dev.emissary.lang.Emissary;
//+ import java.util.Random;
import java.util.function.Supplier;

interface Log {
    Log add(String line);
}

interface Dice {
    int nextInt(int bound);
}

//- emissary Served(Random random, Supplier<Log> source, Runnable task)
//-         delegates Dice to random, Log to source, Runnable;
//+ final class Served extends Emissary implements Dice, Log, Runnable {
//+     private final Random random;
//+     private final Supplier<Log> source;
//+     private final Runnable task;
//+
//+     Served(Random random, Supplier<Log> source, Runnable task) {
//+         this.random = random;
//+         this.source = source;
//+         this.task = task;
//+     }
//+
//+     @Override
//+     public int nextInt(int bound) {
//+         return random.nextInt(bound);
//+     }
//+
//+     @Override
//+     public Log add(String line) {
//+         Log delegate = source.get();
//+         Log result = delegate.add(line);
//+         return result == delegate ? this : result;
//+     }
//+
//+     @Override
//+     public void run() {
//+         task.run();
//+     }
//+ }
