////// err.method.ambiguous
// clauses: EM-DEL-8
//// Sink.java
import java.io.PrintStream;
interface Sink {
    void println(String line);
}
//- emissary Console(PrintStream out) delegates Sink;  // error: method.ambiguous
//+ emissary Console(PrintStream out) delegates Sink {
//+     @Override
//+     public void println(String line) {
//+         out.println(line);
//+     }
//+ }
////// err.method.bridge
// clauses: EM-CONF-1
//// Kennel.java
//+ import dev.emissary.Emissary;
class Kennel {
    interface Keeper<A> {
        void feed(A animal);
    }
    interface Feeder {
        void feed(Object food);
    }
//-     emissary Assistant(Keeper<String> keeper, Feeder feeder);  // error: method.bridge
//+     @Emissary(Keeper.class)
//+     emissary Assistant(Keeper<String> keeper, Feeder feeder) {
//+         void fill(Object food) {
//+             feeder.feed(food);
//+         }
//+     }
}
////// err.method.clash
// clauses: EM-CONF-1
//// Club.java
import java.util.List;
class Club {
    interface Members {
        void admit(List<String> names);
    }
    interface Guests {
        void admit(List<Integer> tickets);
    }
//-     emissary Door(Members members, Guests guests);  // error: method.clash
//+     emissary Door(Members members, Guests guests) {
//+         @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void admit(List names) { this.members.admit(names); } // or this.guests.admit(names)
//+     }
}
////// err.method.conflict
// clauses: EM-CONF-1
//// Outputs.java
import java.io.Flushable;
//- public emissary Outputs(Flushable toDisk, Flushable toNetwork);  // error: method.conflict
//+ public emissary Outputs(Flushable toDisk, Flushable toNetwork) {
//+     @Override public void flush() throws java.io.IOException { this.toDisk.flush(); } // or this.toNetwork.flush()
//+ }
////// err.method.conflict.returns
// clauses: EM-CONF-1, EM-CONF-2
//// Stock.java
//+ import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
class Stock {
    interface Shelf {
        List<String> items();
    }
    interface Catalogue {
        RandomAccess items();
    }
//-     emissary Shop(Shelf shelf, Catalogue catalogue);  // error: method.conflict.returns
//+     emissary Shop(Shelf shelf, Catalogue catalogue) {
//+         @Override
//+         public ArrayList<String> items() {
//+             return new ArrayList<>(shelf.items());
//+         }
//+     }
}
////// err.method.default
// clauses: EM-CONF-6
//// Greeting.java
class Greeting {
    interface Named {
        String name();
    }
    interface Loud extends Named {
        @Override
        default String name() {
            return "LOUD";
        }
    }
//-     emissary Speaker(Named named) implements Loud;  // error: method.default
//+     emissary Speaker(Named named) implements Loud {
//+         @Override public String name() { return this.named.name(); } // or Greeting.Loud.super.name()
//+     }
}
////// err.method.irreconcilable
// clauses: EM-CONF-2
//// Match.java
//+ import dev.emissary.Emissary;
class Match {
    interface Stopwatch {
        void stop();
    }
    interface Counter {
        int stop();
    }
//-     emissary Referee(Stopwatch watch, Counter goals);  // error: method.irreconcilable
//+     @Emissary(Stopwatch.class)
//+     emissary Referee(Stopwatch watch, Counter goals) {
//+         int stopCounting() {
//+             return goals.stop();
//+         }
//+     }
}
////// err.method.required.clash
// clauses: EM-CONF-5
//// Sorting.java
import java.util.List;
class Sorting {
    interface Names {
        void sort(List<String> names);
    }
    interface Numbers {
        void sort(List<Integer> numbers);
    }
//-     emissary Both(Names names) implements Numbers;  // error: method.required.clash
//+     emissary Both(Names names) implements Numbers {
//+         @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void sort(List names) { this.names.sort(names); }
//+     }
}
////// err.method.required.result
// clauses: EM-CONF-5
//// Answers.java
import java.util.concurrent.Callable;
class Answers {
    interface TextCallable extends Callable<Object> {
        @Override
        String call() throws Exception;
    }
//-     emissary Answer(Callable<Object> question) implements TextCallable;  // error: method.required.result
//+     emissary Answer(Callable<Object> question) implements TextCallable {
//+         @Override public String call() throws Exception { throw new UnsupportedOperationException(); }
//+     }
}
////// err.method.required.returns
// clauses: EM-CONF-5
//// Counting.java
class Counting {
    interface Counter {
        int next();
    }
    interface Chain {
        Chain next();
    }
//-     emissary Numbered(Counter counter) implements Chain;  // error: method.required.returns
//+     emissary Numbered(Counter counter);
}
////// err.method.required.throws
// clauses: EM-CONF-5
//// Closing.java
import java.io.Closeable;
class Closing {
    interface Resource extends AutoCloseable {
        @Override
        void close();
    }
//-     emissary Quiet(Closeable file) implements Resource;  // error: method.required.throws
//+     emissary Quiet(Closeable file) implements Resource {
//+         @Override public void close() { try { this.file.close(); } catch (java.io.IOException e) { throw new RuntimeException(e); } }
//+     }
}
////// err.method.same.erasure
// clauses: EM-CONF-7
//// Shelving.java
class Shelving {
    interface Shelf<T extends Comparable<T>> {
        void put(T value);
    }
    interface Cupboard<A> extends Shelf<String> {
        void put(A value);
    }
//-     emissary Locked<A extends Comparable<A>>(Cupboard<A> cupboard);  // error: method.same.erasure
//+     emissary Locked<A>(Cupboard<A> cupboard);
}
////// err.method.same.signature
// clauses: EM-CONF-7
//// Printing.java
class Printing {
    interface Printer<T> {
        void print(T value);
        void print(String text);
    }
//-     emissary Logged(Printer<String> printer);  // error: method.same.signature
//+     emissary Logged<T>(Printer<T> printer);
}
////// err.name.clash
// clauses: EM-FWD-6
//// Ranking.java
import java.util.Comparator;
emissary Ranking(Comparator<String> order) {
//-     static int compare(Object first, Object second) {  // error: name.clash
//+     static int compareAny(Object first, Object second) {
        return 0;
    }
}
