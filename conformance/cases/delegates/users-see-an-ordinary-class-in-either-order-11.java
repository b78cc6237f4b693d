// clauses: EM-DEL-2, EM-DEL-6
// claim: Users see an ordinary class in either order.
//// Use.java
import java.util.function.*;
class Use { void f() { try (B b = new B(null)) { b.hashCode(); } catch (Exception e) { } } }
//// A.java
emissary A(Runnable r);
//// B.java
emissary B(java.io.Closeable c);
//// C.java
emissary C<T>(Iterable<T> i);
