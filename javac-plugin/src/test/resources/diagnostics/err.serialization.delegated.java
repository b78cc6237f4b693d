// clauses: EM-CLASS-5, EM-FWD-1
//// Session.java
interface Session extends java.io.Serializable {
    String user();

    Object writeReplace();
}

emissary Guarded(Session session);  // error: serialization.delegated
//// fixed: Session.java
interface Session extends java.io.Serializable {
    String user();

    Object writeReplace();
}

@SuppressWarnings("serial") // it is never written
emissary Guarded(Session session) {
    @Override public Object writeReplace() { throw new UnsupportedOperationException(); }
}
