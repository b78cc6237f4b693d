// clauses: EM-CLASS-4, EM-CTOR-1
// claim: The initializer of an additional field may have lambdas, beside an implicit constructor too, which refer to the emissary
//     or to nothing.
// prints: 1 true 3 2 nested
import java.util.function.*;

emissary Front(Runnable task) {
    private final IntSupplier one = () -> 1;
    private final Supplier<Object> self = () -> this;
    private final IntFunction<int[]> array = int[]::new;
    private final Supplier<Supplier<String>> outer = () -> () -> "nested";
    private final Supplier<Integer> local = () -> {
        class Local { int two() { return 2; } }
        return new Local().two();
    };

    @Override
    public String toString() {
        return one.getAsInt() + " " + (self.get() == this) + " " + array.apply(3).length + " " + local.get() + " "
                + outer.get().get();
    }
}

class Main {
    public static void main(String... args) {
        System.out.println(new Front(null));
    }
}
