// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: throws clauses.
// together: same
//// Types.java
import java.io.*;
interface Task<V, X extends Throwable> {
    V call() throws X, InterruptedException;
    <Y extends Exception> void run(Class<Y> type) throws Y, X, IOException;
    default void unchecked() throws IllegalStateException, Error {}
}
//// step 2: T.java
import java.io.*;
emissary T<Z extends Exception>(Task<int[], Z> task);
//// same: T.java
import java.io.*;
final class T<Z extends Exception> extends dev.emissary.lang.Emissary implements Task<int[], Z> {
    private final Task<int[], Z> task;
    T(Task<int[], Z> task) { this.task = task; }
    public int[] call() throws Z, InterruptedException { return task.call(); }
    public <Y extends Exception> void run(Class<Y> arg0) throws Y, Z, IOException { task.run(arg0); }
    public void unchecked() throws IllegalStateException, Error { task.unchecked(); }
}
