package dev.emissary.javac.docs;

import dev.emissary.javac.specification.SpecifiedClause;
import dev.emissary.javac.testing.GoldenPair;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A page.
 *
 * @param name the name of its file without the extension
 * @param title its title
 * @param introduction what holds for all its pairs
 * @param pairs the names of their files without the extension, in the order of reading
 */
record DesugaringPage(String name, String title, String introduction, List<String> pairs) {
    /** All pages in that order. */
    static final List<DesugaringPage> ALL = List.of(
            new DesugaringPage(
                    "forwarding",
                    "Forwarding",
                    "A forwarder loads the field, passes the arguments on, and returns what it gets.",
                    "Article",
                    "Unnamed",
                    "TimedLock"),
            new DesugaringPage(
                    "delegates",
                    "Delegates and delegated interfaces",
                    "Which interfaces are delegated is said by the types of the components, by the `implements`"
                            + " clause, or by a list.",
                    "Narrowed",
                    "HandImplemented",
                    "Explicit",
                    "DelegatesClause"),
            new DesugaringPage(
                    "generics",
                    "Generics and names",
                    "A forwarder has the signature of the method as a member of the parameterized interface.",
                    "Generic",
                    "Names",
                    "Wide"),
            new DesugaringPage(
                    "conflicts",
                    "Conflicts resolved by hand",
                    "Without the method by hand this is [an error](../diagnostics.md#conflicts).",
                    "Conflict"),
            new DesugaringPage(
                    "constructors",
                    "Constructors",
                    "Without a constructor by hand there is one that assigns all components.",
                    "Compact",
                    "Canonical"),
            new DesugaringPage(
                    "annotations",
                    "Annotations and warnings",
                    "A forwarder has the annotations that belong to its signature, and those that keep warnings away.",
                    "Annotations",
                    "Lint"),
            new DesugaringPage(
                    "encapsulation",
                    "Self-return and serialization",
                    "Here an emissary does more than forward, because forwarding alone would give the delegate away.",
                    "SelfReturn",
                    "Closing"),
            new DesugaringPage(
                    "places", "Nested and local", "An emissary may stand wherever a record may.", "Places", "Local"),
            new DesugaringPage(
                    "file",
                    "The file and the superclass",
                    "All else in a file stays as it is, but for imports that are added or needed no more.",
                    "Comments",
                    "Tabs",
                    "NoSuperclass"));

    private static final String ROOT = "../../";
    /** Where the pairs are, from the root. */
    static final String PAIRS = "javac-plugin/src/test/resources/desugar/";

    private DesugaringPage(String name, String title, String introduction, String... pairs) {
        this(name, title, introduction, List.of(pairs));
    }

    /** Returns the text of the page that lists the others. */
    static String index() {
        String list = ALL.stream()
                .map(page -> page.goldenPairs()
                        .map(pair -> "  - " + pair.setting("shows") + "\n")
                        .collect(Collectors.joining("", "- [" + page.title + "](" + page.name + ".md)\n", "")))
                .collect(Collectors.joining());
        return """
                # What an emissary stands for

                Emissaries, and for each the plain Java that it stands for, as `desugar=` writes it:

                %s
                `DesugaringTest` writes the plain Java from the emissaries, compiles both under `-Xlint:all`, the plain Java without
                the plugin, and compares: it has no further warning, and its class files are those of the emissaries, as
                [EM-EQ-2](../guide/plugin.md#em-eq-2) says. `DesugaredCorpusTest` does so with all sources of the tests. The plain Java
                alone has the names that the interfaces give to parameters
                ([why](../decisions.md#only-the-annotations-of-a-signature-are-carried)).

                The build makes these pages of the files in [%s](%s).
                """.formatted(list, PAIRS, ROOT + PAIRS);
    }

    /** Returns the text of the page. */
    String text() {
        return "# " + title + "\n\n" + introduction + "\n"
                + goldenPairs().map(DesugaringPage::entry).collect(Collectors.joining());
    }

    private Stream<GoldenPair> goldenPairs() {
        return pairs.stream().map(pair -> GoldenPair.of(PAIRS, pair));
    }

    private static String entry(GoldenPair pair) {
        String options = pair.setting("options");
        return "\n## " + pair.setting("shows") + "\n\n"
                + SpecifiedClause.links(List.of(pair.setting("clauses").split(", ")), "../")
                + (options.isEmpty() ? "" : "; option `" + options + "`")
                + "\n\n"
                + block(pair.source())
                + "\n"
                + block(pair.plain());
    }

    private static String block(String text) {
        return "```java\n" + text + "```\n";
    }
}
