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
