// clauses: EM-CTOR-1
// claim: The implicit constructor has the components in order and the access of the class.
// class Outer$X:
//     public static final class Outer$X extends dev.emissary.lang.Emissary implements A, B
// methods of Outer$X:
//     public int a()
//     public int b()
// constructors of Outer$X:
//     public X(A, B)
// class A:
//     public interface A
// methods of A:
//     public abstract int a()
// constructors of A:
// class B:
//     public interface B
// methods of B:
//     public abstract int b()
// constructors of B:
//// A.java
public interface A { int a(); }
//// B.java
public interface B { int b(); }
//// X.java
class Outer {
    public emissary X(A a, B b);
    Object use() { return new X(null, null); }
}
