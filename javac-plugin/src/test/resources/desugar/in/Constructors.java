package constructors;

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

@Emissary
record Refusing(Runnable run) {
    Refusing {
        throw new IllegalArgumentException("never");
    }
}

@Emissary
record Looping(Runnable run) {
    Looping {
        for (int i = 0; ; i++) {
            if (i > 3) {
                break;
            }
        }
    }
}

@Emissary
record Canonical(Runnable run) {
    private Canonical(Runnable run) {
        this.run = run;
    }
}

emissary Additional(Runnable run) {
    private final long created = System.nanoTime();
    private final String name;

    Additional {
        name = "additional";
    }
}
