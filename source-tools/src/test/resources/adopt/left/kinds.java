////// Inner
// left: inner, line 4: it is an inner or local class
//// Inner.java
package corpus;

class Outer {
    class Inner implements Runnable {
        private final Runnable runnable;
        Inner(Runnable runnable) { this.runnable = runnable; }
        @Override public void run() { runnable.run(); }
    }
}
////// ForClients
// left: api, line 4: clients can extend it
//// ForClients.java
package corpus;

public class ForClients {
    protected static class Task implements Runnable {
        private final Runnable task;
        protected Task(Runnable task) { this.task = task; }
        @Override public void run() { task.run(); }
    }
}
