package dev.emissary.tools.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The clauses of the specification. */
final class Clauses {
    private static final Pattern CLAUSE =
            Pattern.compile("<a id=\"[^\"]+\"></a>\\*\\*(EM-[A-Z]+-\\d+)\\*\\* \\*([^*]+)\\.\\*");
    /** Where a section begins, which has clauses or tables. */
    private static final Pattern SECTION = Pattern.compile("(?m)^(?=## )");
    /** What tells the test of the documents how to compile a program. */
    private static final Pattern NOTE = Pattern.compile("(?m)^<!-- .* -->\\R+");

    private static final Pattern LINK_TO_A_PAGE = Pattern.compile("\\[([^\\]]*)\\]\\((?!#)[^)]*\\)");

    /** What an example of a message begins with: the message's key, and the clauses. */
    private static final Pattern EXAMPLE = Pattern.compile("(?m)^////// (\\S+)\\R// clauses: (.*)$");

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
    /**
     * What a clause says about a program.
     *
     * @param clause the identifier of the clause
     * @param title its title
     * @param about the emissary, or the line, that it is about
     * @param text what it says
     */
    record Note(String clause, String title, String about, String text) {}

    private final Map<String, String> titles = new HashMap<>();
    private final Map<String, List<String>> byMessage = new HashMap<>();

    private Clauses(Collection<String> examples, String... pages) {
        markdown = Stream.of(pages)
                .flatMap(SECTION::splitAsStream)
                .filter(section -> CLAUSE.matcher(section).find())
                .collect(Collectors.joining("\n"));
        Matcher clause = CLAUSE.matcher(markdown);
        while (clause.find()) {
            titles.put(clause.group(1), clause.group(2));
        }
        examples.stream()
                .flatMap(text -> EXAMPLE.matcher(text).results())
                .forEach(example -> byMessage.put(
                        "emissary." + example.group(1), List.of(example.group(2).split(", "))));
    }

    /** Reads the clauses that are in this jar. */
    static Clauses read() throws IOException {
        return new Clauses(Examples.texts("messages").values(), text("spec.md"), text("plugin.md"));
    }

    private static String text(String resource) throws IOException {
        return new String(PageFiles.read(resource), StandardCharsets.UTF_8);
    }

    /** Says what clauses mean for a program: for its messages, and for each of its emissaries. */
    List<Note> notes(List<Message> messages, List<PlainClass> classes) {
        List<Note> notes = new ArrayList<>();
        for (Message message : messages) {
            String text =
                    message.kind() + ": " + message.text().lines().findFirst().orElse("");
            byMessage
                    .getOrDefault(message.key(), List.of())
                    .forEach(id -> notes.add(note(id, "line " + message.line(), text)));
        }
        for (PlainClass plain : classes) {
            plain.notes().forEach(note -> notes.add(note(note.clause(), plain.name(), note.text())));
        }
        return notes;
    }

    private Note note(String id, String about, String text) {
        return new Note(id, titles.getOrDefault(id, ""), about, text);
    }

    /** Returns the clauses as a page, without links to other pages. */
    String page() {
        String text =
                LINK_TO_A_PAGE.matcher(NOTE.matcher(markdown).replaceAll("")).replaceAll("$1");
        return FRAME.formatted(
                HtmlRenderer.builder().build().render(Parser.builder().build().parse(text)));
    }
}
