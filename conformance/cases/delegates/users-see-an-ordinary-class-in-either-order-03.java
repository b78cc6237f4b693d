// clauses: EM-DEL-2, EM-DEL-6
// claim: Users see an ordinary class in either order.
//// Use.java
import java.util.function.*;
class Use { Function<Runnable, A> f = A::new; Runnable r = new A(null)::run; Consumer<A> c = A::run; }
//// A.java
emissary A(Runnable r);
//// B.java
emissary B(java.io.Closeable c);
//// C.java
emissary C<T>(Iterable<T> i);
