// clauses: EM-DEL-5
// claim: A method whose types are accessible where the emissary stands is legal, and so is one that the body declares or
//     that is not forwarded.
// given: HiddenTypes
//// q/Inside.java
package q;

import dev.emissary.Emissary;

emissary ByHand(HiddenTypes.Result c, HiddenTypes.Parameter d) {
    @Override public HiddenTypes.Hidden m() { return null; }
    @Override public void m(HiddenTypes.Hidden h) {}
}
emissary SamePackage(HiddenTypes.Thrown c);
@Emissary({Comparable.class, HiddenTypes.Mark.class}) record TypeArgument(HiddenTypes.Foo c) {}
//// p/Outside.java
package p;

class Subclass extends q.HiddenTypes.Base { emissary OfProtected(OfP c); }
class Nest { private static class T {} private interface W { T t(); } emissary OfPrivate(W c); }
emissary DeclaredWithoutIt(q.HiddenTypes.Thrown c) { @Override public void m() {} }
@dev.emissary.Emissary(Runnable.class) emissary NotListed(Thread t, q.HiddenTypes.Result c);
