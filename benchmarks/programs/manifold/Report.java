import manifold.ext.delegation.rt.api.link;

/** The report with Manifold. */
final class Report implements Rows, Meter {
    @link(Rows.class)
    private final Table table;

    @link
    private final Meter meter;

    Report(Table table, Meter meter) {
        this.table = table;
        this.meter = meter;
    }

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
