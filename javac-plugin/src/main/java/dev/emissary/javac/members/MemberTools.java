/* What the steps of the completion share: the reporter and the settings that an option can change. */
package dev.emissary.javac.members;

import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;

/**
 * What the steps of the completion share.
 *
 * @param reporter reports mistakes
 * @param failures reports failures of the plugin itself
 * @param warnings keeps javac from warning twice of one type in a header
 * @param commonSuperclass whether an emissary extends {@code dev.emissary.lang.Emissary}
 * @param keepsPlans whether what is decided about an emissary is kept, for {@link Lint} or to write it as plain Java
 */
public record MemberTools(
        Reporter reporter,
        InternalFailures failures,
        HeaderWarnings warnings,
        boolean commonSuperclass,
        boolean keepsPlans) {}
