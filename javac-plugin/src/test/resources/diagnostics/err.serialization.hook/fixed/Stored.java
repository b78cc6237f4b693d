interface Stored extends java.io.Externalizable {
    String key();
}

@SuppressWarnings("serial") // it is never read
emissary Cached(Stored stored) {
    private Object writeReplace() {
        return "cached";
    }
}
