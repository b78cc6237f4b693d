// clauses: EM-FWD-8
// claim: A method type variable may have the name of the class's.
// class X:
//     public final class X<U> extends dev.emissary.lang.Emissary implements Foo<U>
// methods of X:
//     public <U2, U1> java.util.Map<U, java.util.Map<U2, U1>> m(U2, U, U1)
//// Foo.java
import java.util.*;
public interface Foo<T> { <U, U1> Map<T, Map<U, U1>> m(U u, T t, U1 v); }
//// X.java
public emissary X<U>(Foo<U> foo);
