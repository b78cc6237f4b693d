// clauses: EM-CLASS-5, EM-FWD-1
// claim: A writeReplace or readResolve of a delegated interface, which Java's serialization would call on the emissary,
//     is never forwarded where the class is serializable: it is an error unless the body declares it.
import java.io.*;

interface Writes extends Serializable { Object writeReplace(); }
interface Reads extends Serializable { Object readResolve(); }
interface WritesByDefault extends Serializable { default Object writeReplace() { return 1; } }
interface Replaced<T> { T writeReplace(); }
interface ReadsGeneric extends Serializable { <T> T readResolve(); }
interface WritesExternal extends Externalizable { Object writeReplace(); }
interface ReadsExternal extends Externalizable { Object readResolve(); }

emissary Plain(Writes writes);  // error: serialization.delegated
emissary WithConstructor(Reads reads) { WithConstructor {} }  // error: serialization.delegated
@dev.emissary.Emissary record OfDefault(WritesByDefault writes) {}  // error: serialization.delegated
emissary OfGeneric(ReadsGeneric reads);  // error: serialization.delegated
emissary OfArgument(Replaced<Object> writes) implements Serializable;  // error: serialization.delegated
emissary Asking(Writes writes) implements Serializable;  // error: serialization.delegated
emissary ReadingByHand(Reads reads, Runnable task) {  // error: serialization.delegated
    private void readObject(ObjectInputStream in) {}
}
emissary OfExternal(WritesExternal writes);  // error: serialization.delegated
emissary AskingBesideExternal(ReadsExternal reads) implements Serializable;  // error: serialization.delegated
