package dev.emissary.javac.completion;

import dev.emissary.javac.header.HeaderWarnings;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;

/**
 * What the steps of the completion share: the reporter and the settings that an option can change.
 *
 * @param reporter reports mistakes
 * @param failures reports failures of the plugin itself
 * @param warnings suppresses the second of two warnings about one type in a header
 * @param commonSuperclass whether an emissary extends {@code dev.emissary.lang.Emissary}
 * @param keepsPlans whether what is decided about an emissary is kept, for {@code lint=on} or {@code desugar=}
 */
public record CompletionTools(
        Reporter reporter,
        InternalFailures failures,
        HeaderWarnings warnings,
        boolean commonSuperclass,
        boolean keepsPlans) {}
