package dev.emissary.benchmarks.forwarding.lombok;

import java.sql.ResultSet;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** A result set that forwards by Lombok. */
@RequiredArgsConstructor
public final class DelegatingResultSet implements ResultSet {

    @Delegate
    private final ResultSet resultSet;
}
