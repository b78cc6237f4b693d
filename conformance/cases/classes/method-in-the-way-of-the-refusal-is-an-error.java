// clauses: EM-CLASS-5
// claim: A method that serialization does not call, and that takes the place of every method by which the class could
//     refuse, is an error at this method, or at the name of the emissary that inherits it.
import java.io.*;

interface Text extends Serializable { String text(); }
interface External extends Externalizable { String text(); }
interface Replacing { default Object writeReplace() { return 1; } }

emissary StaticReplacement(External external) {
    static Object writeReplace() { return 1; }  // error: serialization.hook at writeReplace
}
emissary OtherResult(External external) {
    String readResolve() { return null; }  // error: serialization.hook at readResolve
}
emissary BothHalves(Text text) {
    void f() {} int writeReplace() { return 1; }  // error: serialization.hook at writeReplace
    public void writeObject(ObjectOutputStream out) {}
}
emissary Inheriting(External external) implements Replacing;  // error: serialization.hook at Inheriting
