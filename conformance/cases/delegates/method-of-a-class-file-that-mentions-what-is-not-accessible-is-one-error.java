// clauses: EM-DEL-5
// claim: A method whose signature mentions a type that is not accessible is one error where the interface comes from a
//     class file, too.
//// q/Q.java
package q;

import java.util.*;

public class Q {
    static class Hidden extends Exception { private static final long serialVersionUID = 1; }
    static class Around { public static class Inside {} }
    public static class Shown extends Around {}
    public interface Result { Hidden m(); void ok(); }
    public interface Parameter { void m(Hidden h); }
    public interface Thrown { void m() throws Hidden; }
    public interface Bound { <T extends Hidden> void m(T t); }
    public interface Bounds { <T extends Runnable & Comparable<Hidden[]>> void m(T t); }
    public interface Deep { Map<String, ? super List<Hidden>[]> m(); }
    public interface Inside { Around.Inside m(); }
    public interface Inherited extends Result {}
    public interface Mark<T> {}
    public static class Foo implements Comparable<Hidden>, Mark<Hidden> {
        public int compareTo(Hidden h) { return 0; }
    }
    public static class Base { protected static class P {} public interface OfP { P m(); } }
}
//// step 2: p/Users.java
package p;

import dev.emissary.Emissary;
import q.Q;

emissary OfResult(Q.Result c);  // error: method.inaccessible
@Emissary record InAnnotationForm(Q.Result c) {}  // error: method.inaccessible
emissary OfParameter(Q.Parameter c);  // error: method.inaccessible
emissary OfThrown(Q.Thrown c);  // error: method.inaccessible
emissary OfBound(Q.Bound c);  // error: method.inaccessible
emissary OfBounds(Q.Bounds c);  // error: method.inaccessible
emissary OfArgument(Q.Deep c);  // error: method.inaccessible
emissary OfMemberOfHidden(Q.Inside c);  // error: method.inaccessible
emissary OfInherited(Q.Inherited c);  // error: method.inaccessible
emissary OfProtected(Q.Base.OfP c);  // error: method.inaccessible
class X { private static class T {} interface W { T t(); } }
emissary OfPrivate(X.W c);  // error: method.inaccessible
