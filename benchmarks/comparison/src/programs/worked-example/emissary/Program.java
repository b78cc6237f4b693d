/* A report as an emissary. */
package worked_example;

import dev.emissary.Emissary;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

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

    @Override
    public String call() {
        List<String> log = new ArrayList<>();
        return Question.ask(new Report(new Sheet(log), Sheet.meter(log)), log);
    }
}
