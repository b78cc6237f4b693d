// clauses: EM-DEL-2, EM-DEL-6
// claim: Files before that of an emissary see an ordinary class with the members that it has.
// order: any
//// Use.java
import java.util.function.*;

class Supplies implements Supplier<A> { public A get() { return new A(() -> {}); } }
class References { Function<Runnable, A> f = A::new; Runnable r = new A(null)::run; Consumer<A> c = A::run; }
class Casts { int f(Object o) { return o instanceof A a ? a.hashCode() : ((A) o).hashCode(); } }
class Assigns { void f(A a) { Runnable r = a; r.run(); a.run(); var v = a; v.run(); } }
class Arrays { A[] f() { return new A[] {new A(null)}; } Class<?> c = A[].class; }
class Closes { void f() { try (B b = new B(null)) { b.hashCode(); } catch (Exception e) { } } }
class Infers { <T extends Runnable> void f(T t) {} void h(A a) { f(a); } }
interface Constant { A A_ = new A(() -> { new A(null).run(); }); }
class Superclass { dev.emissary.lang.Emissary e(A a) { return a; } }
class Iterates { void each(C<String> c) { for (String s : c) { s.length(); } } }
//// Emissaries.java
emissary A(Runnable r);
emissary B(java.io.Closeable c);
emissary C<T>(Iterable<T> i);
