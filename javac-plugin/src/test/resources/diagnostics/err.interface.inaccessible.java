// clauses: EM-DEL-5
//// Store.java
import dev.emissary.Emissary;
import java.util.function.Supplier;

class Store {
    private record Key(int id) {}

    abstract static class Keys implements Supplier<Key> {}
}

@Emissary(Supplier.class)
emissary NextKey(Store.Keys keys);  // error: interface.inaccessible
//// fixed: Store.java
import dev.emissary.Emissary;
import java.util.function.Supplier;

class Store {
    record Key(int id) {}

    abstract static class Keys implements Supplier<Key> {}
}

@Emissary(Supplier.class)
emissary NextKey(Store.Keys keys);
