package dev.emissary.tools.play;

import java.io.IOException;
import java.time.Duration;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The requests that wait for a compiler, and the compilers. Their number and their time are bounded: a compiler that takes
 * too long is stopped, and another one takes its place.
 */
final class CompileQueue implements AutoCloseable {
    /**
     * The bounds of what the page's server does at a time.
     *
     * @param bytes how large a request may be
     * @param compilations how many compilations run at a time, each in a process of its own
     * @param waiting how many more requests may wait for one of them
     * @param patience how long a request waits for its turn
     * @param time how long a compilation may take before its process is stopped
     */
    record Limits(int bytes, int compilations, int waiting, Duration patience, Duration time) {
        static final Limits DEFAULT = new Limits(256 * 1024, 3, 8, Duration.ofSeconds(5), Duration.ofSeconds(10));
    }

    /** What answers one program after another, for one thread at a time, and can be stopped by another thread. */
    interface ProgramCompiler extends AutoCloseable {
        /** Returns what the page is told about a program, as JSON. */
        byte[] answer(Program program) throws IOException;

        /** Whether it can answer once more. */
        boolean isUsable();

        /** Stops it; an answer that it is working on fails. */
        @Override
        void close();
    }

    private final Limits limits;
    private final Start start;
    private final Semaphore places;
    private final Semaphore running;
    private final Deque<ProgramCompiler> idle = new ConcurrentLinkedDeque<>();
    private final Set<ProgramCompiler> started = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "time of compilations");
        thread.setDaemon(true);
        return thread;
    });

    /** How a compiler is had. */
    interface Start {
        ProgramCompiler compiler() throws IOException;
    }

    CompileQueue(Limits limits, Start start) {
        this.limits = limits;
        this.start = start;
        places = new Semaphore(limits.compilations() + limits.waiting());
        running = new Semaphore(limits.compilations(), true);
    }

    /**
     * Waits for a compiler and for its answer.
     *
     * @throws Refusal if too many requests wait, or if this one takes too long
     */
    byte[] answer(Program program) throws Refusal, IOException, InterruptedException {
        if (!places.tryAcquire()) {
            throw new Refusal(Refusal.TOO_MANY, "too many requests wait; try again in a second");
        }
        try {
            if (!running.tryAcquire(limits.patience().toMillis(), TimeUnit.MILLISECONDS)) {
                throw new Refusal(Refusal.UNAVAILABLE, "other programs are still being compiled; try again later");
            }
            try {
                return answerOfOne(program);
            } finally {
                running.release();
            }
        } finally {
            places.release();
        }
    }

    private byte[] answerOfOne(Program program) throws Refusal, IOException {
        ProgramCompiler waiting = idle.poll();
        ProgramCompiler compiler = waiting == null ? start.compiler() : waiting;
        started.add(compiler);
        AtomicBoolean stopped = new AtomicBoolean();
        ScheduledFuture<?> stop = clock.schedule(
                () -> {
                    stopped.set(true);
                    compiler.close();
                },
                limits.time().toMillis(),
                TimeUnit.MILLISECONDS);
        try {
            return compiler.answer(program);
        } catch (IOException failure) {
            compiler.close();
            started.remove(compiler);
            throw stopped.get()
                    ? new Refusal(
                            Refusal.UNAVAILABLE,
                            "not compiled within " + limits.time().toSeconds() + " seconds")
                    : new Refusal(Refusal.UNAVAILABLE, "the compiler fails: " + failure.getMessage());
        } finally {
            if (stop.cancel(false) && compiler.isUsable()) {
                idle.push(compiler);
            }
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        started.forEach(ProgramCompiler::close);
    }
}
