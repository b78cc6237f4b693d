////// err.annotation.type
// clauses: EM-DEL-5
//// Clock.java
import dev.emissary.Emissary;
import java.time.Instant;
import java.util.function.Supplier;
//- @Emissary({Supplier.class, Deprecated.class})  // error: annotation.type
//+ @Deprecated
//+ @Emissary(Supplier.class)
record Clock(Supplier<Instant> source) {}
////// err.component.arguments
// clauses: EM-DEL-2, EM-DEL-5
//// Names.java
import java.util.List;
class Ordered<T> implements Comparable<List<T>> {
    @Override
    public int compareTo(List<T> other) {
        return other.size();
    }
}
//- emissary Names(Ordered<String> texts) implements Comparable<List<Integer>>;  // error: component.arguments
//+ emissary Names(Ordered<String> texts) implements Comparable<List<String>>;
////// err.component.not.interface
// clauses: EM-DEL-2, EM-DEL-5
//// Title.java
/** The title of a book, of which nobody sees more than its characters. */
//- public emissary Title(String text);  // error: component.not.interface
//+ public emissary Title(String text) implements CharSequence;
////// err.interface.inaccessible
// clauses: EM-DEL-5
//// Store.java
import dev.emissary.Emissary;
import java.util.function.Supplier;
class Store {
//-     private record Key(int id) {}
//+     record Key(int id) {}
    abstract static class Keys implements Supplier<Key> {}
}
@Emissary(Supplier.class)
emissary NextKey(Store.Keys keys);  // error: interface.inaccessible
////// err.interface.repeated
// clauses: EM-DEL-5
//// Playlist.java
import dev.emissary.Emissary;
import java.util.List;
@Emissary(Iterable.class)
//- record Playlist(List<String> titles) implements Iterable<String> {}  // error: interface.repeated
//+ record Playlist(List<String> titles) {}
////// err.interface.sealed
// clauses: EM-DEL-5
//// Drawing.java
class Drawing {
//-     sealed interface Shape permits Square {
//+     sealed interface Shape permits Square, Outline {
        double area();
    }
    record Square(double side) implements Shape {
        @Override
        public double area() {
            return side * side;
        }
    }
    emissary Outline(Shape shape);  // error: interface.sealed
}
////// err.interface.unserved
// clauses: EM-DEL-3
//// Report.java
import dev.emissary.Emissary;
import java.util.List;
//- @Emissary({Iterable.class, AutoCloseable.class})  // error: interface.unserved
//- record Report(List<String> lines) {
//+ @Emissary(Iterable.class)
//+ record Report(List<String> lines) implements AutoCloseable {
    @Override
    public void close() {
        lines.clear();
    }
}
////// err.list.arguments
// clauses: EM-DEL-3
//// Title.java
//- public emissary Title(String text) delegates Comparable<Integer> {} // error: list.arguments
//+ public emissary Title(String text) delegates Comparable {}
////// err.list.component
// clauses: EM-DEL-3
//// Lines.java
//- public emissary Lines(Iterable<String> lines) delegates lines;  // error: list.component
//+ public emissary Lines(Iterable<String> lines) delegates Iterable;
////// err.list.empty
// clauses: EM-DEL-3
//// Feed.java
import dev.emissary.Emissary;
import java.util.function.Supplier;
//- @Emissary({})  // error: list.empty
//+ @Emissary
public record Feed(Supplier<String> source) {}
////// err.list.twice
// clauses: EM-DEL-3
//// Title.java
//- import dev.emissary.Emissary;
//- @Emissary(CharSequence.class)
public emissary Title(String text) delegates CharSequence {} // error: list.twice
////// err.method.bound
// clauses: EM-DEL-5, EM-FWD-3
//// Lines.java
class Lines {
    interface Sink<T> {
        <U extends T> void accept(U value);
    }
//-     emissary Table(Sink<String[]> rows);  // error: method.bound
//+     emissary Table(Sink<String[]> rows) {
//+         @Override public void accept(String[] value) { this.rows.accept(value); }
//+     }
}
////// err.method.bounds
// clauses: EM-DEL-5, EM-FWD-3
//// Kiosk.java
class Kiosk {
    interface Buyer<A> {
        boolean take(A item);
    }
    interface Reader {
        void take(String text);
    }
    interface Counter<T> {
        <C extends Buyer<T> & Reader> void serve(C customer);
    }
//-     emissary Newsstand(Counter<String> counter);  // error: method.bounds
//+     emissary Newsstand(Counter<Integer> counter);
}
////// err.method.inaccessible
// clauses: EM-DEL-5
//// Registry.java
class Registry {
//-     private record Entry(String key) {}
//+     record Entry(String key) {}
    interface Lookup {
        Entry find(String key);
    }
}
emissary Cached(Registry.Lookup lookup);  // error: method.inaccessible
////// err.name.inherited
// clauses: EM-DEL-6
//// Front.java
interface Shop {
    void open();
    interface Till {
        int total();
    }
}
//- emissary Front(Shop shop, Till till);  // error: name.inherited
//+ emissary Front(Shop shop, Shop.Till till);
////// err.names.itself
// clauses: EM-DEL-6
//// Callable.java
//- import java.util.concurrent.*;
//- public emissary Callable<V>(Callable<V> task);  // error: names.itself
//+ public emissary Callable<V>(java.util.concurrent.Callable<V> task);
////// err.names.member
// clauses: EM-DEL-6
//// Basket.java
//- emissary Basket(Basket.Content content) {  // error: names.member
//-     interface Content {
//-         int size();
//-     }
//+ emissary Basket(Content content);
//+ interface Content {
//+     int size();
}
////// err.not.an.interface
// clauses: EM-DEL-5
//// Title.java
import dev.emissary.Emissary;
//- @Emissary(String.class)  // error: not.an.interface
//+ @Emissary(CharSequence.class)
record Title(String text) {}
////// err.wildcard.inherited
// clauses: EM-DEL-3
//// Shelf.java
import dev.emissary.Emissary;
import java.util.List;
import java.util.function.Supplier;
class Shelf {
    abstract static class Box<T> implements Supplier<List<T>> {}
    @Emissary(Supplier.class)
//-     emissary Contents(Box<? extends Number> box);  // error: wildcard.inherited
//+     emissary Contents<N extends Number>(Box<N> box);
}
////// err.wildcard
// clauses: EM-DEL-3
//// Prices.java
import java.util.function.Supplier;
//- public emissary Prices(Supplier<? extends Number> latest);  // error: wildcard
//+ public emissary Prices<N extends Number>(Supplier<N> latest);
////// err.target.empty
// clauses: EM-DEL-10
//// Version.java
import dev.emissary.Emissary;
//- @Emissary record Version(@Emissary Comparable<Integer> number) {}  // error: target.empty
//+ @Emissary record Version(@Emissary(Comparable.class) Comparable<Integer> number) {}
////// err.target.unknown
// clauses: EM-DEL-10
//// Version.java
//- emissary Version(Integer number, String label) delegates Comparable to numbr;  // error: target.unknown
//+ emissary Version(Integer number, String label) delegates Comparable to number;
////// err.target.unserved
// clauses: EM-DEL-10
//// Version.java
//- emissary Version(Integer number, String label) delegates CharSequence to number;  // error: target.unserved
//+ emissary Version(Integer number, String label) delegates CharSequence to label;
