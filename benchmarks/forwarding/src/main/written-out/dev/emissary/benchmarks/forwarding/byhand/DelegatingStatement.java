package dev.emissary.benchmarks.forwarding.byhand;

import dev.emissary.Emissary;
import java.sql.Statement;

/** A statement that the build writes out as an ordinary class. */
@Emissary
public record DelegatingStatement(Statement statement) {}
