import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** The report with Lombok. */
@RequiredArgsConstructor
final class Report implements Rows, Meter {
    @Delegate(types = Rows.class)
    private final Table table;

    @Delegate
    private final Meter meter;

    @Override
    public int number(String column) {
        Guard.check(column);
        return table.number(column);
    }

    @Override
    public Rows limit(int count) {
        table.limit(count);
        return this;
    }

    @Override
    public void close() {
        table.close();
        meter.close();
    }
}
