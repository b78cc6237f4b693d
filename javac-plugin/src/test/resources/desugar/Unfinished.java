// shows: Where a compact constructor cannot complete normally, nothing is assigned
// clauses: EM-CTOR-2, EM-EQ-2
//// Unfinished.java
package unfinished;

import dev.emissary.Emissary;

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
//// plain: Unfinished.java
package unfinished;

import dev.emissary.lang.Emissary;

final class Refusing extends Emissary implements Runnable {
    private final Runnable run;

    Refusing(Runnable run) {
        throw new IllegalArgumentException("never");
    }

    @Override
    public void run() {
        run.run();
    }
}

final class Looping extends Emissary implements Runnable {
    private final Runnable run;

    Looping(Runnable run) {
        if (true) {
        for (int i = 0; ; i++) {
            if (i > 3) {
                break;
            }
        }
        }
        this.run = run;
    }

    @Override
    public void run() {
        run.run();
    }
}
