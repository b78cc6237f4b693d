// shows: A component may be called `result`, as the variable of such a forwarder is
// clauses: EM-FWD-5, EM-FWD-8
//// Result.java
package result;

import dev.emissary.Emissary;

interface Fluent {
    Fluent next(int... steps);
}

@Emissary
record Result(Fluent result) {}
//// plain: Result.java
package result;

import dev.emissary.lang.Emissary;

interface Fluent {
    Fluent next(int... steps);
}

final class Result extends Emissary implements Fluent {
    private final Fluent result;

    Result(Fluent result) {
        this.result = result;
    }

    @Override
    public Fluent next(int... steps) {
        Fluent result = this.result.next(steps);
        return result == this.result ? this : result;
    }
}
