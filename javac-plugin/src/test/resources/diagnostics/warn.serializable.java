// clauses: EM-DIAG-4, EM-CLASS-5
//// Order.java
import java.io.Serializable;

class Order {
    interface Priced extends Serializable {
        long cents();
    }

    emissary Discounted(Priced article);  // warning: serializable
}
//// fixed: Order.java
import java.io.Serializable;

class Order {
    interface Priced extends Serializable {
        long cents();
    }

    emissary Discounted(Priced article) implements Serializable {
        private static final long serialVersionUID = 1;
    }
}
