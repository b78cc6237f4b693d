// clauses: EM-DEL-5
class Registry {
    private record Entry(String key) {}

    interface Lookup {
        Entry find(String key);
    }
}

emissary Cached(Registry.Lookup lookup);  // error: method.inaccessible
