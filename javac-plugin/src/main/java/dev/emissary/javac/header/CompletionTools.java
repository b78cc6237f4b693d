package dev.emissary.javac.header;

import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;

/**
 * The objects and settings that the steps of the completion share.
 *
 * @param reporter reports mistakes
 * @param failures reports failures of the plugin itself
 * @param warnings drops duplicate warnings about a type in a header
 * @param commonSuperclass whether an emissary extends {@code dev.emissary.lang.Emissary}
 * @param generated whether the methods that are added are annotated as generated
 * @param warns whether warnings about legal code are planned
 * @param warnsMore whether {@code lint=on} is given
 * @param keepsPlans whether decisions about emissaries are kept, for {@code lint=on} or {@code desugar=}
 */
public record CompletionTools(
        Reporter reporter,
        InternalFailures failures,
        HeaderWarnings warnings,
        boolean commonSuperclass,
        boolean generated,
        boolean warns,
        boolean warnsMore,
        boolean keepsPlans) {}
