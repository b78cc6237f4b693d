// clauses: EM-DEL-2, EM-CLASS-5
// claim: An interface of the clause that a component has anyhow is a direct superinterface, and asks for serialization if it is
//     Serializable; what is delegated stays the same.
// class Listed: final class Listed extends dev.emissary.lang.Emissary implements Work, java.io.Serializable
// class Plain: final class Plain extends dev.emissary.lang.Emissary implements Work
// methods of Listed: public String done()
// prints:
//     written
//     refused
import java.io.*;

interface Work extends Serializable { String done(); }
emissary Listed(Work work) implements Serializable { private static final long serialVersionUID = 1; }
emissary Plain(Work work);

class Main {
    public static void main(String... args) throws IOException {
        for (Work work : new Work[] {new Listed(null), new Plain(null)}) {
            try (ObjectOutputStream out = new ObjectOutputStream(OutputStream.nullOutputStream())) {
                out.writeObject(work);
                System.out.println("written");
            } catch (NotSerializableException refused) {
                System.out.println("refused");
            }
        }
    }
}
