package dev.emissary.conformance;

import java.io.Serializable;
import java.util.List;

/**
 * What a compiler says.
 *
 * @param success whether it has compiled everything
 * @param diagnostics the diagnostics
 * @param other what it has printed besides them
 */
public record CompilerOutput(boolean success, List<Diagnostic> diagnostics, String other) implements Serializable {}
