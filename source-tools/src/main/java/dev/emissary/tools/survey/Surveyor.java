package dev.emissary.tools.survey;

import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.Progress;
import dev.emissary.tools.survey.wrapper.FieldUses;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Surveys libraries. Files are parsed by several threads, each with its own parser, and then discarded; types are
 * resolved by a single thread, because the symbol solver is not thread-safe, and only in files that need it.
 */
public final class Surveyor {
    /** Enough for the types that nest deepest, so that no class is left out in one run and not in another. */
    private static final long STACK = 1L << 28;

    private final int threads;
    private final Progress progress;
    private final JdkClasses jdk = new JdkClasses();

    /** Creates a surveyor that parses with a number of threads. */
    public Surveyor(int threads, Progress progress) {
        this.threads = threads;
        this.progress = progress;
    }

    /**
     * What has been found in a library.
     *
     * @param numbers the numbers
     * @param details the places behind some of them
     */
    public record Found(SubjectResult numbers, Details details) {}

    /** Surveys a library. */
    public Found survey(Subject subject) throws IOException {
        try (Subject.Opened opened = subject.opener().open()) {
            progress.begin(subject.name(), 2 * opened.tree().files().size());
            List<FirstLook> looks = FirstLook.at(opened.tree().files(), threads, progress);
            Set<String> families = GeneratedSources.families(
                    looks.stream().map(look -> look.file().displayName()).toList());
            Outlines outlines = new Outlines();
            FieldUses uses = new FieldUses();
            List<Problem> unparsed = new ArrayList<>(opened.tree().problems());
            for (FirstLook look : looks) {
                outlines.add(look.outlines());
                uses.add(look.uses());
                unparsed.addAll(look.problems());
            }
            try (Resolution resolution = new Resolution(opened, outlines, uses, jdk)) {
                Numbers[] numbers = {Numbers.NONE, Numbers.NONE};
                inDeepThread(() -> {
                    for (FirstLook look : looks) {
                        boolean isGenerated = look.saysGenerated()
                                || families.contains(look.file().displayName());
                        Numbers found = look.isCandidate()
                                ? look.numbers().plus(resolution.add(look.file(), isGenerated))
                                : look.numbers();
                        numbers[0] = numbers[0].plus(found);
                        numbers[1] = isGenerated ? numbers[1] : numbers[1].plus(found);
                        progress.step();
                    }
                });
                progress.end();
                return found(subject, numbers, resolution, unparsed);
            }
        }
    }

    private static Found found(Subject subject, Numbers[] numbers, Resolution resolution, List<Problem> unparsed) {
        Counter counter = resolution.counter;
        Details details = new Details(subject.name(), counter.forgotten, counter.leftByRestricting, counter.leaks);
        return new Found(
                new SubjectResult(
                        subject.name(),
                        subject.group(),
                        numbers[0],
                        numbers[1],
                        resolution.wrappers,
                        resolution.crossed,
                        details.forgottenByMethod(),
                        unparsed,
                        resolution.unresolved.size()),
                details);
    }

    private static void inDeepThread(Runnable work) throws IOException {
        Throwable[] failure = new Throwable[1];
        Thread thread = new Thread(null, work, "resolver", STACK);
        thread.setUncaughtExceptionHandler((failed, thrown) -> failure[0] = thrown);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
        if (failure[0] != null) {
            throw new IOException(failure[0]);
        }
    }
}
