// clauses: EM-CLASS-5, EM-ENC-4
// claim: An emissary that is serializable only through a delegated interface, whatever its component is and although its
//     list has Serializable, refuses to be written; it is written where its implements clause lists Serializable or a
//     subtype of it, and where it has a writeObject or writeReplace that Java's serialization calls.
// options: lint=off
// given: Document, Serialized
// prints:
//     OfInterface refused
//     OfClass refused
//     OfList refused
//     OfVariable refused
//     OfSubtype refused
//     OfTwo refused
//     WithField refused
//     BesideAnother refused
//     Asking with the secret
//     AskingBySubtype with the secret
//     WithWriteObject without the secret
//     WithWriteReplace without the secret
import java.io.ObjectStreamException;
import java.util.concurrent.Callable;

interface Mark {}
interface Data extends java.io.Serializable {}
interface Signed extends Document {}

emissary OfInterface(Document document);
emissary OfClass(Paper document) implements Document, Mark;
@dev.emissary.Emissary({Document.class, java.io.Serializable.class}) record OfList(Paper document) {}
emissary OfVariable<T extends Document>(T document) implements Document;
emissary OfSubtype(Signed document) implements Document;
emissary OfTwo(Document document, Callable<Thread> other);
emissary WithField(Document document) { private final transient Thread more; WithField { more = null; } }

class Holder {
    interface Serializable {}
    emissary BesideAnother(Document document) implements Serializable;
}

emissary Asking(Document document) implements java.io.Serializable {
    private static final long serialVersionUID = 1;
}

@dev.emissary.Emissary(Document.class) record AskingBySubtype(Paper document) implements Data {
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

    Object writeReplace() throws ObjectStreamException {
        return "replaced";
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        Paper paper = new Paper();
        for (Object emissary : new Object[] {
            new OfInterface(paper), new OfClass(paper), new OfList(paper), new OfVariable<>(paper), new OfSubtype(() -> ""),
            new OfTwo(paper, null), new WithField(paper), new Holder.BesideAnother(paper), new Asking(paper), new AskingBySubtype(paper),
            new WithWriteObject(paper), new WithWriteReplace(paper)
        }) {
            System.out.println(emissary.getClass().getSimpleName() + " " + Serialized.written(emissary));
        }
    }
}
