// clauses: EM-FORM-5
//// Lines.java
import java.util.List;

public emissary Lines(final List<String> lines);  // error: component.modifier
//// fixed: Lines.java
import java.util.List;

public emissary Lines(List<String> lines);
