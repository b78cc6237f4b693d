package dev.emissary.benchmarks.forwarding.byhand;

import dev.emissary.Emissary;
import java.sql.ResultSet;

/** A result set with 195 methods, which the build writes out as an ordinary class. */
@Emissary
public record DelegatingResultSet(ResultSet resultSet) {}
