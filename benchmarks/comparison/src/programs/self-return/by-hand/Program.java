/* A class by hand, whose author knows that the delegate returns itself. */
package self_return;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Guarded implements Query {
        private final Query query;

        Guarded(Query query) {
            this.query = query;
        }

        @Override
        public Query where(String condition) {
            query.where(condition);
            return this;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Guarded(new Table()));
    }
}
