// shows: Methods that the interface overloads cause no warning at the class
// clauses: EM-FWD-3, EM-EQ-1
//// Overloads.java
package overloads;

import dev.emissary.Emissary;

@SuppressWarnings("overloads")
interface Functions {
    void take(java.util.function.IntFunction<String> function);

    void take(java.util.function.DoubleFunction<String> function);
}

@Emissary
record Overloads(Functions functions) {}
//// plain: Overloads.java
package overloads;

import dev.emissary.lang.Emissary;
import java.util.function.DoubleFunction;
import java.util.function.IntFunction;

@SuppressWarnings("overloads")
interface Functions {
    void take(java.util.function.IntFunction<String> function);

    void take(java.util.function.DoubleFunction<String> function);
}

final class Overloads extends Emissary implements Functions {
    private final Functions functions;

    Overloads(Functions functions) {
        this.functions = functions;
    }

    @SuppressWarnings("overloads")
    @Override
    public void take(IntFunction<String> function) {
        functions.take(function);
    }

    @SuppressWarnings("overloads")
    @Override
    public void take(DoubleFunction<String> function) {
        functions.take(function);
    }
}
