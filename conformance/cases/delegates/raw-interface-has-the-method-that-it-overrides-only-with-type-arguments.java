// clauses: EM-DEL-6, EM-FWD-1, EM-FWD-3
// claim: A raw interface has the method that it overrides only with type arguments.
// class X: final class X extends dev.emissary.lang.Emissary implements Numbers
// methods of X:
//     public java.util.function.Consumer andThen(java.util.function.Consumer)
//     public void accept(Number)
//     public void accept(Object)
import java.util.function.*;
interface Numbers<N extends Number> extends Consumer<N> { void accept(N n); }
@SuppressWarnings("rawtypes") emissary X(Numbers n);
