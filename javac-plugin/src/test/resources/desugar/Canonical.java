// shows: A canonical constructor that is written in full stays as it is, and so do additional final fields
// clauses: EM-CTOR-2, EM-CTOR-3, EM-CLASS-4
//// Canonical.java
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
//// plain: Canonical.java
package canonical;

import dev.emissary.lang.Emissary;

final class Canonical extends Emissary implements Runnable {
    private final Runnable run;

    private Canonical(Runnable run) {
        this.run = run;
    }

    @Override
    public void run() {
        run.run();
    }
}

final class Additional extends Emissary implements Runnable {
    private final Runnable run;

    private final long created = System.nanoTime();
    private final String name;

    Additional(Runnable run) {
        name = "additional";
        this.run = run;
    }

    @Override
    public void run() {
        run.run();
    }
}
