// clauses: EM-FWD-3, EM-FWD-8
// claim: Callers see the types and the exceptions of the parameterized interface, also of a method whose type variables
//     have the names of those of the emissary.
// class Logged: final class Logged<V> extends dev.emissary.lang.Emissary implements Task<V, RuntimeException>
// methods of Logged:
//     public V call() throws RuntimeException
//     static Object result()
// class Renamed: final class Renamed<U> extends dev.emissary.lang.Emissary implements Foo<U>
// prints:
//     done
//     1
interface Task<V, X extends Exception> { V call() throws X; }
emissary Logged<V>(Task<V, RuntimeException> task) {
    static Object result() {
        String s = new Logged<>(() -> "done").call();
        return s;
    }
}
interface Foo<T> { <U extends Number> T m(U u, java.util.List<? super U> to); }
emissary Renamed<U>(Foo<U> foo) {
    static String use(Renamed<String> x) { return x.<Integer>m(1, new java.util.ArrayList<Number>()).trim(); }
    static Object result() { return use(new Renamed<>(new Foo<>() {
        public <N extends Number> String m(N n, java.util.List<? super N> to) { return " " + n; }
    })); }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Logged.result());
        System.out.println(Renamed.result());
    }
}
