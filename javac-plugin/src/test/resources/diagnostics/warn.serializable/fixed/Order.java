import java.io.Serializable;

class Order {
    interface Priced extends Serializable {
        long cents();
    }

    emissary Discounted(Priced article) implements Serializable {
        private static final long serialVersionUID = 1;
    }
}
