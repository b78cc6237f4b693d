// shows: Long signatures are wrapped, and types are imported
// clauses: EM-FWD-3, EM-EQ-1
package wide;

interface Service {
    java.util.concurrent.CompletableFuture<java.util.Map<String, java.util.List<Integer>>> computeSomethingWithAName(
            java.util.Map<String, java.util.List<Integer>> first, java.util.Map<String, java.util.List<Integer>> second, int third)
            throws java.io.IOException, InterruptedException, java.util.concurrent.TimeoutException;
}

emissary AVeryLongNameOfAnEmissaryThatNobodyWouldWrite(java.util.concurrent.CompletionService<java.util.Map<String, Integer>> completionService, Service service);
