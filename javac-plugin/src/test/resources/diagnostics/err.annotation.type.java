// clauses: EM-DEL-5
//// Clock.java
import dev.emissary.Emissary;
import java.time.Instant;
import java.util.function.Supplier;

@Emissary({Supplier.class, Deprecated.class})  // error: annotation.type
record Clock(Supplier<Instant> source) {}
//// fixed: Clock.java
import dev.emissary.Emissary;
import java.time.Instant;
import java.util.function.Supplier;

@Deprecated
@Emissary(Supplier.class)
record Clock(Supplier<Instant> source) {}
