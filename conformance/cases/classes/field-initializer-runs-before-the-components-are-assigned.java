// clauses: EM-CLASS-4
// claim: What a method that the initializer of an additional field calls reads of a component is null.
// prints:
//     null
//     set
class Main {
    public static void main(String[] arguments) {
        Front front = new Front(() -> "set");
        System.out.println(front.early);
        System.out.println(front.component().get());
    }
}

emissary Front(java.util.function.Supplier<String> supplier) {
    final Object early = component();

    java.util.function.Supplier<String> component() { return supplier; }
}
