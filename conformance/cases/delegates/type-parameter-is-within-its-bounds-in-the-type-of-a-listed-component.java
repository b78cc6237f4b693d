// clauses: EM-DEL-5, EM-DEL-6
// claim: In the types of components, the type parameters of an emissary have their bounds, with and without a list.
// prints: [text] text
import dev.emissary.Emissary;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

class Box<C extends CharSequence> {
    final C content;

    Box(C content) {
        this.content = content;
    }
}

class BoxSupplier<C extends CharSequence> implements Supplier<Box<C>> {
    private final C content;

    BoxSupplier(C content) {
        this.content = content;
    }

    public Box<C> get() {
        return new Box<>(content);
    }
}

@Emissary(Supplier.class)
record Listed<C extends CharSequence>(Supplier<Box<C>> supplier) {}

@Emissary(Supplier.class)
record Wildcards<C extends CharSequence>(Supplier<Map<C, ? super C>> supplier) {}

emissary Named<C extends CharSequence>(BoxSupplier<C> supplier) implements Supplier<Box<C>>;

class Main {
    public static void main(String[] arguments) {
        new Wildcards<String>(Map::of).get();
        System.out.println(List.of(new Listed<>(() -> new Box<>("text")).get().content) + " "
                + new Named<>(new BoxSupplier<>("text")).get().content);
    }
}
