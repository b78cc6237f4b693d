// clauses: EM-FORM-2
import java.util.List;

public emissary class Lines(List<String> lines) {}  // error: keyword.kind
