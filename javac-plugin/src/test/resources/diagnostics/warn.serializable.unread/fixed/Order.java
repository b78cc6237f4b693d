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
