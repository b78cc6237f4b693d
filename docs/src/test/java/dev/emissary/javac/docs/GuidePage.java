package dev.emissary.javac.docs;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.PrintingJavac;
import dev.emissary.javac.testing.SourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A page of the guide, or the tutorial.
 *
 * <p>Each section is a directory of its own. In the order in which they stand there, a block of {@code java} is written
 * to a file that has the name of its type, and in a block of {@code console} each line {@code $ javac …} or {@code $ cat …}
 * is run and the lines after it are what it prints. What a section with such a block leaves behind must compile without a warning.
 */
final class GuidePage {
    private static final String PROMPT = "$ javac ";
    private static final String SHOW = "$ cat ";
    private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|[^\\s\"])+");

    private final Path scratch;
    private final Map<Integer, Section> sections = new TreeMap<>();
    private final String text;

    /** A directory with files, and how many commands were run there. */
    private static final class Section {
        private final Path directory;
        private final Set<String> files = new LinkedHashSet<>();
        private int answers;

        Section(Path parent) {
            try {
                directory = Files.createTempDirectory(parent, "section");
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        void write(String source) {
            String name = SourceText.qualifiedName(source).replace('.', '/') + ".java";
            files.add(name);
            try {
                Files.createDirectories(directory.resolve(name).getParent());
                Files.writeString(directory.resolve(name), source);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        String answered(String commands) {
            StringBuilder answered = new StringBuilder();
            for (String line : commands.lines().toList()) {
                if (line.startsWith(PROMPT) || line.startsWith(SHOW)) {
                    answered.append(line).append('\n').append(outputOf(line));
                    answers++;
                }
            }
            return answered.toString();
        }

        private String outputOf(String line) {
            return line.startsWith(SHOW)
                    ? Checkout.text(directory.resolve(line.substring(SHOW.length())))
                    : new PrintingJavac(directory).run(words(line.substring(PROMPT.length())));
        }

        String compiled() {
            List<String> command = new ArrayList<>(List.of("-processorpath", PrintingJavac.PLUGIN, "-Xlint:all"));
            command.add(files.contains("module-info.java") ? "-p" : "-cp");
            command.add(PrintingJavac.ANNOTATIONS);
            command.addAll(files);
            return new PrintingJavac(directory).run(command);
        }
    }

    /** Runs what stands in a page, in new directories below another one. */
    GuidePage(Page page, Path scratch) {
        this.scratch = scratch;
        text = page.with(this::answered);
    }

    private String answered(Block block) {
        Section section = sections.computeIfAbsent(block.section(), number -> new Section(scratch));
        if (block.language().equals("java")) {
            section.write(block.text());
        }
        boolean elsewhere =
                block.note("runs in").isPresent() || block.note("not run").isPresent();
        return block.language().equals("console") && !elsewhere ? section.answered(block.text()) : block.text();
    }

    /** Returns the text with the answers as the compiler gives them now. */
    String text() {
        return text;
    }

    /** Returns what javac prints of the files that each section leaves behind. */
    List<String> remains() {
        return sections.values().stream()
                .filter(section -> section.answers > 0)
                .map(Section::compiled)
                .toList();
    }

    /** Returns the words of a command, as a shell takes it apart. */
    static List<String> words(String command) {
        return WORD.matcher(command)
                .results()
                .map(MatchResult::group)
                .map(word -> word.replace("\"", ""))
                .toList();
    }
}
