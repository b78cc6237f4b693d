import dev.emissary.Emissary;
import java.util.List;

@Emissary
public record Lines(List<String> lines) {}
