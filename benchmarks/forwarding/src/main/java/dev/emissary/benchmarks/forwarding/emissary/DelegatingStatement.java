package dev.emissary.benchmarks.forwarding.emissary;

import dev.emissary.Emissary;
import java.sql.Statement;

/** A statement that forwards as an emissary. */
@Emissary
public record DelegatingStatement(Statement statement) {}
