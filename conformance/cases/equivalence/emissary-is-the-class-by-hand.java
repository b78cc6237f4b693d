// clauses: EM-EQ-2, EM-FWD-4, EM-CLASS-1
// claim: An emissary has the class file of the class that somebody would have written in its place.
//// Bazz.java
public emissary Bazz(Runnable foo, AutoCloseable bar);
//// same: Bazz.java
public final class Bazz extends dev.emissary.lang.Emissary implements Runnable, AutoCloseable {
    private final Runnable foo;
    private final AutoCloseable bar;

    public Bazz(Runnable foo, AutoCloseable bar) {
        this.foo = foo;
        this.bar = bar;
    }

    @Override
    public void run() {
        foo.run();
    }

    @Override
    public void close() throws Exception {
        bar.close();
    }
}
