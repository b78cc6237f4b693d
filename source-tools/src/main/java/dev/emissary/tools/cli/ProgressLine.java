package dev.emissary.tools.cli;

import dev.emissary.tools.source.Progress;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** Shows the progress of a command on standard error. */
final class ProgressLine implements Progress {
    private static final int WIDTH = 100;

    private ProgressBar bar;

    private ProgressLine() {}

    /** Returns a progress bar on a terminal, or else a progress that shows nothing. */
    static Progress create() {
        return Terminal.isPresent() ? new ProgressLine() : Progress.NONE;
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
}
