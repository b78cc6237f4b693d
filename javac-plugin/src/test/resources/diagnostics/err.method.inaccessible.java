// clauses: EM-DEL-5
//// Registry.java
class Registry {
    private record Entry(String key) {}

    interface Lookup {
        Entry find(String key);
    }
}

emissary Cached(Registry.Lookup lookup);  // error: method.inaccessible
//// fixed: Registry.java
class Registry {
    record Entry(String key) {}

    interface Lookup {
        Entry find(String key);
    }
}

emissary Cached(Registry.Lookup lookup);
