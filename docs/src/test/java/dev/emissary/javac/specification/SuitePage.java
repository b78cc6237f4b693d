package dev.emissary.javac.specification;

import dev.emissary.conformance.cases.ConformanceCase;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The page about the conformance suite, whose last section is generated.
 *
 * @param text its text
 */
record SuitePage(String text) {
    private static final String WITHOUT = "## Clauses without a case\n";
    private static final String HEADING = "## Cases by clause\n";

    /** Returns the page with the number of cases of each clause. */
    SuitePage with(List<String> clauses, List<ConformanceCase> cases) {
        String table = clauses.stream()
                .map(clause -> row(clause, cases))
                .filter(row -> !row.isEmpty())
                .collect(Collectors.joining());
        return new SuitePage(text.substring(0, text.indexOf(HEADING)) + HEADING + "\n"
                + cases.size() + " cases; one may be about several clauses.\n\n"
                + "| clause | cases | that expect an error |\n| --- | --- | --- |\n" + table);
    }

    /** Returns the clauses that the page says have no case, and why. */
    List<String> clausesWithoutCases() {
        String section = text.substring(text.indexOf(WITHOUT), text.indexOf(HEADING));
        return Pattern.compile("(?m)^\\| \\[(EM-[A-Z]+-\\d+)]\\([^)]*\\) \\| \\S")
                .matcher(section)
                .results()
                .map(row -> row.group(1))
                .toList();
    }

    private static String row(String clause, List<ConformanceCase> cases) {
        List<ConformanceCase> about =
                cases.stream().filter(one -> one.clauses().contains(clause)).toList();
        long rejected = about.stream().filter(ConformanceCase::rejected).count();
        return about.isEmpty()
                ? ""
                : "| [%s](../docs/spec/clauses.md#%s) | %d | %d |\n".formatted(clause, clause, about.size(), rejected);
    }
}
