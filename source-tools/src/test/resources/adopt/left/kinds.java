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

//// Accessor
// abstract, line 4: it is abstract; accessor, line 4: it reaches its delegate by a method
package corpus;

abstract class Accessor implements Runnable {
    abstract Runnable task();

    @Override
    public void run() {
        task().run();
    }
}

//// Around
// few, line 12: less than half of the methods are plain forwarders: run does something around the call
package corpus;

final class Around implements Runnable {
    private final Runnable task;

    Around(Runnable task) {
        this.task = task;
    }

    @Override
    public void run() {
        synchronized (task) {
            task.run();
        }
    }
}

//// ForClients
// api, line 5: clients can extend it
package corpus;

public class ForClients {
    protected static class Task implements Runnable {
        private final Runnable task;

        protected Task(Runnable task) {
            this.task = task;
        }

        @Override
        public void run() {
            task.run();
        }
    }
}

//// OverridableGetter
// accessor, line 4: it reaches its delegate by a method
package corpus;

class OverridableGetter implements Runnable {
    private final Runnable task;

    OverridableGetter(Runnable task) {
        this.task = task;
    }

    Runnable task() {
        return task;
    }

    @Override
    public void run() {
        task().run();
    }
}
