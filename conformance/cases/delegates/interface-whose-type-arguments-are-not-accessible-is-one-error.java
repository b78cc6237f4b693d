// clauses: EM-DEL-5
// claim: An interface whose type arguments are not accessible from the emissary cannot be delegated, with or without
//     methods.
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
//// p/Users.java
package p;

import dev.emissary.Emissary;
import q.Q;

@Emissary(Comparable.class) emissary OfComparable(Q.Foo c);  // error: interface.inaccessible
@Emissary(Q.Mark.class) emissary OfMarker(Q.Foo c);  // error: interface.inaccessible
