// clauses: EM-FORM-2
//// Lines.java
import java.util.List;

public emissary class Lines(List<String> lines) {}  // error: keyword.kind
//// fixed: Lines.java
import java.util.List;

public emissary Lines(List<String> lines) {}
