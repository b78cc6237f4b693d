// clauses: EM-DIAG-4
// claim: lint=on does not warn of methods that the body closes, or that return what the emissary seals, nor of
//     serialization that the declaration asks for or replaces.
// options: lint=on
import java.io.*;

interface NoWrapper { void unwrap(); int delegate(); Runnable unwrap(String s); NoWrapper getDelegate(); }
interface Data extends Serializable { void f(); }
interface MoreData extends Serializable { }

emissary Closed(java.sql.Wrapper w) { @Override public <T> T unwrap(Class<T> t) { throw new Error(); } }
emissary OfOtherMethods(NoWrapper w);
emissary Asking(Data data) implements Serializable { private static final long serialVersionUID = 1; }
emissary AskingByAnother(Data data) implements MoreData { private static final long serialVersionUID = 1; }
emissary BothByHand(Data data) {
    private static final long serialVersionUID = 1;
    private void readObject(ObjectInputStream s) { }
    private void writeObject(ObjectOutputStream s) { }
}
emissary Replaced(Data data) {
    private static final long serialVersionUID = 1;
    private Object writeReplace() { return 1; }
}
