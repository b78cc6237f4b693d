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
