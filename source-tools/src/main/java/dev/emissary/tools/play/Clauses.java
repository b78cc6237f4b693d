package dev.emissary.tools.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The clauses of the specification. */
final class Clauses {
    private static final Pattern CLAUSE =
            Pattern.compile("\\*\\*(EM-[A-Z]+-\\d+)\\*\\* \\*([^*]+?)\\.?\\*(.*?)(?=\\*\\*EM-|\\z)", Pattern.DOTALL);
    private static final Pattern KEY = Pattern.compile("`(emissary\\.(?:err|warn|note)[a-z.]*)`");
    /** The lines below a clause that name its tests. */
    private static final Pattern EVIDENCE = Pattern.compile("(?s)<sub>.*?</sub>\\R?");
    /** Where the tests and messages are, at the end of the page. */
    private static final Pattern REFERENCE = Pattern.compile("(?m)^\\[[^\\]]+\\]: .*\\R?");

    /** The page with the specification, so that there is something to link to without the network. */
    private static final String FRAME = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>The emissary: clauses</title>
            <link rel="icon" href="/icon.svg">
            <link rel="stylesheet" href="/play.css">
            </head>
            <body>
            <article>
            %s</article>
            </body>
            </html>
            """;

    private final String markdown;
    private final Map<String, Clause> byId = new LinkedHashMap<>();

    /**
     * A clause.
     *
     * @param id its identifier
     * @param title its title
     * @param messages the keys of the messages about it
     */
    record Clause(String id, String title, List<String> messages) {}

    private Clauses(String page) {
        markdown = REFERENCE.matcher(page).replaceAll("");
        Matcher clause = CLAUSE.matcher(markdown);
        while (clause.find()) {
            List<String> messages = KEY.matcher(clause.group(3))
                    .results()
                    .map(key -> key.group(1))
                    .toList();
            byId.put(clause.group(1), new Clause(clause.group(1), clause.group(2), messages));
        }
    }

    /** Reads the clauses that are in this jar. */
    static Clauses read() throws IOException {
        return new Clauses(new String(PageFiles.read("clauses.md"), StandardCharsets.UTF_8));
    }

    /** Returns the clause with an identifier, or null. */
    Clause get(String id) {
        return byId.get(id);
    }

    /** Returns the clauses that a message is about. */
    List<Clause> about(String key) {
        return byId.values().stream()
                .filter(clause -> clause.messages().contains(key))
                .toList();
    }

    /** Returns the specification as a page, without the names of the tests and links to other pages. */
    String page() {
        String text = EVIDENCE.matcher(markdown).replaceAll("").replaceAll("\\[([^\\]]*)\\]\\((?!#)[^)]*\\)", "$1");
        return FRAME.formatted(
                HtmlRenderer.builder().build().render(Parser.builder().build().parse(text)));
    }
}
