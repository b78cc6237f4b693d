// clauses: EM-DIAG-4
//// Pooled.java
import java.sql.Wrapper;

public emissary Pooled(Wrapper connection);  // warning: unwrap
//// fixed: Pooled.java
import java.sql.SQLException;
import java.sql.Wrapper;

public emissary Pooled(Wrapper connection) {
    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        throw new SQLException("a pooled connection is not handed out");
    }
}
