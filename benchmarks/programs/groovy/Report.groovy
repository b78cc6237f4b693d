import groovy.transform.TupleConstructor

/** The report in Groovy. */
@TupleConstructor(includeFields = true)
final class Report implements Rows, Meter {
    @Delegate(interfaces = false, includeTypes = Rows)
    private final Table table

    @Delegate
    private final Meter meter

    @Override
    int number(String column) {
        Guard.check(column)
        table.number(column)
    }

    @Override
    Rows limit(int count) {
        table.limit(count)
        this
    }

    @Override
    void close() {
        table.close()
        meter.close()
    }
}
