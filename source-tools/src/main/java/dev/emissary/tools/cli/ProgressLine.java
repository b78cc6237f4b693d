package dev.emissary.tools.cli;

import dev.emissary.tools.survey.Surveyor;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** Shows on standard error how far a survey has come. */
final class ProgressLine implements Surveyor.Progress {
    private static final int WIDTH = 100;

    private ProgressBar bar;

    private ProgressLine() {}

    /** Returns a bar on a terminal, and nothing to see elsewhere. */
    static Surveyor.Progress create() {
        return Terminal.isPresent() ? new ProgressLine() : new Silent();
    }

    @Override
    public void begin(String name, int files) {
        bar = new ProgressBarBuilder()
                .setTaskName(name)
                .setInitialMax(files)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                .build();
    }

    @Override
    public void step() {
        bar.step();
    }

    @Override
    public void end() {
        bar.close();
    }

    /** No progress to see. */
    private static final class Silent implements Surveyor.Progress {
        @Override
        public void begin(String name, int files) {}

        @Override
        public void step() {}

        @Override
        public void end() {}
    }
}
