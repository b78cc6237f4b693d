package dev.emissary.javac.specification;

import static java.util.stream.Collectors.joining;

import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.javac.diagnostics.Example;
import dev.emissary.javac.testing.Checkout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A clause, as a page defines it: after its anchor, with its identifier and its title.
 *
 * @param id its identifier, for instance {@code EM-FWD-3}
 * @param anchor what links to it end with
 * @param title its title
 * @param sentence its first sentence
 * @param page the path of its page from the directory of the documents
 * @param section the title of its section
 */
public record SpecifiedClause(String id, String anchor, String title, String sentence, String page, String section) {
    private static final List<String> PAGES = List.of("spec.md", "guide/plugin.md");

    /** A heading, or the beginning of a clause. */
    private static final Pattern PLACE =
            Pattern.compile("(?m)^## (.+)$|^(?:- )?<a id=\"([^\"]+)\"></a>\\*\\*(EM-[A-Z]+-\\d+)\\*\\* \\*([^*]+)\\.\\*"
                    + " ((?s:.+?(?:[.:;](?=\\s)|(?=\\R{2}))))");

    /** Returns all clauses, in the order of the pages. */
    public static List<SpecifiedClause> all() {
        List<SpecifiedClause> clauses = new ArrayList<>();
        for (String page : PAGES) {
            String section = "";
            Matcher place = PLACE.matcher(Checkout.text(Checkout.file("docs/" + page)));
            while (place.find()) {
                if (place.group(1) != null) {
                    section = place.group(1);
                } else {
                    String sentence = place.group(5).replaceAll("\\s+", " ").replaceFirst("(?<=[^.])[:;]?$", ".");
                    clauses.add(new SpecifiedClause(
                            place.group(3), place.group(2), place.group(4), sentence, page, section));
                }
            }
        }
        return clauses;
    }

    /**
     * Returns links to clauses.
     *
     * @param ids the identifiers of the clauses
     * @param documents the path from the page with the links to the directory of the documents, empty or with a slash
     */
    public static String links(List<String> ids, String documents) {
        Map<String, SpecifiedClause> clauses =
                all().stream().collect(Collectors.toMap(SpecifiedClause::id, clause -> clause));
        return ids.stream().map(id -> clauses.get(id).link(documents)).collect(joining(", "));
    }

    private String link(String documents) {
        return "[" + id + "](" + documents + page + "#" + anchor + ")";
    }

    /** Returns the page that leads from each clause to the cases that confirm it, and to the messages about it. */
    public static String index() {
        List<ConformanceCase> cases = CaseFiles.in(Checkout.file("conformance/cases"));
        List<Example> examples = Example.all();
        return """
                # Index of clauses

                The clauses of [the specification](spec.md), and of [what the plugin guarantees](guide/plugin.md), with the cases
                of the [conformance suite](../conformance/README.md) and the messages that are about each.

                | clause | first sentence | cases | messages |
                | --- | --- | --- | --- |
                """ + all().stream().map(clause -> clause.row(cases, examples)).collect(joining());
    }

    private String row(List<ConformanceCase> cases, List<Example> examples) {
        Map<String, Long> topics = cases.stream()
                .filter(one -> one.clauses().contains(id))
                .collect(Collectors.groupingBy(ConformanceCase::topic, TreeMap::new, Collectors.counting()));
        return "| %s | *%s.* %s | %s | %s |\n"
                .formatted(
                        link(""),
                        title,
                        sentence.replace("|", "\\|"),
                        topics.entrySet().stream()
                                .map(topic -> topic.getValue() + " in [" + topic.getKey() + "](../conformance/cases/"
                                        + topic.getKey() + ")")
                                .collect(joining(", ")),
                        examples.stream()
                                .filter(example -> example.clauses().contains(id))
                                .map(example -> example.key().substring("emissary.".length()))
                                .map(key -> "[`" + key + "`](diagnostics.md#" + key + ")")
                                .collect(joining(", ")));
    }
}
