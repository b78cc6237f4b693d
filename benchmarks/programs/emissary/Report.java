import dev.emissary.Emissary;

/** The report as an emissary. */
@Emissary({Rows.class, Meter.class})
record Report(Table table, Meter meter) {
    @Override
    public int number(String column) {
        Guard.check(column);
        return table.number(column);
    }

    @Override
    public void close() {
        table.close();
        meter.close();
    }
}
