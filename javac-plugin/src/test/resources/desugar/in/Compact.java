// shows: A compact constructor assigns the fields at its end
// clauses: EM-CTOR-2, EM-CTOR-4
package compact;

import dev.emissary.Emissary;
import java.util.Objects;

@Emissary
record Checked(Runnable run, Readable text) {
    Checked {
        Objects.requireNonNull(text);
        if (run == null) {
            run = () -> {};
        }
    }
}

@Emissary
record OneLine(Runnable run) {
    private OneLine { Objects.requireNonNull(run); }

    OneLine() {
        this(() -> {});
    }
}
