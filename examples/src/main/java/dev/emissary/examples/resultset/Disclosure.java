package dev.emissary.examples.resultset;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * What somebody who was handed a result set finds out about the driver behind it.
 *
 * @param handedOut the result set that the somebody has
 * @param driver the driver's result set, which they are not meant to reach
 */
record Disclosure(ResultSet handedOut, ResultSet driver) {
    /** Casts to the driver's class, as {@code (JdbcResultSet) handedOut} does. */
    String cast() {
        try {
            driver.getClass().cast(handedOut);
            return "succeeds";
        } catch (ClassCastException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** Tests for the driver's class, as {@code handedOut instanceof JdbcResultSet r} does. */
    boolean matches() {
        return driver.getClass().isInstance(handedOut);
    }

    /** Tells whether a record pattern could take the object apart. */
    boolean isRecord() {
        return handedOut.getClass().isRecord();
    }

    /** Tells whether the object claims to be equal to the driver's. */
    boolean isEqual() {
        return handedOut.equals(driver);
    }

    /** Tells whether the object's text is, or contains, the driver's. */
    boolean tellsInToString() {
        return handedOut.toString().contains(driver.toString());
    }

    /** Asks the interface's own question for the driver's object. */
    boolean isWrapper() throws SQLException {
        return handedOut.isWrapperFor(driver.getClass());
    }

    /** Uses the interface's own way to the driver's object. */
    String unwrap() {
        try {
            return handedOut.unwrap(driver.getClass()) == driver ? "the driver's object" : "something else";
        } catch (SQLException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** Goes for the statement, and with it for the connection. */
    String statement() throws SQLException {
        Statement statement = handedOut.getStatement();
        return statement == null ? "null" : statement.getClass().getSimpleName();
    }
}
