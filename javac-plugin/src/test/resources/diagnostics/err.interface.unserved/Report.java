// clauses: EM-DEL-3
import dev.emissary.Emissary;
import java.util.List;

@Emissary({Iterable.class, AutoCloseable.class})  // error: interface.unserved
record Report(List<String> lines) {
    @Override
    public void close() {
        lines.clear();
    }
}
