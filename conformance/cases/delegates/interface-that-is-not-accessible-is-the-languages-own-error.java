// clauses: EM-DEL-5
// claim: An interface that is not accessible where the header names it is the language's own error, at that place.
//// q/Q.java
package q;

public class Q {
    interface Hidden { void f(); }
    public interface Sub extends Hidden {}
    public static class Impl implements Hidden { public void f() {} }
}
//// p/Users.java
package p;

import q.Q;

emissary OfComponent(
        Q.Hidden hidden);  // one error
emissary BesideSubinterface(Q.Sub sub) implements
        Q.Hidden;  // one error
emissary OfNamed(Q.Impl impl) implements
        Q.Hidden;  // one error
@dev.emissary.Emissary(
        Q.Hidden.class)  // one error
emissary OfList(Q.Sub sub);
