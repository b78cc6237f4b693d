// Components that serve no interface.
// clauses: EM-DEL-3
// imports: dev.emissary.Emissary

//// case: component-of-the-emissarys-own-type-is-private-state
// prints:
//     1
//     3
@Emissary(Runnable.class) emissary Chain(Runnable first, Chain next) {
    void all() { first.run(); if (next != null) { next.all(); } }
}
@Emissary(Runnable.class) emissary Self<T extends Self<T>>(Runnable first, T next);
// run:
Runnable chain = new Chain(() -> System.out.println(1), new Chain(() -> System.out.println(2), null));
chain.run();
new Self<>(() -> System.out.println(3), null).run();

//// case: component-of-the-emissarys-own-type-serves-nothing
emissary Alone(Alone a);  // error: names.itself at Alone a
emissary Named(Named a) implements Runnable;  // error: names.itself at Named a
emissary Beside(Runnable r, Beside b) implements Runnable;  // error: names.itself at Beside b
@Emissary(Runnable.class) emissary Listed(Listed a);  // error: interface.unserved at Runnable

//// case: component-that-serves-none-is-private-state
// class A: final class A<T> extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     int n()
//     public void run()
@Emissary(Runnable.class)
emissary A<T>(Runnable r, int n, String[] all, T t, Comparable<?> c, AutoCloseable own, StringBuilder b) {
    int n() { return n + all.length; }
}

//// case: type-arguments-of-private-state-keep-their-bounds (EM-DEL-3, EM-DEL-6)
interface Kind {}
interface Job<T extends Kind> {}
class Work<T extends Kind> {}
emissary OfInterface(Runnable r, Job<String> job) delegates Runnable;  // error
emissary OfClass(Runnable r, Work<String> job) delegates Runnable;  // error
emissary OfLibrary(Runnable r, java.util.EnumMap<String, String> map) delegates Runnable;  // error
@dev.emissary.Emissary(Runnable.class) record OfWildcard(Runnable r, Job<? extends Integer> job) {}  // error
emissary Fits<K extends Kind>(Runnable r, Job<K> job, Work<?> work) delegates Runnable;
