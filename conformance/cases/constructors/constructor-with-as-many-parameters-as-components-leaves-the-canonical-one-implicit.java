// clauses: EM-CTOR-1, EM-CTOR-4
// claim: Another constructor with as many parameters as components leaves the canonical one implicit.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements A
// methods of X:
//     public int a()
//     static int run()
// constructors of X:
//     X(Integer)
//     X(Object)
//     public X(A)
// prints:
//     551
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    X(Integer a) { this(() -> a); }
    X(Object a) { this((A) a); }
    static int run() {
        A five = () -> 5;
        return new X(1).a() + new X((Object) five).a() * 10 + new X(five).a() * 100;
    }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
