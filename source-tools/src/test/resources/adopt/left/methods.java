//// Synchronized
// few, line 12: less than half of the methods are plain forwarders: count is synchronized; few, line 17: less than half of the methods are plain forwarders: mark is synchronized
package corpus;

final class Synchronized implements Meter {
    private final Meter meter;

    Synchronized(Meter meter) {
        this.meter = meter;
    }

    @Override
    public synchronized long count() {
        return meter.count();
    }

    @Override
    public synchronized void mark(long n, long m) {
        meter.mark(n, m);
    }
}

//// Commented
// few, line 13: less than half of the methods are plain forwarders: count has a comment; few, line 18: less than half of the methods are plain forwarders: mark has a comment
package corpus;

final class Commented implements Meter {
    private final Meter meter;

    Commented(Meter meter) {
        this.meter = meter;
    }

    /** The count, at most seven. */
    @Override
    public long count() {
        return meter.count();
    }

    @Override
    public void mark(long n, long m) {
        // no check
        meter.mark(n, m);
    }
}

//// DoesNotCompile
// unverified, line 4: cannot be verified: the file does not compile on its own, line 22: cannot find symbol symbol:   variable missing
package corpus;

final class DoesNotCompile implements Meter {
    private final Meter meter;

    DoesNotCompile(Meter meter) {
        this.meter = meter;
    }

    @Override
    public long count() {
        return meter.count();
    }

    @Override
    public void mark(long n, long m) {
        meter.mark(n, m);
    }

    int broken() {
        return missing;
    }
}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}

//// Annotated
// few, line 13: less than half of the methods are plain forwarders: count is not the same as the compiler's; few, line 18: less than half of the methods are plain forwarders: mark is annotated with @Traced
package corpus;

final class Annotated implements Meter {
    private final Meter meter;

    Annotated(Meter meter) {
        this.meter = meter;
    }

    @Override
    @Deprecated
    public long count() {
        return meter.count();
    }

    @Override
    public void mark(@SuppressWarnings("x") long n, @Traced long m) {
        meter.mark(n, m);
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}

@interface Traced {}

//// DeprecatedInInterface
// few, line 12: less than half of the methods are plain forwarders: call is not the same as the compiler's
package corpus;

final class DeprecatedInInterface implements Old {
    private final Old old;

    DeprecatedInInterface(Old old) {
        this.old = old;
    }

    @Override
    public void call() {
        old.call();
    }
}

interface Old {
    @Deprecated
    void call();
}

//// Narrower
// few, line 12: less than half of the methods are plain forwarders: close has a different throws clause from AutoCloseable.close
package corpus;

final class Narrower implements AutoCloseable {
    private final AutoCloseable closeable;

    Narrower(AutoCloseable closeable) {
        this.closeable = closeable;
    }

    @Override
    public void close() throws java.io.IOException, InterruptedException, Exception {
        closeable.close();
    }
}

//// ManyDefaults
// default, line 4: default methods not forwarded: to keep 7 of them takes more lines than are saved
package corpus;

final class ManyDefaults implements java.util.Comparator<String> {
    private final java.util.Comparator<String> comparator;

    ManyDefaults(java.util.Comparator<String> comparator) {
        this.comparator = comparator;
    }

    @Override
    public int compare(String first, String second) {
        return comparator.compare(first, second);
    }
}
