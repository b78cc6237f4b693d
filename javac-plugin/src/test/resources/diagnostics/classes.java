////// err.accessor
// clauses: EM-CLASS-3
//// Lines.java
import java.util.List;
public emissary Lines(List<String> lines) {
    public String first() {
//-         return lines().get(0);  // error: accessor
//+         return lines.get(0);
    }
}
////// err.accessor.outside
// clauses: EM-CLASS-3
//// Report.java
import java.util.List;
class Report {
    emissary Lines(List<String> lines);
}
class Printer {
    int count(Report.Lines lines) {
//-         return lines.lines().size();  // error: accessor.outside
//+         return lines.size();
    }
}
////// err.field.not.final.content
// clauses: EM-CLASS-4
//// Logged.java
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
emissary Logged(Callable<String> task) {
//-     private List<String> results = new ArrayList<>();  // error: field.not.final.content
//+     private final List<String> results = new ArrayList<>();
    @Override
    public String call() throws Exception {
        results.add(task.call());
        return results.get(results.size() - 1);
    }
}
////// err.field.not.final
// clauses: EM-CLASS-4
//// Counted.java
import java.util.concurrent.Callable;
//+ import java.util.concurrent.atomic.AtomicInteger;
emissary Counted(Callable<String> task) {
//-     private int count;  // error: field.not.final
//+     private final AtomicInteger count = new AtomicInteger();
    @Override
    public String call() throws Exception {
//-         count++;
//+         count.incrementAndGet();
        return task.call();
    }
}
////// err.initializer.early
// clauses: EM-CLASS-4, EM-CTOR-2
//// Title.java
public emissary Title(CharSequence text) {
//-     private final int words = text.toString().split(" ").length;  // error: initializer.early
//+     private final int words;
//+     public Title {
//+         words = text.toString().split(" ").length;
//+     }
    public int words() {
        return words;
    }
}
////// err.initializer
// clauses: EM-CLASS-4
//// Job.java
import java.util.Objects;
public emissary Job(Runnable task) {
//-     {  // error: initializer
//+     public Job {
        Objects.requireNonNull(task, "task");
    }
}
////// err.serialization.delegated
// clauses: EM-CLASS-5, EM-FWD-1
//// Session.java
interface Session extends java.io.Serializable {
    String user();
    Object writeReplace();
}
//- emissary Guarded(Session session);  // error: serialization.delegated
//+ @SuppressWarnings("serial") // it is never written
//+ emissary Guarded(Session session) {
//+     @Override public Object writeReplace() { throw new UnsupportedOperationException(); }
//+ }
////// err.serialization.hook
// clauses: EM-CLASS-5
//// Stored.java
interface Stored extends java.io.Externalizable {
    String key();
}
//+ @SuppressWarnings("serial") // it is never read
emissary Cached(Stored stored) {
    @Override
    public void writeExternal(java.io.ObjectOutput out) {}
//-     @SuppressWarnings("serial")
//-     static Object writeReplace() {  // error: serialization.hook
//+     private Object writeReplace() {
        return "cached";
    }
}
////// err.superclass.missing
// clauses: EM-CLASS-1, EM-OPT-3
// library: none
//// Job.java
//+ // options: superclass=none
public emissary Job(Runnable task);  // error: superclass.missing
