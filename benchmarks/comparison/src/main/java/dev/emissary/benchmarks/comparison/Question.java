package dev.emissary.benchmarks.comparison;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question to all approaches: a Markdown page whose heading asks it, whose first paragraphs say why it matters, and
 * whose sections have code. {@code given} has the types that all programs see, {@code question} the class that asks,
 * {@code client} code in Kotlin of the same build, and the section of an approach its program or its citation. A
 * section {@code given} or a program that the page lacks is that of the page {@link #PLAIN}. The package, and
 * what is imported of the tool itself, are not written.
 *
 * @param id the name of the page
 * @param title the question, a sentence in Markdown
 * @param why why the answer matters, in Markdown, with links as from the page
 * @param sections the sections of the page itself, by heading
 * @param plain the sections of the page {@link #PLAIN}, by heading
 */
public record Question(String id, String title, String why, Map<String, String> sections, Map<String, String> plain) {

    /** The page with the plainest program of each approach. */
    static final String PLAIN = "plain";

    /** The page with one class in all ways; it has the expected output in place of answers. */
    static final String WORKED_EXAMPLE = "worked-example";

    /** The section without which all answers of the page are citations. */
    private static final String ASKS = "question";

    private static final Pattern CODE = Pattern.compile("^```\\w+\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern TYPE = Pattern.compile("(?m)^(?=public )");
    private static final Pattern NAME = Pattern.compile("(?:class|interface|record) (\\w+)");
    private static final Pattern CITATION = Pattern.compile("(\\w+): (.*)\\n\\nSource: (\\S+)");

    /** Reads the questions of a directory, in the order of the file {@code questions.txt}. */
    public static List<Question> all(Path pages) {
        List<Question> questions = new ArrayList<>();
        read(pages.resolve("questions.txt")).lines().forEach(id -> questions.add(of(pages, id)));
        return List.copyOf(questions);
    }

    /** Reads one page. */
    static Question of(Path pages, String id) {
        String[] parts = parts(pages, id);
        String[] head = parts[0].strip().split("\n\n", 2);
        return new Question(
                id,
                head[0].substring(2),
                head.length > 1 ? head[1] : "",
                sections(parts),
                sections(parts(pages, PLAIN)));
    }

    private static String[] parts(Path pages, String id) {
        return read(pages.resolve(id + ".md")).split("(?m)^## ");
    }

    private static Map<String, String> sections(String[] parts) {
        Map<String, String> sections = new HashMap<>();
        for (String section : List.of(parts).subList(1, parts.length)) {
            int line = section.indexOf('\n');
            sections.put(section.substring(0, line), section.substring(line).strip());
        }
        return sections;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The package of its classes. */
    String packageName() {
        return id.replace('-', '_');
    }

    /** The types that all programs see, as source files by name. */
    Map<String, String> given() {
        Map<String, String> files = new LinkedHashMap<>();
        if (sections.containsKey(ASKS)) {
            String code = code(sections.getOrDefault("given", plain.get("given")));
            String[] types = TYPE.split(code);
            boolean imports = !types[0].startsWith("public ");
            for (String type : List.of(types).subList(imports ? 1 : 0, types.length)) {
                Matcher name = NAME.matcher(type);
                if (!name.find()) {
                    throw new IllegalArgumentException(id + ": no type in " + type);
                }
                files.put(name.group(1) + ".java", (imports ? types[0] : "") + type);
            }
            files.replaceAll((name, text) -> inPackage(text));
        }
        return files;
    }

    /** The class that asks each program, unless all answers are citations. */
    Optional<String> asks() {
        return Optional.ofNullable(sections.get(ASKS)).map(Question::code).map(this::inPackage);
    }

    /** A class of Kotlin in the same build as each program, which it refers to. */
    Optional<String> client() {
        return Optional.ofNullable(sections.get("client")).map(Question::code).map(this::inPackage);
    }

    /** The program of an approach. */
    Optional<String> program(Approach approach) {
        return asks().isPresent() && citation(approach).isEmpty()
                ? Optional.ofNullable(sections.getOrDefault(approach.id(), plain.get(approach.id())))
                        .map(Question::code)
                        .map(code -> inPackage(approach.imports() + code))
                : Optional.empty();
    }

    /** What is cited in place of a program. */
    Optional<Cell> citation(Approach approach) {
        return Optional.of(CITATION.matcher(sections.getOrDefault(approach.id(), "")))
                .filter(Matcher::matches)
                .map(cited -> Cell.cited(cited.group(1), cited.group(2), cited.group(3)));
    }

    /** The page and the heading of the program of an approach. */
    String place(Approach approach) {
        return (sections.containsKey(approach.id()) ? id : PLAIN) + ".md#" + approach.id();
    }

    /** The expected output, if it is known. */
    Optional<String> output() {
        return Optional.ofNullable(sections.get("output")).map(Question::code);
    }

    private static String code(String section) {
        Matcher code = CODE.matcher(section);
        if (!code.find()) {
            throw new IllegalArgumentException(
                    "neither code in a fence nor \"yes: …\" with a line \"Source: …\": " + section);
        }
        return code.group(1);
    }

    private String inPackage(String code) {
        return "package " + packageName() + ";\n\n" + code;
    }
}
