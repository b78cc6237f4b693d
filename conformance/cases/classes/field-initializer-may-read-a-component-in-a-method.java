// clauses: EM-CLASS-4
// claim: What the initializer of an additional field calls may read a component, which is null before the constructor
//     assigns it and the delegate later: a method of the class or of an anonymous one.
// prints:
//     null one
//     null
//     set
import java.util.function.Supplier;
emissary Front(Runnable task) {
    private final Runnable early = read();
    private final Supplier<Runnable> later = new Supplier<>() {
        @Override public Runnable get() { return task; }
    };

    private Runnable read() { return task; }

    String both() { return early + " " + later.get(); }
}
emissary Early(java.util.function.Supplier<String> supplier) {
    final Object early = component();

    java.util.function.Supplier<String> component() { return supplier; }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(new Front(new Runnable() {
            @Override public void run() {}
            @Override public String toString() { return "one"; }
        }).both());
        Early early = new Early(() -> "set");
        System.out.println(early.early);
        System.out.println(early.component().get());
    }
}
