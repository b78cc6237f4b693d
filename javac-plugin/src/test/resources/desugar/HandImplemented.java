// shows: Interfaces after `implements` add to those of the components, and a forwarder keeps to what they allow
// clauses: EM-DEL-2, EM-DEL-4, EM-CONF-5, EM-CONF-6
//// HandImplemented.java
package hand_implemented;

import dev.emissary.Emissary;
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

abstract class Rows<T> implements Source<T> {
    @Override
    public abstract ArrayList<T> all();

    @Override
    public abstract <B> ArrayList<B> cast(Class<B> type);
}

interface Listing<T> {
    List<T> all() throws IOException;

    <C> List<C> cast(Class<C> type);

    default String title() {
        return "all of " + cast(Object.class);
    }
}

@Emissary
record HandImplemented<T>(Rows<T> rows, Runnable run) implements AutoCloseable, Source<T>, Listing<T> {
    @Override
    public void close() throws IOException {
        rows.close();
    }
}
//// plain: HandImplemented.java
package hand_implemented;

import dev.emissary.lang.Emissary;
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

abstract class Rows<T> implements Source<T> {
    @Override
    public abstract ArrayList<T> all();

    @Override
    public abstract <B> ArrayList<B> cast(Class<B> type);
}

interface Listing<T> {
    List<T> all() throws IOException;

    <C> List<C> cast(Class<C> type);

    default String title() {
        return "all of " + cast(Object.class);
    }
}

final class HandImplemented<T> extends Emissary implements AutoCloseable, Source<T>, Runnable, Listing<T> {
    private final Rows<T> rows;
    private final Runnable run;

    HandImplemented(Rows<T> rows, Runnable run) {
        this.rows = rows;
        this.run = run;
    }

    @Override
    public void close() throws IOException {
        rows.close();
    }

    @Override
    public List<T> all() throws FileNotFoundException {
        return rows.all();
    }

    @Override
    public <A> List<A> cast(Class<A> type) {
        return rows.cast(type);
    }

    @Override
    public void run() {
        run.run();
    }
}
