package dev.emissary.tools.play;

import java.io.IOException;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The requests that wait for a compiler, and the compilers. Their number and their time are bounded: nothing can stop a
 * thread in the middle of a compilation, so one that takes too long is abandoned, and counts until it ends.
 */
final class CompileQueue implements AutoCloseable {
    /** Deeply nested programs need more than the default stack. */
    private static final long STACK_BYTES = 16 << 20;

    private final Limits limits;
    private final Semaphore places;
    private final Semaphore running;
    private final Deque<WarmCompiler> idle = new ConcurrentLinkedDeque<>();

    /** What is done with a compiler. */
    interface Work<T> {
        T with(WarmCompiler compiler) throws IOException;
    }

    CompileQueue(Limits limits) {
        this.limits = limits;
        places = new Semaphore(limits.compilations() + limits.waiting());
        running = new Semaphore(limits.compilations(), true);
    }

    /**
     * Waits for a compiler and for the work with it.
     *
     * @throws Refusal if too many requests wait, or if this one takes too long
     */
    <T> T run(Work<T> work) throws Refusal, IOException, InterruptedException {
        if (!places.tryAcquire()) {
            throw new Refusal(Refusal.TOO_MANY, "too many requests wait; try again in a second");
        }
        try {
            if (!running.tryAcquire(limits.patience().toMillis(), TimeUnit.MILLISECONDS)) {
                throw new Refusal(Refusal.UNAVAILABLE, "other programs are still being compiled; try again later");
            }
            return start(work);
        } finally {
            places.release();
        }
    }

    private <T> T start(Work<T> work) throws Refusal, IOException, InterruptedException {
        WarmCompiler waiting = idle.poll();
        WarmCompiler compiler;
        try {
            compiler = waiting == null ? new WarmCompiler() : waiting;
        } catch (IOException | RuntimeException failure) {
            running.release();
            throw failure;
        }
        FutureTask<T> task = new FutureTask<>(() -> work.with(compiler));
        Runnable whole = () -> {
            try {
                task.run();
            } finally {
                giveBack(compiler);
                running.release();
            }
        };
        Thread thread = new Thread(null, whole, "compilation", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(limits.time().toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            compiler.abandon();
            throw new Refusal(
                    Refusal.UNAVAILABLE,
                    "not compiled within " + limits.time().toSeconds() + " seconds; the compilation is abandoned");
        } catch (ExecutionException failure) {
            throw new IOException("the compiler fails: " + failure.getCause(), failure.getCause());
        }
    }

    private void giveBack(WarmCompiler compiler) {
        if (compiler.isAbandoned()) {
            compiler.close();
        } else {
            idle.push(compiler);
        }
    }

    @Override
    public void close() {
        for (WarmCompiler compiler = idle.poll(); compiler != null; compiler = idle.poll()) {
            compiler.close();
        }
    }
}
