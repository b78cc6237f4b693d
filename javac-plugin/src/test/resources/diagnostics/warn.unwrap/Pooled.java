// clauses: EM-DIAG-4
// options: lint=on
import java.sql.Wrapper;

public emissary Pooled(Wrapper connection);  // warning: unwrap
