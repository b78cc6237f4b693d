package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A session with the {@code jshell} of a JDK, as its transcript: each line of input after its prompt, and below it what
 * JShell answers.
 *
 * @param transcript the lines of the transcript
 * @param errors what JShell has printed on its standard error stream
 */
public record JShellSession(List<String> transcript, String errors) {
    /** What most answers begin with. */
    private static final String ANSWER = "|  ";

    private static final String FIRST = "jshell> ";
    private static final String NEXT = "   ...> ";
    // Some JDKs print one more space after the prompt, and some print no prompt for the second line of a snippet.
    private static final Pattern PROMPT = Pattern.compile("(?m)^jshell> {1,2}");

    /** What a terminal would not show. */
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\\n]]");

    /** What differs from run to run. */
    private static final Pattern HASH_CODE = Pattern.compile("@\\p{XDigit}+$", Pattern.MULTILINE);

    /** Copies the lines. */
    public JShellSession {
        transcript = List.copyOf(transcript);
    }

    /** Whether a line of a transcript is input. */
    public static boolean isInput(String line) {
        return line.startsWith(FIRST) || line.startsWith(NEXT);
    }

    /**
     * Types lines into a new session.
     *
     * @param jdk whose {@code jshell}
     * @param directory where it runs
     * @param options its options
     * @param transcript lines of input after their prompts, none of which begins its own answer, and of answers, which are ignored
     */
    public static JShellSession run(Jdk jdk, Path directory, List<String> options, List<String> transcript) {
        List<List<String>> snippets = snippets(transcript);
        List<String> arguments = new ArrayList<>(options);
        arguments.add("-R-Duser.language=en");
        arguments.add("-J-Djava.util.prefs.userRoot=" + preferences());
        StringBuilder typed = new StringBuilder();
        snippets.forEach(snippet -> snippet.forEach(
                line -> typed.append(line.substring(FIRST.length())).append('\n')));
        Jdk.Outcome outcome = jdk.run(directory, "jshell", arguments, typed.toString());
        String[] answers =
                PROMPT.split(CONTROL.matcher(outcome.out()).replaceAll("").replace(NEXT, ""));
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < snippets.size(); i++) {
            lines.addAll(snippets.get(i));
            // Before the first prompt stands the welcome.
            String answer = i + 1 < answers.length ? withoutEcho(answers[i + 1], snippets.get(i)) : "";
            HASH_CODE
                    .matcher(answer)
                    .replaceAll("@…")
                    .lines()
                    .map(String::stripTrailing)
                    .forEach(lines::add);
        }
        return new JShellSession(withoutBlankLines(lines), outcome.err());
    }

    /** Returns the lines of each snippet, with their prompts. */
    private static List<List<String>> snippets(List<String> transcript) {
        List<List<String>> snippets = new ArrayList<>();
        for (String line : transcript) {
            if (line.startsWith(FIRST)) {
                snippets.add(new ArrayList<>());
            }
            if (isInput(line)) {
                snippets.get(snippets.size() - 1).add(line);
            }
        }
        return snippets;
    }

    /** JShell may repeat what it reads, more than once where it redraws its line, before it has set up its terminal. */
    private static String withoutEcho(String answer, List<String> snippet) {
        String rest = answer;
        for (String line : snippet) {
            String input = line.substring(FIRST.length());
            while (!input.isEmpty() && rest.startsWith(input)) {
                rest = rest.substring(input.length()).stripLeading();
            }
            rest = withoutBeginningOf(input, rest);
        }
        return rest;
    }

    /** It may even stop in the middle of the line, and go on with the answer. */
    private static String withoutBeginningOf(String input, String answer) {
        int bar = answer.indexOf(ANSWER);
        return bar > 0 && input.startsWith(answer.substring(0, bar).stripTrailing()) ? answer.substring(bar) : answer;
    }

    private static List<String> withoutBlankLines(List<String> lines) {
        return lines.stream().filter(line -> !line.isBlank()).toList();
    }

    /** Returns a place for JShell's preferences; a JVM that has to create it says so. */
    private static Path preferences() {
        try {
            Path root = Files.createTempDirectory("preferences");
            Files.createDirectories(root.resolve(".java").resolve(".userPrefs"));
            return root;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the transcript as one text. */
    public String text() {
        return String.join("\n", transcript) + "\n";
    }
}
