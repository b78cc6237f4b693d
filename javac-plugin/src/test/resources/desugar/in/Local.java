// shows: A local class in an instance context cannot be written static: the one difference
// clauses: EM-FORM-4, EM-EQ-2
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
