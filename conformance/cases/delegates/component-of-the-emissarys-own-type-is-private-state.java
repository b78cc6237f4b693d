// clauses: EM-DEL-3
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
