/* Is every abstract method forwarded, an inherited one too, without being named? */
package all_methods;

import java.util.ArrayList;
import java.util.List;

public final class Question {
    private static final List<String> CALLS = new ArrayList<>();

    private Question() {}

    /** A delegate that records its calls. */
    public static Store store() {
        return new Store() {
            @Override
            public int size() {
                CALLS.add("size");
                return 1;
            }

            @Override
            public void put(String value) {
                CALLS.add("put");
            }

            @Override
            public String get() {
                CALLS.add("get");
                return "";
            }
        };
    }

    public static String ask(Store wrapper) {
        CALLS.clear();
        wrapper.size();
        wrapper.put("");
        wrapper.get();
        return (CALLS.equals(List.of("size", "put", "get")) ? "yes" : "no") + ": the delegate got the calls " + CALLS;
    }
}
