// clauses: EM-FWD-3
// claim: Callers see the types and the exceptions of the parameterized interface.
// class Logged:
//     public final class Logged<V> extends dev.emissary.lang.Emissary implements Task<V, RuntimeException>
// methods of Logged:
//     public V call() throws RuntimeException
//     static Object result()
// prints:
//     done
//// Task.java
interface Task<V, X extends Exception> { V call() throws X; }
//// Logged.java
public emissary Logged<V>(Task<V, RuntimeException> task) {
    static Object result() {
        String s = new Logged<>(() -> "done").call();
        return s;
    }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Logged.result());
    }
}
