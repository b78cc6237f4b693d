// clauses: EM-DEL-2, EM-DEL-6
// claim: Users see an ordinary class in either order.
//// Use.java
import java.util.function.*;
class Use { <T extends Runnable & java.io.Serializable> void g(T t) {} <T extends Runnable> void f(T t) {} void h(A a) { f(a); } }
//// A.java
emissary A(Runnable r);
//// B.java
emissary B(java.io.Closeable c);
//// C.java
emissary C<T>(Iterable<T> i);
