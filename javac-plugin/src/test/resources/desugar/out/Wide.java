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
    public Future<Map<String, Integer>> submit(Callable<Map<String, Integer>> arg0) {
        return completionService.submit(arg0);
    }

    @Override
    public Future<Map<String, Integer>> submit(Runnable arg0, Map<String, Integer> arg1) {
        return completionService.submit(arg0, arg1);
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
    public Future<Map<String, Integer>> poll(long arg0, TimeUnit arg1) throws InterruptedException {
        return completionService.poll(arg0, arg1);
    }

    @Override
    public CompletableFuture<Map<String, List<Integer>>> computeSomethingWithAName(
            Map<String, List<Integer>> arg0, Map<String, List<Integer>> arg1, int arg2)
            throws IOException, InterruptedException, TimeoutException {
        return service.computeSomethingWithAName(arg0, arg1, arg2);
    }
}
