// clauses: EM-CTOR-2
import java.util.List;

public emissary Prices(List<Integer> prices) {
    public Prices {
        this.prices = List.copyOf(prices);  // error: compact.assignment
    }
}
