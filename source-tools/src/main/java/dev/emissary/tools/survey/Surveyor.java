package dev.emissary.tools.survey;

import com.github.javaparser.ast.CompilationUnit;
import dev.emissary.tools.analysis.ClassPath;
import dev.emissary.tools.analysis.DelegationFinder;
import dev.emissary.tools.analysis.Outline;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.Progress;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Surveys libraries. Files are parsed by several threads, each with its own parser, and then discarded; types are
 * resolved by a single thread, because the symbol solver is not thread-safe, and only in files that need it.
 */
public final class Surveyor {
    /** The result of the first look at a file. */
    private record Look(
            SourceFile file, int lines, List<Outline> outlines, boolean isCandidate, List<Problem> problems) {}

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
     * @param details the places behind two of them
     */
    public record Found(SubjectResult numbers, Details details) {}

    /** Surveys a library. */
    public Found survey(Subject subject) throws IOException {
        PeakHeap heap = new PeakHeap();
        long begin = System.nanoTime();
        try (Subject.Opened opened = subject.opener().open()) {
            progress.begin(subject.name(), opened.tree().files().size());
            Outlines outlines = new Outlines();
            List<SourceFile> candidates = new ArrayList<>();
            List<Problem> unparsed = new ArrayList<>(opened.tree().problems());
            int lines = 0;
            int types = 0;
            for (Look look : looks(opened.tree().files())) {
                outlines.add(look.outlines());
                lines += look.lines();
                types += (int) look.outlines().stream()
                        .filter(outline -> !outline.isAnonymous())
                        .count();
                unparsed.addAll(look.problems());
                if (look.isCandidate()) {
                    candidates.add(look.file());
                }
            }
            Counter counter = new Counter(outlines, jdk);
            int unresolved = resolve(opened, candidates, counter);
            progress.end();
            Details details = new Details(subject.name(), counter.forgotten, counter.leaks);
            SubjectResult numbers = new SubjectResult(
                    subject.name(),
                    opened.tree().files().size(),
                    lines,
                    types,
                    counter.delegating,
                    counter.mostly,
                    counter.purely,
                    counter.forwarders,
                    counter.forwarderLines,
                    counter.convertible,
                    counter.reasons,
                    details.forgottenByMethod(),
                    details.leaks().size(),
                    unparsed,
                    unresolved,
                    Math.round((System.nanoTime() - begin) / 1e8) / 10.0,
                    heap.megabytes());
            return new Found(numbers, details);
        }
    }

    private int resolve(Subject.Opened opened, List<SourceFile> candidates, Counter counter) throws IOException {
        DelegationFinder finder = new DelegationFinder(ClassPath.solver(opened.roots(), opened.classPath()));
        SourceParser parser = new SourceParser(true);
        List<Problem> unresolved = new ArrayList<>();
        for (SourceFile file : candidates) {
            CompilationUnit unit = parser.parse(file, unresolved::add);
            finder.find(file, unit, unresolved::add).forEach(source -> {
                try {
                    counter.count(source);
                } catch (RuntimeException | StackOverflowError failure) {
                    unresolved.add(new Problem(file.displayName(), source.line(), failure.toString()));
                }
            });
            progress.step();
        }
        return unresolved.size();
    }

    private List<Look> looks(List<SourceFile> files) throws IOException {
        ThreadLocal<SourceParser> parsers = ThreadLocal.withInitial(() -> new SourceParser(false));
        ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(null, task, "parser", 1L << 26);
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Callable<Look>> tasks = new ArrayList<>();
            files.forEach(file -> tasks.add(() -> look(file, parsers.get())));
            List<Look> looks = new ArrayList<>();
            for (Future<Look> future : executor.invokeAll(tasks)) {
                looks.add(future.get());
            }
            return looks;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        } catch (ExecutionException failure) {
            throw new IOException(failure.getCause());
        } finally {
            executor.shutdownNow();
        }
    }

    private Look look(SourceFile file, SourceParser parser) {
        List<Problem> problems = new ArrayList<>();
        CompilationUnit unit = parser.parse(file, problems::add);
        progress.step();
        return unit == null
                ? new Look(file, 0, List.of(), false, problems)
                : new Look(
                        file,
                        unit.getRange().map(range -> range.end.line).orElse(0),
                        Outline.of(file, unit),
                        !DelegationFinder.candidates(unit).isEmpty(),
                        problems);
    }
}
