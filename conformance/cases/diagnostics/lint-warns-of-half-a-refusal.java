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
