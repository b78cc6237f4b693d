// clauses: EM-DEL-3
//// Shelf.java
import dev.emissary.Emissary;
import java.util.List;
import java.util.function.Supplier;

class Shelf {
    abstract static class Box<T> implements Supplier<List<T>> {}

    @Emissary(Supplier.class)
    emissary Contents(Box<? extends Number> box);  // error: wildcard.inherited
}
//// fixed: Shelf.java
import dev.emissary.Emissary;
import java.util.List;
import java.util.function.Supplier;

class Shelf {
    abstract static class Box<T> implements Supplier<List<T>> {}

    @Emissary(Supplier.class)
    emissary Contents<N extends Number>(Box<N> box);
}
