// clauses: EM-DEL-3
import java.util.function.Supplier;

public emissary Prices(Supplier<? extends Number> latest);  // error: wildcard
