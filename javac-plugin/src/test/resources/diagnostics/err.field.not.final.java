// clauses: EM-CLASS-4
//// Counted.java
import java.util.Iterator;

emissary Counted(Iterator<String> lines) {
    private int count;  // error: field.not.final

    @Override
    public String next() {
        count++;
        return lines.next();
    }
}
//// fixed: Counted.java
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicInteger;

emissary Counted(Iterator<String> lines) {
    private final AtomicInteger count = new AtomicInteger();

    @Override
    public String next() {
        count.incrementAndGet();
        return lines.next();
    }
}
