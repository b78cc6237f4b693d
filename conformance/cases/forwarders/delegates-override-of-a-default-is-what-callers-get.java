// clauses: EM-FWD-1
// claim: A delegate's override of a default is what callers get.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     public String f()
//     public String g()
//     static Object result()
// prints:
//     defaultdefault!otherother!
//// Foo.java
public interface Foo { default String f() { return "default"; } default String g() { return f() + "!"; } }
//// X.java
public emissary X(Foo foo) {
    static Object result() {
        Foo plain = new Foo() {};
        Foo other = new Foo() { @Override public String f() { return "other"; } };
        return new X(plain).f() + new X(plain).g() + new X(other).f() + new X(other).g();
    }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
