// clauses: EM-CLASS-5
interface Stored extends java.io.Externalizable {
    String key();
}

emissary Cached(Stored stored) {
    @SuppressWarnings("serial")
    static Object writeReplace() {  // error: serialization.hook
        return "cached";
    }
}
