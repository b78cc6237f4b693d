// The methods that refuse serialization.
// clauses: EM-CLASS-5
// imports: java.io.*

//// case: method-in-the-way-of-the-refusal-is-an-error
interface Text extends Serializable { String text(); }
interface External extends Externalizable { String text(); }
interface Replacing { default Object writeReplace() { return 1; } }
emissary StaticReplacement(External external) {
    public void writeExternal(ObjectOutput out) {}
    static Object writeReplace() { return 1; }  // error: serialization.hook at writeReplace
}
emissary OtherResult(External external) {
    public void readExternal(ObjectInput in) {}
    String readResolve() { return null; }  // error: serialization.hook at readResolve
}
emissary BothHalves(Text text) {
    void f() {} int writeReplace() { return 1; }  // error: serialization.hook at writeReplace
    public void writeObject(ObjectOutputStream out) {}
}
emissary Resolving(Text text) {
    private Object readResolve() { return this; } public void readObject(ObjectInputStream in) {}  // error: serialization.hook at readObject
}
emissary Inheriting(External external) implements Replacing {  // error: serialization.hook at Inheriting
    public void writeExternal(ObjectOutput out) {}
}

//// case: method-that-serialization-does-not-call-leaves-the-refusal (EM-CLASS-5, EM-ENC-4)
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
//     WithDefaults refused
//     ServedExternal refused
//     AskingExternal without the secret
//     AskingOfExternal refused
interface External extends Externalizable { String text(); }
interface Sink<T> extends Serializable { void writeObject(T t); }
interface Defaults { default void writeObject(ObjectOutputStream s) {} default void readObject(ObjectInputStream s) {} }
class PrivateStream extends ObjectOutputStream { PrivateStream() throws IOException {} }
abstract class Both implements Document, External {}
emissary PublicWriteObject(Document document) { public void writeObject(ObjectOutputStream out) {} }
emissary StaticWriteReplace(Document document) {
    static Object writeReplace() { return "replaced"; }
}
emissary OtherResult(Document document) { private String writeReplace() { return "replaced"; } }
emissary OfExternalizable(Externalizable document);
emissary OfSink(Sink<ObjectOutputStream> sink);
emissary OfBridge(Sink<PrivateStream> sink);
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
// run:
External external = new External() {
    public String text() { return ""; }
    public void writeExternal(ObjectOutput out) {}
    public void readExternal(ObjectInput in) {}
};
Serialized.print(new PublicWriteObject(null), new StaticWriteReplace(null), new OtherResult(null),
        new OfExternalizable(null), new OfSink(null), new OfBridge(null), new WithDefaults(null, null),
        new ServedExternal(null), new AskingExternal(null), new AskingOfExternal(external));

//// case: serialization-by-a-delegated-interface-is-refused (EM-CLASS-5, EM-ENC-4)
// options: lint=off
// given: Document, Serialized
// warnings: any
// prints:
//     OfInterface refused
//     OfClass refused
//     OfList refused
//     OfVariable refused
//     BesideAnother refused
//     Asking with the secret
//     AskingBySubtype with the secret
//     WithWriteObject without the secret
//     WithWriteReplace without the secret
interface Mark {}
interface Data extends java.io.Serializable {}
emissary OfInterface(Document document);
emissary OfClass(Paper document) implements Document, Mark;
@dev.emissary.Emissary({Document.class, java.io.Serializable.class}) record OfList(Paper document) {}
emissary OfVariable<T extends Document>(T document) implements Document;
class Holder {
    interface Serializable {}
    emissary BesideAnother(Document document) implements Serializable;
}
emissary Asking(Document document) implements java.io.Serializable;
@dev.emissary.Emissary(Document.class) record AskingBySubtype(Paper document) implements Data {}
emissary WithWriteObject(Document document) {
    private void writeObject(ObjectOutputStream out) throws IOException { out.writeInt(1); }
}
emissary WithWriteReplace(Document document) { Object writeReplace() throws ObjectStreamException { return "replaced"; } }
// run:
Paper paper = new Paper();
Serialized.print(new OfInterface(paper), new OfClass(paper), new OfList(paper), new OfVariable<>(paper),
        new Holder.BesideAnother(paper), new Asking(paper), new AskingBySubtype(paper),
        new WithWriteObject(paper), new WithWriteReplace(paper));

