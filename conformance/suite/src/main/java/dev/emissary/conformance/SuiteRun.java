package dev.emissary.conformance;

import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.conformance.verdict.CaseRunner;
import dev.emissary.conformance.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** A run of cases in several threads, each with a compiler of its own. */
final class SuiteRun {
    private final List<ConformanceCase> cases;
    private final int jobs;
    private final Consumer<Verdict> progress;

    /**
     * Creates a run.
     *
     * @param jobs how many threads there are
     * @param progress is told each verdict
     */
    SuiteRun(List<ConformanceCase> cases, int jobs, Consumer<Verdict> progress) {
        this.cases = List.copyOf(cases);
        this.jobs = jobs;
        this.progress = progress;
    }

    /** Returns the verdicts in the order of the cases' names. */
    List<Verdict> with(CompilerChoice choice) {
        ConcurrentLinkedQueue<ConformanceCase> open = new ConcurrentLinkedQueue<>(cases);
        IntFunction<Callable<List<Verdict>>> job = number -> () -> {
            List<Verdict> verdicts = new ArrayList<>();
            try (CompilerChoice.Started started = choice.start()) {
                CaseRunner runner = started.runner();
                for (ConformanceCase one = open.poll(); one != null; one = open.poll()) {
                    Verdict verdict = runner.run(one);
                    progress.accept(verdict);
                    verdicts.add(verdict);
                }
            }
            return verdicts;
        };
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<List<Verdict>>> futures = new ArrayList<>();
            for (int i = 0; i < jobs; i++) {
                futures.add(threads.submit(job.apply(i)));
            }
            List<Verdict> all = new ArrayList<>();
            for (Future<List<Verdict>> future : futures) {
                all.addAll(future.get());
            }
            all.sort(Comparator.comparing(verdict -> verdict.subject().name()));
            return all;
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interruption);
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } finally {
            threads.shutdownNow();
        }
    }
}
