import java.util.List;

public emissary Prices(List<Integer> prices) {
    public Prices {
        prices = List.copyOf(prices);
    }
}
