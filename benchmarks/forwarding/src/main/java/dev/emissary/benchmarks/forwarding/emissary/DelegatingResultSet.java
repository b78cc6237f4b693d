package dev.emissary.benchmarks.forwarding.emissary;

import dev.emissary.Emissary;
import java.sql.ResultSet;

/** A result set that forwards as an emissary. */
@Emissary
public record DelegatingResultSet(ResultSet resultSet) {}
