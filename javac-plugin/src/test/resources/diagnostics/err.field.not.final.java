// clauses: EM-CLASS-4
//// Counted.java
import java.util.concurrent.Callable;

emissary Counted(Callable<String> task) {
    private int count;  // error: field.not.final

    @Override
    public String call() throws Exception {
        count++;
        return task.call();
    }
}
//// fixed: Counted.java
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

emissary Counted(Callable<String> task) {
    private final AtomicInteger count = new AtomicInteger();

    @Override
    public String call() throws Exception {
        count.incrementAndGet();
        return task.call();
    }
}
