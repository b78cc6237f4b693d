// clauses: EM-DEL-3
// claim: A component that serves none is private state.
// class A: final class A<T> extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     int n()
//     public void run()
import dev.emissary.Emissary;
@Emissary(Runnable.class)
emissary A<T>(Runnable r, int n, String[] all, T t, Comparable<?> c, AutoCloseable own, StringBuilder b) {
    int n() { return n + all.length; }
}
