// clauses: EM-DIAG-4, EM-CLASS-5
// claim: lint=on warns of a class that is serializable only through a delegated interface and refuses to be.
// options: lint=on
import dev.emissary.Emissary;
import java.io.*;

interface Data extends Serializable { void f(); }
interface External extends Externalizable { }

emissary OfSerializable(Data data);  // warning: serializable
emissary OfExternalizable(External external);  // warning: serializable
@Emissary(Data.class) emissary OfList(Data data);  // warning: serializable
