// clauses: EM-FORM-7
import dev.emissary.lang.Emissary;
import java.util.List;

@Emissary  // error: annotation.superclass
public record Lines(List<String> lines) {}
