/** The report written by hand. */
final class Report implements Rows, Meter {
    private final Table table;
    private final Meter meter;

    Report(Table table, Meter meter) {
        this.table = table;
        this.meter = meter;
    }

    @Override
    public boolean next() {
        return table.next();
    }

    @Override
    public String text(String column) {
        return table.text(column);
    }

    @Override
    public int number(String column) {
        Guard.check(column);
        return table.number(column);
    }

    @Override
    public String textOr(String column, String otherwise) {
        return table.textOr(column, otherwise);
    }

    @Override
    public Rows limit(int count) {
        table.limit(count);
        return this;
    }

    @Override
    public int reads() {
        return meter.reads();
    }

    @Override
    public void close() {
        table.close();
        meter.close();
    }
}
