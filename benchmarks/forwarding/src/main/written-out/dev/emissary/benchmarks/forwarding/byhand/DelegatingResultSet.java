package dev.emissary.benchmarks.forwarding.byhand;

import dev.emissary.Emissary;
import java.sql.ResultSet;

/** A result set whose 195 methods the build writes out before it is compiled without the plugin. */
@Emissary
public record DelegatingResultSet(ResultSet resultSet) {}
