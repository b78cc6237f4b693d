////// err.canonical.call
// clauses: EM-CTOR-3
//// Job.java
import java.util.Objects;
public emissary Job(Runnable task) {
    public Job(Runnable task) {
//-         super();  // error: canonical.call
        this.task = Objects.requireNonNull(task);
    }
}
////// err.canonical.generic
// clauses: EM-CTOR-3
//// Rows.java
import java.util.Iterator;
public emissary Rows<T>(Iterator<T> rows) {
//-     public <R> Rows(Iterator<T> rows) {  // error: canonical.generic
//+     public Rows(Iterator<T> rows) {
        this.rows = rows;
    }
}
////// err.canonical.names
// clauses: EM-CTOR-3
//// Job.java
import java.util.Objects;
public emissary Job(Runnable task) {
//-     public Job(Runnable runnable) {  // error: canonical.names
//-         this.task = Objects.requireNonNull(runnable);
//+     public Job(Runnable task) {
//+         this.task = Objects.requireNonNull(task);
    }
}
////// err.canonical.throws
// clauses: EM-CTOR-3
//// Journal.java
import java.io.IOException;
public emissary Journal(Appendable target) {
//-     public Journal(Appendable target) throws IOException {  // error: canonical.throws
//+     public static Journal open(Appendable target) throws IOException {
        target.append("opened");
//-         this.target = target;
//+         return new Journal(target);
    }
}
////// err.canonical.type
// clauses: EM-CTOR-3
//// Words.java
import java.util.ArrayList;
import java.util.List;
public emissary Words(Iterable<String> words) {
//-     public Words(Iterable<?> words) {  // error: canonical.type
//+     public Words(Iterable<String> words) {
        List<String> texts = new ArrayList<>();
        words.forEach(word -> texts.add(word.toString()));
        this.words = texts;
    }
}
////// err.compact.assignment
// clauses: EM-CTOR-2
//// Prices.java
import java.util.List;
public emissary Prices(List<Integer> prices) {
    public Prices {
//-         this.prices = List.copyOf(prices);  // error: compact.assignment
//+         prices = List.copyOf(prices);
    }
}
////// err.compact.return
// clauses: EM-CTOR-2
//// Job.java
public emissary Job(Runnable task) {
    public Job {
//-         if (task != null) {
//-             return;  // error: compact.return
//+         if (task == null) {
//+             task = () -> {};
        }
//-         task = () -> {};
    }
}
////// err.compact.this
// clauses: EM-CTOR-2
//// Session.java
import java.util.ArrayList;
import java.util.List;
emissary Session(Runnable task) {
    private static final List<Session> ALL = new ArrayList<>();
//-     Session {
//-         ALL.add(this);  // error: compact.this
//-     }
//+     Session(Runnable task) {
//+         this.task = task;
//+         ALL.add(this);
//+     }
}
////// err.constructor.call
// clauses: EM-CTOR-4
//// Names.java
import java.util.ArrayList;
import java.util.List;
public emissary Names(List<String> names) {
    public Names() {  // error: constructor.call
//-         this.names = new ArrayList<>();
//+         this(new ArrayList<>());
    }
}