//// case: serialization-hook-of-a-delegated-interface-may-be-declared (EM-CLASS-5, EM-FWD-6)
// options: lint=off
// given: Document, Serialized
// warnings: any
// prints:
//     Plain with the secret
//     Asking with the secret
//     Narrower refused
interface Writes extends Serializable { Object writeReplace(); }
emissary Plain(Writes writes) { @Override public Object writeReplace() { return "SECRET"; } }
emissary Asking(Writes writes) implements Serializable { @Override public Object writeReplace() { return "SECRET"; } }
emissary Narrower(Writes writes) { @Override public String writeReplace() { return "SECRET"; } }
// run:
Serialized.print(new Plain(null), new Asking(null), new Narrower(null));

//// case: serialization-hook-of-a-delegated-interface-must-be-declared (EM-CLASS-5, EM-FWD-1)
// claim: A writeReplace or readResolve of a delegated interface, which Java's serialization would call on the emissary,
//     is never forwarded where the class is serializable: it is an error unless the body declares it.
// says: @Override public X writeReplace() { throw new UnsupportedOperationException(); }
interface Writes extends Serializable { Object writeReplace(); }
interface Reads extends Serializable { Object readResolve(); }
interface WritesByDefault extends Serializable { default Object writeReplace() { return 1; } }
interface Replaced<T> { T writeReplace(); }
interface ReadsGeneric extends Serializable { <T> T readResolve(); }
interface ReadsExternal extends Externalizable { Object readResolve(); }
emissary Plain(Writes writes);  // error: serialization.delegated
emissary WithConstructor(Reads reads) { WithConstructor {} }  // error: serialization.delegated
@dev.emissary.Emissary record OfDefault(WritesByDefault writes) {}  // error: serialization.delegated
emissary OfGeneric(ReadsGeneric reads);  // error: serialization.delegated
emissary OfArgument(Replaced<Object> writes) implements Serializable;  // error: serialization.delegated
emissary OfVariable<X>(Replaced<X> writes) implements Serializable;  // error: serialization.delegated
emissary ReadingByHand(Reads reads, Runnable task) {  // error: serialization.delegated
    private void readObject(ObjectInputStream in) {}
}
emissary AskingBesideExternal(ReadsExternal reads) implements Serializable;  // error: serialization.delegated

//// case: externalizable-method-that-may-not-refuse-must-be-declared (EM-CLASS-5, EM-DIAG-1)
// claim: A readExternal of a delegated interface whose throws clause does not allow the refusal is an error unless the
//     body declares it.
// says: @Override public void readExternal(ObjectInput stream) { throw new UnsupportedOperationException(); }
interface Quiet extends Externalizable { @Override void readExternal(ObjectInput in) throws ClassNotFoundException; }
emissary X(Quiet quiet);  // error: serialization.delegated
emissary ByHand(Quiet quiet) {
    @Override public void readExternal(ObjectInput stream) { throw new UnsupportedOperationException(); }
}

//// case: externalizable-methods-of-two-delegates-are-no-conflict (EM-CLASS-5, EM-CONF-1)
// options: lint=off
// methods of Two:
//     public void readExternal(java.io.ObjectInput) throws java.io.NotSerializableException
//     public void writeExternal(java.io.ObjectOutput) throws java.io.NotSerializableException
interface One extends Externalizable {}
interface Other extends Externalizable {}
emissary Two(One one, Other other);

//// case: serialization-of-an-interface-implemented-by-hand-is-not-refused
// given: Document
// warnings: any
// methods of X:
//     public String text()
//     public void run()
@dev.emissary.Emissary(Runnable.class)
public record X(Runnable d) implements Document {
    public String text() { return "by hand"; }
}
