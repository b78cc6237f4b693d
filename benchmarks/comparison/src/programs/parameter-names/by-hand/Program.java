/* A class by hand. */
package parameter_names;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Atlas implements Map {
        private final Map map;

        Atlas(Map map) {
            this.map = map;
        }

        @Override
        public int distance(int longitude, int latitude) {
            return map.distance(longitude, latitude);
        }
    }

    @Override
    public String call() {
        return Question.ask(new Atlas(new Flat()));
    }
}
