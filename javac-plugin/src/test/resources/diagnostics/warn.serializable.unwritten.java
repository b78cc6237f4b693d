// clauses: EM-DIAG-4, EM-CLASS-5
//// Order.java
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;

class Order {
    interface Priced extends Serializable {
        long cents();
    }

    @SuppressWarnings("serial")
    emissary Discounted(Priced article) {  // warning: serializable.unwritten
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }
}
//// fixed: Order.java
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;

class Order {
    interface Priced extends Serializable {
        long cents();
    }

    @SuppressWarnings("serial")
    emissary Discounted(Priced article) implements Serializable {
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }
}
