package constructors;

import dev.emissary.lang.Emissary;
import java.io.IOException;
import java.nio.CharBuffer;
import java.util.Objects;

final class Checked extends Emissary implements Runnable, Readable {
    private final Runnable run;
    private final Readable text;

    Checked(Runnable run, Readable text) {
        Objects.requireNonNull(text);
        if (run == null) {
            run = () -> {};
        }
        this.run = run;
        this.text = text;
    }

    @Override
    public void run() {
        run.run();
    }

    @Override
    public int read(CharBuffer arg0) throws IOException {
        return text.read(arg0);
    }
}

final class OneLine extends Emissary implements Runnable {
    private final Runnable run;

    private OneLine(Runnable run) { Objects.requireNonNull(run); this.run = run; }

    OneLine() {
        this(() -> {});
    }

    @Override
    public void run() {
        run.run();
    }
}

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
