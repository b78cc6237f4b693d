package dev.emissary.tools.survey;

import java.util.List;
import java.util.stream.Stream;

/** Writes a line for each default method that is not forwarded, as comma-separated values. */
public final class ForgottenList {
    private static final String HEADER = "library,class,place,method,refuses\n";

    private ForgottenList() {}

    /** Returns the lines; the last value of each says whether the class refuses a method of the interface. */
    public static String of(List<Details> libraries) {
        StringBuilder list = new StringBuilder(HEADER);
        libraries.forEach(library -> lines(library, library.forgotten(), "no").forEach(list::append));
        libraries.forEach(
                library -> lines(library, library.leftByRestricting(), "yes").forEach(list::append));
        return list.toString();
    }

    private static Stream<String> lines(Details library, List<Finding> findings, String refuses) {
        return findings.stream()
                .map(finding -> String.join(
                                ",",
                                library.name(),
                                finding.className(),
                                fileAndLine(finding.place()),
                                finding.method(),
                                refuses)
                        + "\n")
                .distinct();
    }

    private static String fileAndLine(String place) {
        return place.substring(place.lastIndexOf('/') + 1);
    }
}
