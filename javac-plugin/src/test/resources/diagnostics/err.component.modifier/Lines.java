// clauses: EM-FORM-5
import java.util.List;

public emissary Lines(final List<String> lines);  // error: component.modifier
