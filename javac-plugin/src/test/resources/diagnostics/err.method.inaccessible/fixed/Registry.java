class Registry {
    record Entry(String key) {}

    interface Lookup {
        Entry find(String key);
    }
}

emissary Cached(Registry.Lookup lookup);
