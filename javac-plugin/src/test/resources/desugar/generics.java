////// Names
// shows: Type variables, parameters and classes that have one name are kept apart
// clauses: EM-FWD-3, EM-FWD-8
//// Names.java
package names;

//- import dev.emissary.Emissary;
//+ import dev.emissary.lang.Emissary;
import java.util.Map;
import java.util.concurrent.Callable;

interface Source<T> {
    <E extends Comparable<E>, T1> Map.Entry<E, T> entry(E key, T1 other, java.util.List<? super T> list);

    <X extends Exception> void fail() throws X;

    <U> U make();

    java.sql.Date date(java.util.Date date);
}

/** A class of a name that the forwarders would like to use. */
class List {}

//- @Emissary
//- record Names<E, T>(Source<T> arg0, Callable<E> result) implements Source<T>, Callable<E> {
//+ final class Names<E, T> extends Emissary implements Source<T>, Callable<E> {
//+     private final Source<T> arg0;
//+     private final Callable<E> result;
//+
//+     Names(Source<T> arg0, Callable<E> result) {
//+         this.arg0 = arg0;
//+         this.result = result;
//+     }
//+
    static class Date {}
//+
//+     @Override
//+     public <E1 extends Comparable<E1>, T1> Map.Entry<E1, T> entry(E1 key, T1 other, java.util.List<? super T> list) {
//+         return arg0.entry(key, other, list);
//+     }
//+
//+     @Override
//+     public <X extends Exception> void fail() throws X {
//+         arg0.<X>fail();
//+     }
//+
//+     @Override
//+     public <U> U make() {
//+         return arg0.<U>make();
//+     }
//+
//+     @Override
//+     public java.sql.Date date(java.util.Date date) {
//+         return arg0.date(date);
//+     }
//+
//+     @Override
//+     public E call() throws Exception {
//+         return result.call();
//+     }
}
////// Wide
// shows: Long signatures are wrapped, and types are imported
// clauses: EM-FWD-3, EM-EQ-1
//// Wide.java
package wide;

//+ import dev.emissary.lang.Emissary;
//+ import java.io.IOException;
//+ import java.util.List;
//+ import java.util.Map;
//+ import java.util.concurrent.CompletableFuture;
//+ import java.util.concurrent.TimeoutException;
//+
interface Service {
    java.util.concurrent.CompletableFuture<java.util.Map<String, java.util.List<Integer>>> computeSomethingWithAName(
            java.util.Map<String, java.util.List<Integer>> first, java.util.Map<String, java.util.List<Integer>> second, int third)
            throws java.io.IOException, InterruptedException, java.util.concurrent.TimeoutException;
}

//- emissary AVeryLongNameOfAnEmissaryThatNobodyWouldWrite(java.util.concurrent.Callable<java.util.Map<String, java.util.List<Integer>>> callableOfAMap, Service service);
//+ final class AVeryLongNameOfAnEmissaryThatNobodyWouldWrite
//+         extends Emissary
//+         implements java.util.concurrent.Callable<java.util.Map<String, java.util.List<Integer>>>, Service {
//+     private final java.util.concurrent.Callable<java.util.Map<String, java.util.List<Integer>>> callableOfAMap;
//+     private final Service service;
//+
//+     AVeryLongNameOfAnEmissaryThatNobodyWouldWrite(
//+             java.util.concurrent.Callable<java.util.Map<String, java.util.List<Integer>>> callableOfAMap,
//+             Service service) {
//+         this.callableOfAMap = callableOfAMap;
//+         this.service = service;
//+     }
//+
//+     @Override
//+     public Map<String, List<Integer>> call() throws Exception {
//+         return callableOfAMap.call();
//+     }
//+
//+     @Override
//+     public CompletableFuture<Map<String, List<Integer>>> computeSomethingWithAName(
//+             Map<String, List<Integer>> first, Map<String, List<Integer>> second, int third)
//+             throws IOException, InterruptedException, TimeoutException {
//+         return service.computeSomethingWithAName(first, second, third);
//+     }
//+ }
