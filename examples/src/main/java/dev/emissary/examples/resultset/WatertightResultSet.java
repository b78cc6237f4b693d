package dev.emissary.examples.resultset;

import dev.emissary.Emissary;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A result set that also closes the three escape hatches of its own interface: methods written by hand replace the
 * forwarders of {@code unwrap}, {@code isWrapperFor} and {@code getStatement}.
 *
 * <p>Objects that the driver derives from its result set (metadata, arrays, streams) are still the driver's own.
 */
@Emissary
public record WatertightResultSet(ResultSet resultSet) {
    /**
     * Returns this object if it is of the given type, and never the driver's.
     *
     * @throws SQLException if this object is not of that type
     */
    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        if (!isWrapperFor(type)) {
            throw new SQLException("wraps nothing that is a " + type.getName());
        }
        return type.cast(this);
    }

    /** Tells whether this object itself is of the given type. */
    @Override
    public boolean isWrapperFor(Class<?> type) {
        return type.isInstance(this);
    }

    /**
     * Returns null, as the interface allows for a result set that did not come from a statement.
     *
     * @throws SQLException if this result set is closed
     */
    @Override
    public Statement getStatement() throws SQLException {
        if (resultSet.isClosed()) {
            throw new SQLException("this result set is closed");
        }
        return null;
    }
}
