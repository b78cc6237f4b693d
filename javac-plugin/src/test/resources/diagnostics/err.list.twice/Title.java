// clauses: EM-DEL-3
import dev.emissary.Emissary;

@Emissary(CharSequence.class)
public emissary Title(String text) delegates CharSequence {} // error: list.twice
