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
////// Abstract
// left: superclass, line 3: it extends a class: Thread; abstract, line 3: it is abstract; initializer, line 6: it has an instance initializer
//// Abstract.java
package corpus;

abstract class Abstract extends Thread implements Runnable {
    private final Runnable task;
    Abstract(Runnable task) { this.task = task; }
    { setName("task"); }
    @Override public void run() { task.run(); }
}
