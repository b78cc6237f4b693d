import dev.emissary.Emissary;
import java.util.List;

@Emissary(Iterable.class)
record Report(List<String> lines) implements AutoCloseable {
    @Override
    public void close() {
        lines.clear();
    }
}
