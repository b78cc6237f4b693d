// clauses: EM-DEL-5
// claim: A method whose types are accessible where the emissary stands is legal, and so is one that the body declares or
//     that is not forwarded.
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
//// q/Inside.java
package q;

import dev.emissary.Emissary;

emissary ByHand(Q.Result c, Q.Parameter d) {
    @Override public Q.Hidden m() { return null; }
    @Override public void m(Q.Hidden h) {}
}
emissary SamePackage(Q.Thrown c);
@Emissary({Comparable.class, Q.Mark.class}) record TypeArgument(Q.Foo c) {}
//// p/Outside.java
package p;

class Subclass extends q.Q.Base { emissary OfProtected(OfP c); }
class Nest { private static class T {} private interface W { T t(); } emissary OfPrivate(W c); }
emissary DeclaredWithoutIt(q.Q.Thrown c) { @Override public void m() {} }
@dev.emissary.Emissary(Runnable.class) emissary NotListed(Thread t, q.Q.Result c);
