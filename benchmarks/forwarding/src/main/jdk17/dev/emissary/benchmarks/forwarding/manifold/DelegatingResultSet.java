package dev.emissary.benchmarks.forwarding.manifold;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import manifold.ext.delegation.rt.api.link;

/**
 * A result set that forwards by Manifold.
 *
 * <p>But for two methods: at a parameter of type {@code Map<String, Class<?>>} javac fails with an AssertionError in
 * what Manifold generates.
 */
public final class DelegatingResultSet implements ResultSet {

    @link
    private final ResultSet resultSet;

    /** Creates one in front of this delegate. */
    public DelegatingResultSet(ResultSet resultSet) {
        this.resultSet = resultSet;
    }

    @Override
    public Object getObject(int columnIndex, Map<String, Class<?>> map) throws SQLException {
        return resultSet.getObject(columnIndex, map);
    }

    @Override
    public Object getObject(String columnLabel, Map<String, Class<?>> map) throws SQLException {
        return resultSet.getObject(columnLabel, map);
    }
}
