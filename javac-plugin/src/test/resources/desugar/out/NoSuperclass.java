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
