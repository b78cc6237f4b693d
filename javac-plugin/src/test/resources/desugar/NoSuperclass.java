// shows: With `superclass=none` nothing of this project is left
// clauses: EM-OPT-3, EM-EQ-1
// options: superclass=none
//// NoSuperclass.java
package nosuperclass;

emissary NoSuperclass(Runnable run, AutoCloseable resource) {
    static NoSuperclass of(Runnable run) {
        return new NoSuperclass(run, () -> {});
    }
}
//// plain: NoSuperclass.java
package nosuperclass;

@SuppressWarnings("try")
final class NoSuperclass implements Runnable, AutoCloseable {
    private final Runnable run;
    private final AutoCloseable resource;

    NoSuperclass(Runnable run, AutoCloseable resource) {
        this.run = run;
        this.resource = resource;
    }

    static NoSuperclass of(Runnable run) {
        return new NoSuperclass(run, () -> {});
    }

    @Override
    public void run() {
        run.run();
    }

    @Override
    public void close() throws Exception {
        resource.close();
    }
}
