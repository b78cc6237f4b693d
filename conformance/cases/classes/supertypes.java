// The class that an emissary becomes, its superclass and its interfaces.
// clauses: EM-CLASS-1

//// case: interfaces-are-in-component-order (EM-CLASS-1, EM-DEL-3)
// class Four: final class Four extends dev.emissary.lang.Emissary implements A, B, C, java.util.RandomAccess
// class Three:
//     final class Three extends dev.emissary.lang.Emissary implements AutoCloseable, Runnable, Comparable<Three>
interface A { void a(); }
interface B { void b(); }
interface C { void c(); }
class ImplementsA implements A { @Override public void a() {} }
emissary Four(ImplementsA first, B second) implements C, A, java.util.RandomAccess {
    @Override public void c() {}
}
@dev.emissary.Emissary({Runnable.class, AutoCloseable.class})
record Three(AutoCloseable first, Runnable second) implements Comparable<Three> {
    @Override public int compareTo(Three other) { return 0; }
}

//// case: nested-emissary-is-static-and-final-with-its-own-access
// class Outer$P, Outer$Face$S: public static final class * extends dev.emissary.lang.Emissary implements A
// methods of Outer$P, Outer$Q, Outer$R, Outer$Face$S: public void a()
// class Outer$Q: private static final class Outer$Q extends dev.emissary.lang.Emissary implements A
// class Outer$R: protected static final class Outer$R extends dev.emissary.lang.Emissary implements A
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

//// case: supertypes-mention-the-type-parameters (EM-CLASS-1, EM-DEL-6)
// class X:
//     public final class X<T extends Number & Comparable<T>> extends dev.emissary.lang.Emissary implements java.util.Collection<T>, java.util.function.Supplier<T[]>
public emissary X<T extends Number & Comparable<T>>(java.util.Collection<T> list)
        implements java.util.function.Supplier<T[]> { @Override public T[] get() { return null; } }
