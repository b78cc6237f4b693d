// clauses: EM-CTOR-2
public emissary Job(Runnable task) {
    public Job {
        if (task != null) {
            return;  // error: compact.return
        }
        task = () -> {};
    }
}
