////// Enum
// left: enum, line 3: it is an enum
//// Enum.java
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

interface Meter {
    long count();
}
////// Record
// left: record, line 3: it is a record
//// Record.java
package corpus;

record Record(Meter meter) implements Meter {
    @Override
    public long count() {
        return meter.count();
    }
}

interface Meter {
    long count();
}
////// Inner
// left: inner, line 4: it is an inner or local class
//// Inner.java
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
////// Accessor
// left: abstract, line 3: it is abstract; accessor, line 3: it reaches its delegate by a method
//// Accessor.java
package corpus;

abstract class Accessor implements Runnable {
    abstract Runnable task();

    @Override
    public void run() {
        task().run();
    }
}
////// Around
// left: few, line 11: less than half of the methods are plain forwarders: run does something around the call
//// Around.java
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
////// ForClients
// left: api, line 4: clients can extend it
//// ForClients.java
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
////// OverridableGetter
// left: accessor, line 3: it reaches its delegate by a method
//// OverridableGetter.java
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
