// clauses: EM-FWD-5
// claim: A result is replaced by the emissary where it is the delegate itself, not where it is equal.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     public Foo copy()
//     static Object result()
// prints:
//     true
//// Foo.java
public interface Foo { Foo copy(); }
//// X.java
public emissary X(Foo foo) {
    static final class All implements Foo {
        @Override public Foo copy() { return new All(); }
        @Override public boolean equals(Object o) { return true; }
        @Override public int hashCode() { return 1; }
    }
    static Object result() { return new X(new All()).copy() instanceof All; }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
