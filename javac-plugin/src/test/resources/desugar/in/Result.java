// shows: A component may be called `result`, as the variable of such a forwarder is
// clauses: EM-FWD-5, EM-FWD-8
package result;

import dev.emissary.Emissary;

interface Fluent {
    Fluent next(int... steps);
}

@Emissary
record Result(Fluent result) {}
