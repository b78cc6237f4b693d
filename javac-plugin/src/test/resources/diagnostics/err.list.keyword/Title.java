// clauses: EM-FORM-2
import dev.emissary.Emissary;

@Emissary
public record Title(String text) delegates CharSequence {} // error: list.keyword
