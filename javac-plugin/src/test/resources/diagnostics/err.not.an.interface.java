// clauses: EM-DEL-5
//// Title.java
import dev.emissary.Emissary;

@Emissary(String.class)  // error: not.an.interface
record Title(String text) {}
//// fixed: Title.java
import dev.emissary.Emissary;

@Emissary(CharSequence.class)
record Title(String text) {}
