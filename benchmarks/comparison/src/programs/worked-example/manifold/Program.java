/* A report with Manifold's @link. */
package worked_example;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Report implements Rows, Meter {
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

    @Override
    public String call() {
        List<String> log = new ArrayList<>();
        return Question.ask(new Report(new Sheet(log), Sheet.meter(log)), log);
    }
}
