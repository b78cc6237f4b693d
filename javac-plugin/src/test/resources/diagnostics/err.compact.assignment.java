// clauses: EM-CTOR-2
//// Prices.java
import java.util.List;

public emissary Prices(List<Integer> prices) {
    public Prices {
        this.prices = List.copyOf(prices);  // error: compact.assignment
    }
}
//// fixed: Prices.java
import java.util.List;

public emissary Prices(List<Integer> prices) {
    public Prices {
        prices = List.copyOf(prices);
    }
}
