package dev.emissary.tools.survey;

import com.github.javaparser.ast.CompilationUnit;
import dev.emissary.tools.analysis.FieldUses;
import dev.emissary.tools.analysis.Outline;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.analysis.WrapperFinder;
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

    /** What can be said of a file without resolving types; in a candidate they have to be resolved. */
    private record FirstLook(SourceFile file, boolean saysGenerated, int lines, int types, boolean isCandidate) {}

    /** Surveys a library. */
    public SubjectResult survey(Subject subject) throws IOException {
        try (Subject.Opened opened = subject.opener().open()) {
            return inDeepThread(() -> survey(subject, opened));
        }
    }

    private SubjectResult survey(Subject subject, Subject.Opened opened) throws IOException {
        SourceParser parser = new SourceParser(false);
        List<FirstLook> looks = new ArrayList<>();
        Outlines outlines = new Outlines();
        FieldUses uses = new FieldUses();
        List<Problem> unparsed = new ArrayList<>(opened.tree().problems());
        for (SourceFile file : opened.tree().files()) {
            CompilationUnit unit = parser.parse(file, unparsed::add);
            if (unit == null) {
                looks.add(new FirstLook(file, false, 0, 0, false));
            } else {
                List<Outline> found = Outline.of(file, unit);
                outlines.add(found);
                uses.add(unit);
                looks.add(new FirstLook(
                        file,
                        GeneratedSources.saysSo(file.text()),
                        unit.getRange().map(range -> range.end.line).orElse(0),
                        (int) found.stream()
                                .filter(outline -> !outline.isAnonymous())
                                .count(),
                        WrapperFinder.hasShape(unit)));
            }
        }
        Set<String> families = GeneratedSources.families(
                looks.stream().map(look -> look.file().displayName()).toList());
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
                subject.name(), subject.group(), numbers, resolution.wrappers, unparsed, resolution.unresolved.size());
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
