package dev.emissary.javac.specification;

import dev.emissary.conformance.cases.ConformanceCase;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The page about the conformance suite, whose last section is generated.
 *
 * @param text its text
 */
record SuitePage(String text) {
    private static final String HEADING = "## Cases by clause\n";

    /** Returns the page with the number of cases of each clause. */
    SuitePage with(List<String> clauses, List<ConformanceCase> cases) {
        String table = clauses.stream()
                .map(clause -> row(clause, cases))
                .filter(row -> !row.isEmpty())
                .collect(Collectors.joining());
        long without =
                clauses.stream().filter(clause -> row(clause, cases).isEmpty()).count();
        return new SuitePage(text.substring(0, text.indexOf(HEADING)) + HEADING + "\n"
                + cases.size() + " cases; one may be about several clauses. " + without
                + " clauses have none: they are about javac, its options and other tools, or about no single program.\n\n"
                + "| clause | cases | that expect an error |\n| --- | --- | --- |\n" + table);
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
