// clauses: EM-CLASS-5, EM-ENC-4
// claim: An emissary that is serializable only through a delegated interface, whatever its component is and although its
//     list has Serializable, refuses to be written; it is written where its implements clause lists Serializable, and
//     where it has a writeObject or writeReplace that Java's serialization calls.
// given: Document, Serialized
// prints:
//     OfInterface refused
//     OfClass refused
//     OfList refused
//     Asking with the secret
//     WithWriteObject without the secret
//     WithWriteReplace without the secret
emissary OfInterface(Document document);
emissary OfClass(Paper document) implements Document;
@dev.emissary.Emissary({Document.class, java.io.Serializable.class}) record OfList(Paper document) {}

emissary Asking(Document document) implements java.io.Serializable {
    private static final long serialVersionUID = 1;
}

emissary WithWriteObject(Document document) {
    private static final long serialVersionUID = 1;

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.writeInt(1);
    }
}

emissary WithWriteReplace(Document document) {
    private static final long serialVersionUID = 1;

    private Object writeReplace() {
        return "replaced";
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        Paper paper = new Paper();
        for (Object emissary : new Object[] {
            new OfInterface(paper), new OfClass(paper), new OfList(paper), new Asking(paper), new WithWriteObject(paper),
            new WithWriteReplace(paper)
        }) {
            System.out.println(emissary.getClass().getName() + " " + Serialized.written(emissary));
        }
    }
}
