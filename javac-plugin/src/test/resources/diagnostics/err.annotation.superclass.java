// clauses: EM-FORM-7
//// Lines.java
import dev.emissary.lang.Emissary;
import java.util.List;

@Emissary  // error: annotation.superclass
public record Lines(List<String> lines) {}
//// fixed: Lines.java
import dev.emissary.Emissary;
import java.util.List;

@Emissary
public record Lines(List<String> lines) {}
