// shows: Nor does the class cause a warning for methods that the interface overloads
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
