/* A report with Lombok's @Delegate. */
package worked_example;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Report implements Rows, Meter {
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

    @Override
    public String call() {
        List<String> log = new ArrayList<>();
        return Question.ask(new Report(new Sheet(log), Sheet.meter(log)), log);
    }
}
