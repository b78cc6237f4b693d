// clauses: EM-CLASS-1
// claim: A nested emissary is static and final and has its own access.
// class Outer$P: public static final class Outer$P extends dev.emissary.lang.Emissary implements A
// methods of Outer$P: public void a()
// class Outer$Q: private static final class Outer$Q extends dev.emissary.lang.Emissary implements A
// methods of Outer$Q: public void a()
// class Outer$R: protected static final class Outer$R extends dev.emissary.lang.Emissary implements A
// methods of Outer$R: public void a()
// class Outer$Face$S: public static final class Outer$Face$S extends dev.emissary.lang.Emissary implements A
// methods of Outer$Face$S: public void a()
//// A.java
public interface A { void a(); }
//// P.java
class Outer {
    public emissary P(A a);
    private @dev.emissary.Emissary record Q(A a) {}
    protected emissary R(A a);
    interface Face { emissary S(A a); }
    A hide(A a) { return new Q(a); }
}
