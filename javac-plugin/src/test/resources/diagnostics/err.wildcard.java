// clauses: EM-DEL-3
//// Prices.java
import java.util.function.Supplier;

public emissary Prices(Supplier<? extends Number> latest);  // error: wildcard
//// fixed: Prices.java
import java.util.function.Supplier;

public emissary Prices<N extends Number>(Supplier<N> latest);
