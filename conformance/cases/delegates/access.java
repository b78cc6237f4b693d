// Types that the emissary has no access to.
// clauses: EM-DEL-5

//// case: interface-that-is-not-accessible-is-the-languages-own-error
//// q/Q.java
public class Q {
    interface Hidden { void f(); }
    private static class Secret {}
    protected interface Guarded { Secret s(); }
    public interface Sub extends Hidden {}
    public static class Impl implements Hidden { public void f() {} }
}
//// p/Users.java
import q.Q;
emissary OfComponent(
        Q.Hidden hidden);  // one error
emissary OfProtected(
        Q.Guarded guarded);  // one error
emissary BesideSubinterface(Q.Sub sub) implements
        Q.Hidden;  // one error
emissary OfNamed(Q.Impl impl) implements
        Q.Hidden;  // one error
@dev.emissary.Emissary(
        Q.Hidden.class)  // one error
emissary OfList(Q.Sub sub);

//// case: method-of-a-class-file-that-mentions-what-is-not-accessible-is-one-error
// given: HiddenTypes
//// step 2: p/Users.java
import q.HiddenTypes;
emissary OfResult(HiddenTypes.Result c);  // error: method.inaccessible
emissary OfThrown(HiddenTypes.Thrown c);  // error: method.inaccessible
emissary OfBounds(HiddenTypes.Bounds c);  // error: method.inaccessible
emissary OfArgument(HiddenTypes.Deep c);  // error: method.inaccessible
emissary OfProtected(HiddenTypes.Base.OfP c);  // error: method.inaccessible

//// case: method-that-mentions-what-is-not-accessible-is-one-error
// given: HiddenTypes
//// p/Users.java
import dev.emissary.Emissary;
import q.HiddenTypes;
emissary OfResult(HiddenTypes.Result c);  // error: method.inaccessible
emissary OfParameter(HiddenTypes.Parameter c);  // error: method.inaccessible
emissary OfThrown(HiddenTypes.Thrown c);  // error: method.inaccessible
emissary OfBound(HiddenTypes.Bound c);  // error: method.inaccessible
emissary OfArgument(HiddenTypes.Deep c);  // error: method.inaccessible
emissary OfInherited(HiddenTypes.Inherited c);  // error: method.inaccessible
emissary OfProtected(HiddenTypes.Base.OfP c);  // error: method.inaccessible
class X { private static class T {} interface W { T t(); } }
emissary OfPrivate(X.W c);  // error: method.inaccessible
@Emissary(Comparable.class) emissary OfComparable(HiddenTypes.Foo c);  // error: interface.inaccessible
@Emissary(HiddenTypes.Mark.class) emissary OfMarker(HiddenTypes.Foo c);  // error: interface.inaccessible

//// case: method-whose-types-are-accessible-to-the-emissary-is-legal
// given: HiddenTypes
//// q/Inside.java
import dev.emissary.Emissary;
emissary ByHand(HiddenTypes.Result c, HiddenTypes.Parameter d) {
    @Override public HiddenTypes.Hidden m() { return null; }
    @Override public void m(HiddenTypes.Hidden h) {}
}
emissary SamePackage(HiddenTypes.Thrown c);
@Emissary({Comparable.class, HiddenTypes.Mark.class}) record TypeArgument(HiddenTypes.Foo c) {}
//// p/Outside.java
class Subclass extends q.HiddenTypes.Base { emissary OfProtected(OfP c); }
class Nest { private static class T {} private interface W { T t(); } emissary OfPrivate(W c); }
emissary DeclaredWithoutIt(q.HiddenTypes.Thrown c) { @Override public void m() {} }
@dev.emissary.Emissary(Runnable.class) emissary NotListed(Thread t, q.HiddenTypes.Result c);

//// case: private-interface-is-accessible-in-its-top-level-class-only
class Q {
    private interface P { void f(); }
    static class C implements P { public void f() {} }
    emissary Inside(P p);
    private emissary Private(Q.C p) implements Q.P;
}
emissary Outside(Q.C p) implements
        Q.P;  // one error
