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
