package dev.emissary.tools.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The clauses of the specification. */
final class Clauses {
    private static final Pattern CLAUSE =
            Pattern.compile("<a id=\"[^\"]+\"></a>\\*\\*(EM-[A-Z]+-\\d+)\\*\\* \\*([^*]+)\\.\\*");
    /** Where a section begins, which has clauses or tables. */
    private static final Pattern SECTION = Pattern.compile("(?m)^(?=## )");
    /** What tells the test of the documents how to compile a program. */
    private static final Pattern NOTE = Pattern.compile("(?m)^<!-- .* -->\\R+");

    private static final Pattern LINK_TO_A_PAGE = Pattern.compile("\\[([^\\]]*)\\]\\((?!#)[^)]*\\)");

    /** What an example of a message begins with. */
    private static final String HEADER = "// clauses: ";

    private final String markdown;
    private final Map<String, Clause> byId = new LinkedHashMap<>();

    /**
     * A clause.
     *
     * @param id its identifier
     * @param title its title
     */
    record Clause(String id, String title) {}

    private Clauses(String... pages) {
        markdown = Stream.of(pages)
                .flatMap(SECTION::splitAsStream)
                .filter(section -> CLAUSE.matcher(section).find())
                .collect(Collectors.joining("\n"));
        Matcher clause = CLAUSE.matcher(markdown);
        while (clause.find()) {
            byId.put(clause.group(1), new Clause(clause.group(1), clause.group(2)));
        }
    }

    /** Reads the clauses that are in this jar. */
    static Clauses read() throws IOException {
        return new Clauses(text("spec.md"), text("plugin.md"));
    }

    private static String text(String resource) throws IOException {
        return new String(PageFiles.read(resource), StandardCharsets.UTF_8);
    }

    /** Returns the clause with an identifier, or null. */
    Clause get(String id) {
        return byId.get(id);
    }

    /** Returns the clauses that a message is about: those that its example names. */
    List<Clause> about(String key) throws IOException {
        if (!key.startsWith("emissary.")) {
            return List.of();
        }
        String example = text("messages/" + key.substring("emissary.".length()) + ".java");
        String names = example.lines().findFirst().orElse("").substring(HEADER.length());
        return Stream.of(names.split(", ")).map(byId::get).toList();
    }

    /** Returns the clauses as Markdown, without links to other pages. */
    String text() {
        return LINK_TO_A_PAGE.matcher(NOTE.matcher(markdown).replaceAll("")).replaceAll("$1");
    }
}
