import dev.emissary.Emissary;
import java.util.List;
import java.util.function.Supplier;

class Shelf {
    abstract static class Box<T> implements Supplier<List<T>> {}

    @Emissary(Supplier.class)
    emissary Contents<N extends Number>(Box<N> box);
}
