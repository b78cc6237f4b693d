// clauses: EM-CLASS-5, EM-FWD-1
interface Session extends java.io.Serializable {
    String user();

    Object writeReplace();
}

emissary Guarded(Session session);  // error: serialization.delegated
