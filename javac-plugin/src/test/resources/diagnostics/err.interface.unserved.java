// clauses: EM-DEL-3
//// Report.java
import dev.emissary.Emissary;
import java.util.List;

@Emissary({Iterable.class, AutoCloseable.class})  // error: interface.unserved
record Report(List<String> lines) {
    @Override
    public void close() {
        lines.clear();
    }
}
//// fixed: Report.java
import dev.emissary.Emissary;
import java.util.List;

@Emissary(Iterable.class)
record Report(List<String> lines) implements AutoCloseable {
    @Override
    public void close() {
        lines.clear();
    }
}
