package dev.emissary.tools.survey;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the page about default methods that are not forwarded. */
public final class ForgottenPage {
    private static final String INTRODUCTION = """
            # Default methods that are not forwarded

            Classes that forward at least half of an interface, and the default methods of it that they leave to the
            interface although another class overrides them: an override in the delegate is never called. An emissary
            forwards them. A program cannot tell whether this is intended: some are harmless, such as `Iterator.remove`,
            which throws anyway; some make a wrapper slower than what it wraps; some change what it does.
            [README.md](README.md) says how they are counted; `emissary survey --details` names the class that overrides
            each, too.

            This page is written by `emissary survey --forgotten`.
            """;

    private ForgottenPage() {}

    private static final String RESTRICTING = """

            ## In classes that refuse methods

            These classes refuse at least one method of the interface with an `UnsupportedOperationException`. A default
            method that they leave to the interface ends, in most cases, at a method that they refuse. If it were
            forwarded it would reach the delegate.
            """;

    /** Returns the page. */
    public static String of(List<Details> libraries) {
        StringBuilder page = new StringBuilder(INTRODUCTION);
        libraries.forEach(library -> append(page, "## ", library.name(), library.forgotten()));
        page.append(RESTRICTING);
        libraries.forEach(library -> append(page, "### ", library.name(), library.leftByRestricting()));
        return page.toString();
    }

    private static void append(StringBuilder page, String level, String library, List<Finding> all) {
        Map<String, List<Finding>> byClass = all.stream()
                .collect(Collectors.groupingBy(
                        finding -> finding.className() + " (" + fileAndLine(finding.place()) + ")",
                        LinkedHashMap::new,
                        Collectors.toList()));
        if (!byClass.isEmpty()) {
            page.append("\n").append(level).append(library).append("\n\n");
            byClass.forEach((name, findings) -> page.append("- ")
                    .append(name)
                    .append(": ")
                    .append(methods(findings))
                    .append('\n'));
        }
    }

    private static String fileAndLine(String place) {
        return place.substring(place.lastIndexOf('/') + 1);
    }

    private static String methods(List<Finding> findings) {
        return findings.stream()
                .map(finding -> "`" + finding.method() + "`")
                .distinct()
                .collect(Collectors.joining(", "));
    }
}
