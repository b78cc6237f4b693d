/* A report by hand. */
package worked_example;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Report implements Rows, Meter {
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

    @Override
    public String call() {
        List<String> log = new ArrayList<>();
        return Question.ask(new Report(new Sheet(log), Sheet.meter(log)), log);
    }
}
