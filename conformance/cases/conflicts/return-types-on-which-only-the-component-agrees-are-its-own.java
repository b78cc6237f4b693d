// clauses: EM-CONF-3
// claim: Return types on which only the component agrees are its own.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements C, B, A
// methods of X:
//     bridge public Comparable m()
//     bridge public Number m()
//     bridge public java.io.Serializable m()
//     public Integer m()
import java.util.function.*;
interface A { Number m(); }
interface B { Comparable<Integer> m(); }
interface C { java.io.Serializable m(); }
abstract class Impl implements A, B, C { public abstract Integer m(); }
emissary X(Impl impl) implements C, B, A;
