/* A report with Groovy's @Delegate. */
package worked_example

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

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

class Program implements Callable<String> {
    @Override
    String call() {
        List<String> log = []
        Question.ask(new Report(new Sheet(log), Sheet.meter(log)), log)
    }
}
