// clauses: EM-DIAG-4, EM-CLASS-5
// claim: lint=on warns of a class that refuses only to be read, or only to be written.
// options: lint=on
//// Order.java
import java.io.*;

class Order {
    interface Priced extends Serializable {
        long cents();
    }

    @SuppressWarnings("serial")
    emissary Discounted(Priced article) {  // warning: serializable.unread
        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeLong(cents());
        }
    }

    @SuppressWarnings("serial") emissary PublicWriteObject(Priced article) {  // warning: serializable
        void writeObject(ObjectOutputStream s) {} private static void readObject(ObjectInputStream s) {}
    }
    emissary WithReadResolve(Priced article) { private Object readResolve() { return 1; } }  // warning: serializable
    @SuppressWarnings("serial") emissary StaticReplace(Priced article) { static Object writeReplace() { return 1; } }  // warning: serializable

    @SuppressWarnings("serial")
    emissary Received(Priced article) {  // warning: serializable.unwritten
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }
}
//// fixed: Order.java
import java.io.*;

class Order {
    interface Priced extends Serializable {
        long cents();
    }

    @SuppressWarnings({"serial", "emissary"}) // who reads it reads the cents
    emissary Discounted(Priced article) {
        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeLong(cents());
        }
    }

    @SuppressWarnings("serial")
    emissary Received(Priced article) implements Serializable {
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }
}
