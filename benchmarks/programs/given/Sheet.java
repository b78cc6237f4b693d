import java.util.List;
import java.util.Map;

/** A table of two rows that logs what is done with it. */
public final class Sheet implements Table {
    private static final List<Map<String, Object>> ROWS = List.of(
            Map.of("name", "Ada", "born", 1815, "salary", 300, "title", ""),
            Map.of("name", "Grace", "born", 1906, "salary", 400, "title", "Rear Admiral"));

    private final List<String> log;
    private int row = -1;
    private int end = ROWS.size();

    public Sheet(List<String> log) {
        this.log = log;
    }

    /** A meter of the reads in a log. */
    public static Meter meter(List<String> log) {
        return new Meter() {
            @Override
            public int reads() {
                return (int)
                        log.stream().filter(entry -> entry.startsWith("read ")).count();
            }

            @Override
            public void close() {
                log.add("meter closed");
            }
        };
    }

    @Override
    public boolean next() {
        return ++row < end;
    }

    @Override
    public String text(String column) {
        log.add("read " + column);
        return (String) ROWS.get(row).get(column);
    }

    @Override
    public int number(String column) {
        log.add("read " + column);
        return (Integer) ROWS.get(row).get(column);
    }

    /** Reads once where the interface reads twice. */
    @Override
    public String textOr(String column, String otherwise) {
        String text = text(column);
        return text.isEmpty() ? otherwise : text;
    }

    @Override
    public Rows limit(int count) {
        end = Math.min(end, count);
        return this;
    }

    @Override
    public void update(String column, Object value) {
        log.add("updated " + column);
    }

    @Override
    public void close() {
        log.add("table closed");
    }
}
