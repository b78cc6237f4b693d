import dev.emissary.Emissary;
import java.util.function.Supplier;

@Emissary
public record Feed(Supplier<String> source) {}
