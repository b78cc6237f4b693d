// clauses: EM-DIAG-1, EM-DEL-5
// claim: A declaration with several components that cannot be delegated to has one error, which proposes one list.
// says:
//     sql
//     delegates java.sql.PreparedStatement
import java.sql.PreparedStatement;
import java.time.Duration;
import java.util.function.Consumer;

emissary SlowLog(PreparedStatement statement, String sql, Duration threshold, Consumer<String> log);  // error: component.not.interface
