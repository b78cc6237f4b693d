package dev.emissary.benchmarks.forwarding.lombok;

import java.sql.Statement;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** A statement that forwards by Lombok. */
@RequiredArgsConstructor
public final class DelegatingStatement implements Statement {

    @Delegate
    private final Statement statement;
}
