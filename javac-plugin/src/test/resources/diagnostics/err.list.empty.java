// clauses: EM-DEL-3
//// Feed.java
import dev.emissary.Emissary;
import java.util.function.Supplier;

@Emissary({})  // error: list.empty
public record Feed(Supplier<String> source) {}
//// fixed: Feed.java
import dev.emissary.Emissary;
import java.util.function.Supplier;

@Emissary
public record Feed(Supplier<String> source) {}
