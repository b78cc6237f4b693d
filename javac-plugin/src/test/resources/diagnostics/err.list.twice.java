// clauses: EM-DEL-3
//// Title.java
import dev.emissary.Emissary;

@Emissary(CharSequence.class)
public emissary Title(String text) delegates CharSequence {} // error: list.twice
//// fixed: Title.java
public emissary Title(String text) delegates CharSequence {}
