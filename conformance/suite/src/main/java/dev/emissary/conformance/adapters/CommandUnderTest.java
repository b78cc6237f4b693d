package dev.emissary.conformance.adapters;

import dev.emissary.conformance.cases.Kind;
import dev.emissary.conformance.compiler.CompilerInput;
import dev.emissary.conformance.compiler.CompilerOutput;
import dev.emissary.conformance.compiler.CompilerUnderTest;
import dev.emissary.conformance.compiler.Diagnostic;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A compiler that is a command.
 *
 * @param command the command, with blanks between its words, or with quotation marks around one that has blanks
 * @param warnings the words that make it show all warnings
 * @param diagnostics finds the diagnostics in what it prints, by groups named file, line, column, kind, key and text
 */
public record CommandUnderTest(String command, String warnings, Pattern diagnostics) implements CompilerUnderTest {
    private static final String PROCESSING = "{processing}";

    /** Finds diagnostics in the form in which javac prints them. */
    public static final Pattern USUAL_DIAGNOSTICS = Pattern.compile(
            "^(?:(?<file>[^:\\n]+\\.java):(?<line>\\d+): )?(?<kind>error|warning|note): (?<text>.*)$",
            Pattern.MULTILINE | Pattern.CASE_INSENSITIVE);

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");
    private static final int SECONDS = 60;

    @Override
    public CompilerOutput compile(CompilerInput input) throws IOException {
        Process process =
                new ProcessBuilder(words(input)).redirectErrorStream(true).start();
        process.getOutputStream().close();
        CompletableFuture.delayedExecutor(SECONDS, TimeUnit.SECONDS).execute(process::destroyForcibly);
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            return new CompilerOutput(process.waitFor() == 0, found(printed), printed);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IOException(interruption);
        }
    }

    private List<String> words(CompilerInput input) {
        List<String> words = new ArrayList<>();
        for (String word :
                WORD.matcher(command).results().map(CommandUnderTest::unquoted).toList()) {
            switch (word) {
                case "{sources}" -> words.addAll(input.sources());
                case "{options}" -> words.addAll(input.options());
                case "{warnings}" -> words.addAll(input.warnings() ? nonEmpty(warnings) : List.of());
                case PROCESSING -> words.addAll(input.processing(input.classPath()));
                default ->
                    words.add(word.replace("{classpath}", String.join(File.pathSeparator, input.classPath()))
                            .replace("{output}", input.output())
                            .replace("{options}", String.join(" ", input.options()))
                            .replace("{release}", Integer.toString(input.release()))
                            .strip());
            }
        }
        return words;
    }

    private static String unquoted(MatchResult word) {
        return word.group(1) == null ? word.group() : word.group(1);
    }

    private static List<String> nonEmpty(String words) {
        return Stream.of(words.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private List<Diagnostic> found(String printed) {
        List<Diagnostic> found = new ArrayList<>();
        Matcher matcher = diagnostics.matcher(printed);
        while (matcher.find()) {
            String key = group(matcher, "key");
            String line = group(matcher, "line");
            String column = group(matcher, "column");
            Diagnostic diagnostic = new Diagnostic(
                    kind(group(matcher, "kind"), key),
                    key,
                    group(matcher, "file"),
                    line.isEmpty() ? 0 : Integer.parseInt(line),
                    column.isEmpty() ? 0 : Integer.parseInt(column),
                    group(matcher, "text"));
            found.add(MessageCatalog.OF_THIS_JAR.withKey(diagnostic));
        }
        return found;
    }

    private static Kind kind(String word, String key) {
        String text = (word + " " + key).toLowerCase(Locale.ROOT);
        return text.contains("warn") ? Kind.WARNING : text.contains("note") ? Kind.NOTE : Kind.ERROR;
    }

    /** Returns what a group has found, if the pattern has it. */
    private static String group(Matcher matcher, String name) {
        if (!matcher.pattern().pattern().contains("(?<" + name + ">")) {
            return "";
        }
        String found = matcher.group(name);
        return found == null ? "" : found;
    }

    @Override
    public Optional<CompilerUnderTest> plain() {
        return Optional.empty();
    }

    @Override
    public boolean runsProcessors() {
        return command.contains(PROCESSING);
    }

    @Override
    public void close() {}
}
