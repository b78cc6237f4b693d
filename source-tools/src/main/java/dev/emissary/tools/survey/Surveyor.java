package dev.emissary.tools.survey;

import dev.emissary.tools.analysis.FieldUses;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Surveys libraries. All files are looked at first, and types are resolved only in files that need it. Generated files are
 * not counted; they are read for what they extend and use.
 */
public final class Surveyor {
    /** Enough for the types that nest deepest, so that no class is left out in one run and not in another. */
    private static final long STACK = 1L << 28;

    private final JdkClasses jdk = new JdkClasses();

    /** Surveys a library. */
    public SubjectResult survey(Subject subject) throws IOException {
        try (Subject.Opened opened = subject.opener().open()) {
            return inDeepThread(() -> survey(subject, opened));
        }
    }

    private SubjectResult survey(Subject subject, Subject.Opened opened) throws IOException {
        SourceParser parser = new SourceParser(false);
        List<FirstLook> looks = new ArrayList<>();
        for (SourceFile file : opened.tree().files()) {
            looks.add(FirstLook.at(file, parser));
        }
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
                .filter(look ->
                        !look.saysGenerated() && !families.contains(look.file().displayName()))
                .toList();
        Resolution resolution = new Resolution(opened, outlines, uses, jdk);
        written.stream().filter(FirstLook::isCandidate).forEach(look -> resolution.add(look.file()));
        Numbers numbers = new Numbers(
                written.size(),
                written.stream().mapToInt(FirstLook::lines).sum(),
                written.stream().mapToInt(FirstLook::types).sum(),
                resolution.delegating,
                resolution.forgotten,
                resolution.leaks);
        return new SubjectResult(
                subject.name(),
                subject.group(),
                numbers,
                resolution.wrappers,
                unparsed,
                resolution.unresolved.size());
    }

    private static SubjectResult inDeepThread(Callable<SubjectResult> work) throws IOException {
        FutureTask<SubjectResult> task = new FutureTask<>(work);
        new Thread(null, task, "survey", STACK).start();
        try {
            return task.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof IOException unreadable
                    ? unreadable
                    : new IOException(failure.getCause());
        }
    }
}
