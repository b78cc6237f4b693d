// Components that serve no interface.
// clauses: EM-DEL-3

//// case: component-of-the-emissarys-own-type-is-private-state
// claim: Beside a list, a component of the emissary's own type serves nothing, nor does one of a variable bounded by it.
// prints:
//     1
//     3
import dev.emissary.Emissary;
@Emissary(Runnable.class) emissary Chain(Runnable first, Chain next) {
    void all() { first.run(); if (next != null) { next.all(); } }
}
@Emissary(Runnable.class) emissary Self<T extends Self<T>>(Runnable first, T next);
class Main {
    public static void main(String[] args) {
        Runnable chain = new Chain(() -> System.out.println(1), new Chain(() -> System.out.println(2), null));
        chain.run();
        new Self<>(() -> System.out.println(3), null).run();
    }
}

//// case: component-of-the-emissarys-own-type-serves-nothing
// claim: A component of the emissary's own type names no interface of the clause, serves no list, and is no delegate.
import dev.emissary.Emissary;
emissary Alone(Alone a);  // error: names.itself at Alone a
emissary Named(Named a) implements Runnable;  // error: names.itself at Named a
emissary Beside(Runnable r, Beside b) implements Runnable;  // error: names.itself at Beside b
@Emissary(Runnable.class) emissary Listed(Listed a);  // error: interface.unserved at Runnable

//// case: component-that-serves-none-is-private-state
// class A: final class A<T> extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     int n()
//     public void run()
import dev.emissary.Emissary;
@Emissary(Runnable.class)
emissary A<T>(Runnable r, int n, String[] all, T t, Comparable<?> c, AutoCloseable own, StringBuilder b) {
    int n() { return n + all.length; }
}
