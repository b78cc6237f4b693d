// clauses: EM-CTOR-1
// claim: The implicit constructor of an interface member is public.
// class Face$X:
//     public static final class Face$X extends dev.emissary.lang.Emissary implements A
// methods of Face$X:
//     public int a()
// constructors of Face$X:
//     public X(A)
// class Face$Y:
//     public static final class Face$Y extends dev.emissary.lang.Emissary implements A
// methods of Face$Y:
//     public int a()
// constructors of Face$Y:
//     public Y(A)
// class Ann$Z:
//     public static final class Ann$Z extends dev.emissary.lang.Emissary implements A
// methods of Ann$Z:
//     public int a()
// constructors of Ann$Z:
//     public Z(A)
//// A.java
public interface A { int a(); }
//// Face.java
public interface Face {
    emissary X(A a);
    @dev.emissary.Emissary record Y(A a) {}
}
//// Ann.java
@interface Ann { emissary Z(A a); }
