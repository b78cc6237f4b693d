// clauses: EM-CLASS-5, EM-ENC-4
// claim: A public writeObject, a static writeReplace, and one that does not return Object are not called by Java's
//     serialization: the class still refuses to be written, as does one that is externalizable through a delegated
//     interface.
// given: Document, Serialized
// warnings: any
// prints:
//     PublicWriteObject refused
//     StaticWriteReplace refused
//     OtherResult refused
//     OfExternalizable refused
emissary PublicWriteObject(Document document) {
    public void writeObject(java.io.ObjectOutputStream out) {}
}

emissary StaticWriteReplace(Document document) {
    static Object writeReplace() {
        return "replaced";
    }
}

emissary OtherResult(Document document) {
    private String writeReplace() {
        return "replaced";
    }
}

emissary OfExternalizable(java.io.Externalizable document);

class Main {
    public static void main(String[] arguments) throws Exception {
        for (Object emissary : new Object[] {
            new PublicWriteObject(null), new StaticWriteReplace(null), new OtherResult(null), new OfExternalizable(null)
        }) {
            System.out.println(emissary.getClass().getName() + " " + Serialized.written(emissary));
        }
    }
}
