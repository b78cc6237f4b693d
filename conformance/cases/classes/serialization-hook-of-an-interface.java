// clauses: EM-CLASS-5, EM-FWD-1
// claim: A writeReplace that a delegated interface declares is never forwarded: it must be declared by hand.
interface Document extends java.io.Serializable {
    Object writeReplace();
}

emissary Letter(Document document);  // error: serialization.delegated
