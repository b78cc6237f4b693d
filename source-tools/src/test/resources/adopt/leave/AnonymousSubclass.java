// extended, line 4: it is extended: by an anonymous class at AnonymousSubclass.java:29
package corpus;

class AnonymousSubclass implements Meter {
    private final Meter meter;

    AnonymousSubclass(Meter meter) {
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
}

interface Meter {
    long count();

    void mark(long n, long m);
}

class Use {
    Object use = new AnonymousSubclass(null) {};
}
