// shows: Long signatures are wrapped, and types are imported
// clauses: EM-FWD-3, EM-EQ-1
//// Wide.java
package wide;

interface Service {
    java.util.concurrent.CompletableFuture<java.util.Map<String, java.util.List<Integer>>> computeSomethingWithAName(
            java.util.Map<String, java.util.List<Integer>> first, java.util.Map<String, java.util.List<Integer>> second, int third)
            throws java.io.IOException, InterruptedException, java.util.concurrent.TimeoutException;
}

emissary AVeryLongNameOfAnEmissaryThatNobodyWouldWrite(java.util.concurrent.CompletionService<java.util.Map<String, Integer>> completionService, Service service);
//// plain: Wide.java
package wide;

import dev.emissary.lang.Emissary;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

interface Service {
    java.util.concurrent.CompletableFuture<java.util.Map<String, java.util.List<Integer>>> computeSomethingWithAName(
            java.util.Map<String, java.util.List<Integer>> first, java.util.Map<String, java.util.List<Integer>> second, int third)
            throws java.io.IOException, InterruptedException, java.util.concurrent.TimeoutException;
}

final class AVeryLongNameOfAnEmissaryThatNobodyWouldWrite
        extends Emissary
        implements java.util.concurrent.CompletionService<java.util.Map<String, Integer>>, Service {
    private final java.util.concurrent.CompletionService<java.util.Map<String, Integer>> completionService;
    private final Service service;

    AVeryLongNameOfAnEmissaryThatNobodyWouldWrite(
            java.util.concurrent.CompletionService<java.util.Map<String, Integer>> completionService, Service service) {
        this.completionService = completionService;
        this.service = service;
    }

    @Override
    public Future<Map<String, Integer>> submit(Callable<Map<String, Integer>> callable) {
        return completionService.submit(callable);
    }

    @Override
    public Future<Map<String, Integer>> submit(Runnable runnable, Map<String, Integer> map) {
        return completionService.submit(runnable, map);
    }

    @Override
    public Future<Map<String, Integer>> take() throws InterruptedException {
        return completionService.take();
    }

    @Override
    public Future<Map<String, Integer>> poll() {
        return completionService.poll();
    }

    @Override
    public Future<Map<String, Integer>> poll(long l, TimeUnit timeUnit) throws InterruptedException {
        return completionService.poll(l, timeUnit);
    }

    @Override
    public CompletableFuture<Map<String, List<Integer>>> computeSomethingWithAName(
            Map<String, List<Integer>> first, Map<String, List<Integer>> second, int third)
            throws IOException, InterruptedException, TimeoutException {
        return service.computeSomethingWithAName(first, second, third);
    }
}
