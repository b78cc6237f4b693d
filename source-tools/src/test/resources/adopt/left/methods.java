////// Few
// left: few, line 6: less than half of the methods are plain forwarders: count is synchronized; few, line 9: less than half of the methods are plain forwarders: mark has a comment; few, line 12: less than half of the methods are plain forwarders: name has a comment; few, line 17: less than half of the methods are plain forwarders: close has a different throws clause from Meter.close
//// Few.java
package corpus;

final class Few implements Meter {
    private final Meter meter;
    Few(Meter meter) { this.meter = meter; }
    @Override public synchronized long count() { return meter.count(); }

    /** Marks, at most seven. */
    @Override public void mark(long n, long m) { meter.mark(n, m); }

    @Override
    public String name() {
        // no check
        return meter.name();
    }

    @Override public void close() throws java.io.IOException, InterruptedException, Exception { meter.close(); }
}

interface Meter {
    long count();
    void mark(long n, long m);
    String name();

    void close() throws Exception;
}
////// Annotated
// left: few, line 9: less than half of the methods are plain forwarders: count would lose @Deprecated; few, line 10: less than half of the methods are plain forwarders: mark is annotated with @Traced; few, line 11: less than half of the methods are plain forwarders: old would get @Deprecated
//// Annotated.java
package corpus;

final class Annotated implements Meter {
    private final Meter meter;
    Annotated(Meter meter) { this.meter = meter; }

    @Override
    @Deprecated
    public long count() { return meter.count(); }
    @Override public void mark(@SuppressWarnings("x") long n, @Traced long m) { meter.mark(n, m); }
    @Override public void old() { meter.old(); }
}

interface Meter {
    long count();
    void mark(long n, long m);

    @Deprecated
    void old();
}

@interface Traced {}
////// DoesNotCompile
// left: unverified, line 3: cannot be verified: the file does not compile on its own, line 7: cannot find symbol symbol:   variable missing
//// DoesNotCompile.java
package corpus;

final class DoesNotCompile implements Runnable {
    private final Runnable task;
    DoesNotCompile(Runnable task) { this.task = task; }
    @Override public void run() { task.run(); }
    int broken() { return missing; }
}
