////// Nested
// shows: Delegating classes in an enum, in an interface and in a class
//// Nested.java
package corpus;

//+ import dev.emissary.Emissary;
import java.util.concurrent.Callable;

class Nested {
//-     private static class InClass<T> implements Callable<T> {
//-         private final Callable<T> callable;
//-
//-         InClass(Callable<T> callable) {
//-             this.callable = callable;
//-         }
//-
//-         @Override
//-         public T call() throws Exception {
//-             return callable.call();
//-         }
//+     @Emissary
//+     private record InClass<T>(Callable<T> callable) {
//+         InClass {}
    }

    Callable<String> callable() {
        return new InClass<>(() -> "");
    }

    enum InEnum {
        ONE;

//-         static final class Task implements Runnable {
//-             private final Runnable runnable;
//-
//-             private Task(Runnable runnable) {
//-                 this.runnable = runnable;
//-             }
//-
//-             @Override
//-             public void run() {
//-                 runnable.run();
//-             }
//+         @Emissary
//+         record Task(Runnable runnable) {
//+             private Task {}
        }
    }

    interface Tasks {
//-         class Task implements Runnable {
//-             private final Runnable runnable;
//-
//-             public Task(Runnable task) {
//-                 runnable = task;
//-             }
//-
//-             @Override
//-             public void run() {
//-                 runnable.run();
//-             }
//-         }
//+         @Emissary
//+         record Task(Runnable runnable) {}
    }
}
