package dev.emissary.javac.guide;

import dev.emissary.javac.testing.PrintingJavac;
import dev.emissary.javac.testing.SourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the guide.
 *
 * <p>Each section is a directory of its own. In the order in which they stand there, a block of {@code java} is written
 * to a file that has the name of its type, and in a block of {@code console} each line {@code $ javac …} or {@code $ cat …}
 * is run and the lines after it are what it prints. What a section with such a block leaves behind must compile without a warning.
 */
final class GuidePage {
    private static final String FENCE = "```";
    private static final String PROMPT = "$ javac ";
    private static final String SHOW = "$ cat ";

    /** The line above a console that is for GuideIT, or for no test. */
    private static final Pattern ELSEWHERE = Pattern.compile("<!-- (?:runs in|not run): .*");

    private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|[^\\s\"])+");

    private final Path scratch;
    private final List<String> lines = new ArrayList<>();
    private final Map<String, String> remains = new LinkedHashMap<>();
    private String title = "";
    private Path directory;
    private Set<String> files = new LinkedHashSet<>();
    private int answers;
    private int answersBefore;
    private boolean elsewhere;

    /** Runs what stands in a page, in new directories below another one. */
    GuidePage(String text, Path scratch) {
        this.scratch = scratch;
        beginSection("");
        List<String> block = null;
        for (String line : text.lines().toList()) {
            if (block == null && line.startsWith("#")) {
                endSection();
                beginSection(line);
            }
            if (block == null && !line.isBlank() && !line.startsWith(FENCE)) {
                elsewhere = ELSEWHERE.matcher(line).matches();
            }
            if (block != null && line.startsWith(FENCE)) {
                lines.addAll(answered(block));
                block = null;
            } else if (line.startsWith(FENCE)) {
                block = new ArrayList<>();
                block.add(line);
                continue;
            } else if (block != null) {
                block.add(line);
                continue;
            }
            lines.add(line);
        }
        endSection();
    }

    /** Returns the text with the answers as the compiler gives them now. */
    String text() {
        return String.join("\n", lines) + "\n";
    }

    /** Returns the number of commands that were run. */
    int answers() {
        return answers;
    }

    /** Returns what javac prints of the files that each section leaves behind. */
    Map<String, String> remains() {
        return remains;
    }

    private void beginSection(String heading) {
        title = heading;
        files = new LinkedHashSet<>();
        answersBefore = answers;
        try {
            directory = Files.createTempDirectory(scratch, "section");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void endSection() {
        if (answers > answersBefore) {
            List<String> command = new ArrayList<>(List.of("-processorpath", PrintingJavac.PLUGIN, "-Xlint:all"));
            command.add(files.contains("module-info.java") ? "-p" : "-cp");
            command.add(PrintingJavac.ANNOTATIONS);
            command.addAll(files);
            remains.put(title, new PrintingJavac(directory).run(command));
        }
    }

    private String outputOf(String line) {
        try {
            return line.startsWith(SHOW)
                    ? Files.readString(directory.resolve(line.substring(SHOW.length())))
                    : new PrintingJavac(directory).run(words(line.substring(PROMPT.length())));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private List<String> answered(List<String> block) {
        List<String> content = block.subList(1, block.size());
        if (block.get(0).equals(FENCE + "java")) {
            write(String.join("\n", content) + "\n");
        } else if (block.get(0).equals(FENCE + "console") && !elsewhere) {
            List<String> result = new ArrayList<>(List.of(block.get(0)));
            for (String line : content) {
                if (line.startsWith(PROMPT) || line.startsWith(SHOW)) {
                    result.add(line);
                    outputOf(line).lines().forEach(result::add);
                    answers++;
                }
            }
            return result;
        }
        return block;
    }

    private void write(String source) {
        String name = SourceText.qualifiedName(source).replace('.', '/') + ".java";
        files.add(name);
        try {
            Files.createDirectories(directory.resolve(name).getParent());
            Files.writeString(directory.resolve(name), source);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the words of a command, as a shell takes it apart. */
    static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group().replace("\"", ""));
        }
        return words;
    }
}
