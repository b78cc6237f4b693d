// clauses: EM-DEL-3
import dev.emissary.Emissary;
import java.util.function.Supplier;

@Emissary({})  // error: list.empty
public record Feed(Supplier<String> source) {}
