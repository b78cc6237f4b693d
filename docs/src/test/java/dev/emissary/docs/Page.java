package dev.emissary.docs;

import dev.emissary.javac.testing.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A page of Markdown.
 *
 * @param name its path from the root of the repository
 * @param text its text
 * @param blocks its fenced blocks
 */
record Page(String name, String text, List<Block> blocks) {
    private static final Set<String> NOT_OURS =
            Set.of("target", "node_modules", ".git", ".cache", ".fast", ".idea", ".settings", ".vscode");
    private static final Pattern PART = Pattern.compile("(?m)^<!--(?<note>(?s:.*?))-->|^(?<heading>#{1,6}) .*$"
            + "|^ *```(?<language>\\w*)\\n(?<text>(?s:.*?))^ *```$|^.*\\S.*$");

    /**
     * A fenced block.
     *
     * @param language the word after the fence, or an empty string
     * @param notes the comments right before it, and those that begin with {@code given}, which all later blocks see
     * @param text what is between the fences
     * @param start the index of the text in the page
     * @param place the page, and the line of the text
     * @param section the number of headings before it
     */
    record Block(String language, List<String> notes, String text, int start, String place, int section) {
        /** Returns what follows after {@code word:} in a note, or the empty string after a word that is a note. */
        Optional<String> note(String word) {
            return notes.stream()
                    .filter(note -> note.equals(word) || note.startsWith(word + ": "))
                    .map(note -> note.replaceFirst("^" + word + ":? *", ""))
                    .findFirst();
        }
    }

    /** Reads a page, or finds the parts of one that is in no file. */
    static Page of(String name, String text) {
        List<Block> blocks = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        int section = 0;
        Matcher part = PART.matcher(text);
        while (part.find()) {
            if (part.group("note") != null) {
                notes.add(part.group("note").strip());
                continue;
            }
            if (part.group("heading") != null) {
                section++;
            } else if (part.group("language") != null) {
                long line = text.substring(0, part.start("text")).lines().count() + 1;
                blocks.add(new Block(
                        part.group("language"),
                        List.copyOf(notes),
                        part.group("text"),
                        part.start("text"),
                        name + ":" + line,
                        section));
            }
            notes.removeIf(note -> !note.startsWith("given"));
        }
        return new Page(name, text, List.copyOf(blocks));
    }

    /** Returns the pages of the repository. */
    static List<Page> all() {
        return files().stream()
                .filter(file -> file.endsWith(".md") && !file.contains("/src/"))
                .map(file -> of(file, Checkout.text(Checkout.file(file))))
                .toList();
    }

    /** Returns the paths of all files from the root of the repository, without those that builds and editors make. */
    static List<String> files() {
        try (Stream<Path> files = Files.walk(Checkout.ROOT)) {
            return files.filter(Files::isRegularFile)
                    .map(Checkout.ROOT::relativize)
                    .filter(file -> StreamSupport.stream(file.spliterator(), false)
                            .noneMatch(directory -> NOT_OURS.contains(directory.toString())))
                    .map(file -> file.toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Whether its sections are directories with programs, each with a mistake that is corrected. */
    boolean isTutorial() {
        return name.equals("docs/tutorial.md");
    }

    /** Returns the text of the page with other texts in its blocks. */
    String with(Function<Block, String> content) {
        StringBuilder result = new StringBuilder();
        int end = 0;
        for (Block block : blocks) {
            result.append(text, end, block.start()).append(content.apply(block));
            end = block.start() + block.text().length();
        }
        return result.append(text.substring(end)).toString();
    }

    @Override
    public String toString() {
        return name;
    }
}
