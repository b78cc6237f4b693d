// clauses: EM-CLASS-5, EM-ENC-4
// claim: A public writeObject, a static writeReplace, and one that does not return Object are not called by Java's
//     serialization: the class still refuses to be written, as does one that is externalizable through a delegated
//     interface. A method or a bridge that has the erasure of the refusal leaves another place for it.
// options: lint=off
// given: Document, Serialized
// warnings: any
// prints:
//     PublicWriteObject refused
//     StaticWriteReplace refused
//     OtherResult refused
//     OfExternalizable refused
//     OfSink refused
//     OfBridge refused
//     OfBound refused
//     OfVariable refused
//     WithDefaults refused
//     ServedExternal refused
//     AskingExternal without the secret
//     AskingOfExternal without the secret
import java.io.*;

interface External extends Externalizable { String text(); }
interface Sink<T> extends Serializable { void writeObject(T t); }
interface Only<T extends ObjectOutputStream> extends Serializable { void writeObject(T t); }
interface Defaults { default void writeObject(ObjectOutputStream s) {} default void readObject(ObjectInputStream s) {} }
class PrivateStream extends ObjectOutputStream { PrivateStream() throws IOException {} }
abstract class Both implements Document, External {}

emissary PublicWriteObject(Document document) {
    public void writeObject(ObjectOutputStream out) {}
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

emissary OfExternalizable(Externalizable document);
emissary OfSink(Sink<ObjectOutputStream> sink);
emissary OfBridge(Sink<PrivateStream> sink);
emissary OfBound(Only<PrivateStream> sink);
emissary OfVariable<S extends ObjectOutputStream>(Only<S> sink);
emissary WithDefaults(Document document, Sink<String> sink) implements Defaults {}

@dev.emissary.Emissary(Document.class) record ServedExternal(Both document) implements External {
    public ServedExternal() { this(null); }
    public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(1); }
    public void readExternal(ObjectInput in) {}
}

emissary AskingExternal(Document document) implements Externalizable {
    public AskingExternal() { this(new Paper()); }
    public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(1); }
    public void readExternal(ObjectInput in) {}
}

emissary AskingOfExternal(External external) implements Serializable {}

class Main {
    public static void main(String[] arguments) throws Exception {
        External external = new External() {
            public String text() { return ""; }
            public void writeExternal(ObjectOutput out) {}
            public void readExternal(ObjectInput in) {}
        };
        for (Object emissary : new Object[] {
            new PublicWriteObject(null), new StaticWriteReplace(null), new OtherResult(null), new OfExternalizable(null),
            new OfSink(null), new OfBridge(null), new OfBound(null), new OfVariable<>(null), new WithDefaults(null, null),
            new ServedExternal(null), new AskingExternal(null), new AskingOfExternal(external)
        }) {
            System.out.println(emissary.getClass().getName() + " " + Serialized.written(emissary));
        }
    }
}
