import dev.emissary.Emissary;
import java.time.Instant;
import java.util.function.Supplier;

@Deprecated
@Emissary(Supplier.class)
record Clock(Supplier<Instant> source) {}
