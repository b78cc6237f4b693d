package dev.emissary.examples.resultset;

import dev.emissary.Emissary;
import java.sql.ResultSet;

/**
 * A result set that stands in front of a driver's and hides its class.
 *
 * <p>This one line is the whole class. What the interface itself hands out is still handed out: {@code unwrap} gives
 * the driver's object to anyone who asks, and {@code getStatement} the statement and its connection.
 * {@link WatertightResultSet} closes these too. The plugin warns of {@code unwrap} here; the example wants to show it.
 */
@SuppressWarnings("emissary")
@Emissary
public record EncapsulatedResultSet(ResultSet resultSet) {}
