// clauses: EM-DIAG-4, EM-CLASS-5
//// Order.java
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;

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
}
//// fixed: Order.java
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;

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
}
