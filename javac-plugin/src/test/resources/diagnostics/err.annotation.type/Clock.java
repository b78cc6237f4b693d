// clauses: EM-DEL-5
import dev.emissary.Emissary;
import java.time.Instant;
import java.util.function.Supplier;

@Emissary({Supplier.class, Deprecated.class})  // error: annotation.type
record Clock(Supplier<Instant> source) {}
