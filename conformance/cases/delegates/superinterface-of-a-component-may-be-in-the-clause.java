// clauses: EM-DEL-2, EM-CLASS-5
// claim: An interface of the clause that a component has anyhow is a direct superinterface, and asks for serialization if it is
//     Serializable; what is delegated stays the same.
// options: lint=off
// given: Document, Serialized
// class Listed: final class Listed extends dev.emissary.lang.Emissary implements Document, java.io.Serializable
// class Plain: final class Plain extends dev.emissary.lang.Emissary implements Document
// methods of Listed: public String text()
// prints:
//     without the secret
//     refused
emissary Listed(Document document) implements java.io.Serializable { private static final long serialVersionUID = 1; }
emissary Plain(Document document);

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Serialized.written(new Listed(null)));
        System.out.println(Serialized.written(new Plain(null)));
    }
}
