//// Enum
// enum, line 4: it is an enum
package corpus;

enum Enum implements Meter {
    ONE(() -> 1);

    private final Meter meter;

    Enum(Meter meter) {
        this.meter = meter;
    }

    @Override
    public long count() {
        return meter.count();
    }
}

//// Record
// record, line 4: it is a record
package corpus;

record Record(Meter meter) implements Meter {
    @Override
    public long count() {
        return meter.count();
    }
}

//// given
interface Meter {
    long count();
}

//// Abstract
// abstract, line 4: it is abstract
package corpus;

abstract class Abstract implements Meter {
    private final Meter meter;

    Abstract(Meter meter) {
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

//// Superclass
// superclass, line 4: it extends a class: Thread
package corpus;

final class Superclass extends Thread implements Meter {
    private final Meter meter;

    Superclass(Meter meter) {
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

//// Initializer
// initializer, line 21: it has an instance initializer
package corpus;

final class Initializer implements Meter {
    private final Meter meter;

    Initializer(Meter meter) {
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

    {
        System.out.println();
    }
}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}

//// Inner
// inner, line 5: it is an inner or local class
package corpus;

class Outer {
    class Inner implements Runnable {
        private final Runnable runnable;

        Inner(Runnable runnable) {
            this.runnable = runnable;
        }

        @Override
        public void run() {
            runnable.run();
        }
    }
}

//// AnonymousSubclass
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

//// Subclassed
// extended, line 4: it is extended: by Sub at Subclassed.java:28
package corpus;

class Subclassed implements Meter {
    private final Meter meter;

    Subclassed(Meter meter) {
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

class Sub extends Subclassed {
    Sub(Meter meter) {
        super(meter);
    }
}
