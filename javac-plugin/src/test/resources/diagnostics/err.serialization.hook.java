// clauses: EM-CLASS-5
//// Stored.java
interface Stored extends java.io.Externalizable {
    String key();
}

emissary Cached(Stored stored) {
    @SuppressWarnings("serial")
    static Object writeReplace() {  // error: serialization.hook
        return "cached";
    }
}
//// fixed: Stored.java
interface Stored extends java.io.Externalizable {
    String key();
}

@SuppressWarnings("serial") // it is never read
emissary Cached(Stored stored) {
    private Object writeReplace() {
        return "cached";
    }
}
