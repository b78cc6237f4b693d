// clauses: EM-DEL-2, EM-DEL-6
// claim: Users see an ordinary class in either order.
//// C.java
emissary C<T>(Iterable<T> i);
//// B.java
emissary B(java.io.Closeable c);
//// A.java
emissary A(Runnable r);
//// Use.java
import java.util.function.*;
class Use { Function<Runnable, A> f = A::new; Runnable r = new A(null)::run; Consumer<A> c = A::run; }
