// shows: Methods that the interface overloads cause no warning at the class
// clauses: EM-FWD-3, EM-EQ-1
package overloads;

import dev.emissary.Emissary;

@SuppressWarnings("overloads")
interface Functions {
    void take(java.util.function.IntFunction<String> function);

    void take(java.util.function.DoubleFunction<String> function);
}

@Emissary
record Overloads(Functions functions) {}
