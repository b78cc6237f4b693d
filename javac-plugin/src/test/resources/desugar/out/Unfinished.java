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
