package dev.emissary.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * A run of cases, in each processor's thread with a compiler of its own.
 *
 * @param cases the cases
 * @param orders in how many orders of its files a case is compiled
 * @param out takes the compiler, each failure, and the numbers of all cases, in lines
 */
public record SuiteRun(List<ConformanceCase> cases, int orders, Consumer<String> out) {
    /** Returns the verdicts in the order of the cases' names. */
    public List<Verdict> with(CompilerChoice choice) {
        out.accept(choice.toString());
        long start = System.nanoTime();
        List<Verdict> verdicts = verdicts(choice);
        long failed = verdicts.stream().filter(Verdict::failed).count();
        long skipped = verdicts.stream().filter(Verdict::skipped).count();
        out.accept("%d cases: %d passed, %d failed, %d skipped, in %.1f s"
                .formatted(
                        verdicts.size(),
                        verdicts.size() - failed - skipped,
                        failed,
                        skipped,
                        (System.nanoTime() - start) / 1e9));
        return verdicts;
    }

    private List<Verdict> verdicts(CompilerChoice choice) {
        ConcurrentLinkedQueue<ConformanceCase> open = new ConcurrentLinkedQueue<>(cases);
        Callable<List<Verdict>> job = () -> {
            List<Verdict> verdicts = new ArrayList<>();
            try (CaseRunner runner = choice.start(orders)) {
                for (ConformanceCase one = open.poll(); one != null; one = open.poll()) {
                    Verdict verdict = runner.run(one);
                    verdict.failures().forEach(failure -> out.accept(verdict.subject() + ": " + failure));
                    verdicts.add(verdict);
                }
            }
            return verdicts;
        };
        int jobs = Runtime.getRuntime().availableProcessors();
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            List<Verdict> all = new ArrayList<>();
            for (Future<List<Verdict>> future : threads.invokeAll(Collections.nCopies(jobs, job))) {
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
