// shows: A canonical constructor that is written in full stays as it is, and so do additional final fields
// clauses: EM-CTOR-2, EM-CTOR-3, EM-CLASS-4
package canonical;

import dev.emissary.Emissary;

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
