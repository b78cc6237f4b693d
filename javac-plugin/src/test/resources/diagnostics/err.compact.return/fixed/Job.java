public emissary Job(Runnable task) {
    public Job {
        if (task == null) {
            task = () -> {};
        }
    }
}
