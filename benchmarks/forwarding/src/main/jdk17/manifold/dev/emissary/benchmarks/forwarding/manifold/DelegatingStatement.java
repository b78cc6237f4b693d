package dev.emissary.benchmarks.forwarding.manifold;

import java.sql.Statement;
import manifold.ext.delegation.rt.api.link;

/** A statement that forwards by Manifold. */
public final class DelegatingStatement implements Statement {

    @link
    private final Statement statement;

    /** Creates one in front of this delegate. */
    public DelegatingStatement(Statement statement) {
        this.statement = statement;
    }
}
