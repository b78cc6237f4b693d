// clauses: EM-FWD-8
// claim: Callers see the right types of a method whose type variables have the names of those of the emissary.
// class X:
//     public final class X<U> extends dev.emissary.lang.Emissary implements Foo<U>
// prints:
//     1
//// Foo.java
public interface Foo<T> { <U extends Number> T m(U u, java.util.List<? super U> to); }
//// X.java
public emissary X<U>(Foo<U> foo) {
    static String use(X<String> x) { return x.<Integer>m(1, new java.util.ArrayList<Number>()).trim(); }
    static Object result() { return use(new X<>(new Foo<>() {
        public <N extends Number> String m(N n, java.util.List<? super N> to) { return " " + n; }
    })); }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
