package dev.emissary.tools.survey;

import dev.emissary.tools.analysis.FieldUses;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.source.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Surveys libraries. Files are parsed by several threads, each with its own parser, and then discarded; types are
 * resolved by a single thread, because the symbol solver is not thread-safe, and only in files that need it. Generated
 * files are not counted; they are read for what they extend and use.
 */
public final class Surveyor {
    /** Enough for the types that nest deepest, so that no class is left out in one run and not in another. */
    private static final long STACK = 1L << 28;

    private final int threads;
    private final JdkClasses jdk = new JdkClasses();

    /** Creates a surveyor that parses with a number of threads. */
    public Surveyor(int threads) {
        this.threads = threads;
    }

    /**
     * What has been found in a library.
     *
     * @param result the numbers and the wrappers
     * @param details the places behind some of the numbers
     */
    public record Found(SubjectResult result, Details details) {}

    /** Surveys a library. */
    public Found survey(Subject subject) throws IOException {
        try (Subject.Opened opened = subject.opener().open()) {
            List<FirstLook> looks = FirstLook.at(opened.tree().files(), threads);
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
            List<FirstLook> written = looks.stream()
                    .filter(look -> !look.saysGenerated()
                            && !families.contains(look.file().displayName()))
                    .toList();
            Resolution resolution = new Resolution(opened, outlines, uses, jdk);
            inDeepThread(() -> written.stream()
                    .filter(FirstLook::isCandidate)
                    .forEach(look -> resolution.add(look.file())));
            Numbers numbers = new Numbers(
                    written.size(),
                    written.stream().mapToInt(FirstLook::lines).sum(),
                    written.stream().mapToInt(FirstLook::types).sum(),
                    resolution.delegating,
                    resolution.forgotten.size(),
                    resolution.leaks.size());
            return new Found(
                    new SubjectResult(
                            subject.name(),
                            subject.group(),
                            numbers,
                            resolution.wrappers,
                            unparsed,
                            resolution.unresolved.size()),
                    new Details(subject.name(), resolution.forgotten, resolution.leaks));
        }
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
