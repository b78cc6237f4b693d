public final class Job implements Runnable {
    private final Runnable task;

    public Job(Runnable task) {
        this.task = task;
    }

    @Override
    public void run() {
        task.run();
    }
}
