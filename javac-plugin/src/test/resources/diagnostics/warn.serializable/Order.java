// clauses: EM-DIAG-4, EM-CLASS-5
// options: lint=on
import java.io.Serializable;

class Order {
    interface Priced extends Serializable {
        long cents();
    }

    emissary Discounted(Priced article);  // warning: serializable
}
