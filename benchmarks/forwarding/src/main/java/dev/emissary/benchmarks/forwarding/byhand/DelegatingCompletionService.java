package dev.emissary.benchmarks.forwarding.byhand;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A completion service that forwards by hand. */
public final class DelegatingCompletionService<V> implements CompletionService<V> {

    private final CompletionService<V> service;

    /** Creates one in front of this delegate. */
    public DelegatingCompletionService(CompletionService<V> service) {
        this.service = service;
    }

    @Override
    public Future<V> poll() {
        return service.poll();
    }

    @Override
    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return service.poll(timeout, unit);
    }

    @Override
    public Future<V> submit(Runnable task, V result) {
        return service.submit(task, result);
    }

    @Override
    public Future<V> submit(Callable<V> task) {
        return service.submit(task);
    }

    @Override
    public Future<V> take() throws InterruptedException {
        return service.take();
    }
}
