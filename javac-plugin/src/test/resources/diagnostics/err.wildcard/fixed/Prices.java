import java.util.function.Supplier;

public emissary Prices<N extends Number>(Supplier<N> latest);
