// clauses: EM-FORM-2
//// Title.java
import dev.emissary.Emissary;

@Emissary
public record Title(String text) delegates CharSequence {} // error: list.keyword
//// fixed: Title.java
import dev.emissary.Emissary;

@Emissary(CharSequence.class)
public record Title(String text) {}
