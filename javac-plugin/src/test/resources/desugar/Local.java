// shows: A local class in an instance context cannot be written static: the one difference
// clauses: EM-FORM-4, EM-EQ-2
//// Local.java
package local;

class Local {
    Runnable guarded(Runnable job) {
        emissary Guarded(Runnable run) {
            @Override
            public void run() {
                synchronized (this) {
                    run.run();
                }
            }
        }
        return new Guarded(job);
    }

    Runnable inALambda(Runnable job) {
        java.util.function.UnaryOperator<Runnable> wrap = one -> {
            emissary Wrapped(Runnable run);
            return new Wrapped(one);
        };
        return wrap.apply(job);
    }
}
//// plain: Local.java
package local;

import dev.emissary.lang.Emissary;

class Local {
    Runnable guarded(Runnable job) {
        final class Guarded extends Emissary implements Runnable {
            private final Runnable run;

            Guarded(Runnable run) {
                this.run = run;
            }

            @Override
            public void run() {
                synchronized (this) {
                    run.run();
                }
            }
        }
        return new Guarded(job);
    }

    Runnable inALambda(Runnable job) {
        java.util.function.UnaryOperator<Runnable> wrap = one -> {
            final class Wrapped extends Emissary implements Runnable {
                private final Runnable run;

                Wrapped(Runnable run) {
                    this.run = run;
                }

                @Override
                public void run() {
                    run.run();
                }
            }
            return new Wrapped(one);
        };
        return wrap.apply(job);
    }
}
