package dev.emissary.tools.play;

import java.io.IOException;
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
