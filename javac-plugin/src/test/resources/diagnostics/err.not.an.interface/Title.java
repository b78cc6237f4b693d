// clauses: EM-DEL-5
import dev.emissary.Emissary;

@Emissary(String.class)  // error: not.an.interface
record Title(String text) {}
