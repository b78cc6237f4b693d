package dev.emissary.benchmarks.forwarding.byhand;

import dev.emissary.Emissary;
import java.sql.Statement;

/** A statement whose methods the build writes out before it is compiled without the plugin. */
@Emissary
public record DelegatingStatement(Statement statement) {}
