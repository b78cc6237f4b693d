package dev.emissary.tools.play;

import dev.emissary.tools.source.Compilation;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/**
 * What the page is told about a program. It is compiled, without annotation processors, and never loaded.
 *
 * @param plain the program without emissaries, or null if there is none: no emissary is in it, or none without an error
 * @param messages the diagnostics
 * @param lines how many lines of code the program has
 * @param plainLines how many the program without emissaries has
 * @param bytecode the instructions of its classes, as ASM writes them, or null if the page has not asked for it
 */
record Answer(String plain, List<Message> messages, long lines, long plainLines, String bytecode) {
    /**
     * A diagnostic of javac or of the plugin.
     *
     * @param kind {@code error}, {@code warning} or {@code note}
     * @param key its key, such as {@code emissary.err.method.conflict}
     * @param from where the code that it is about begins, as an offset in the source; of code with several lines, where the
     *     error is
     * @param to where that code ends; of code with several lines, the end of the line of the error
     * @param line its line, from 1, or 0 if it is about the file as a whole
     * @param column its column, from 1, or 0
     * @param text the message
     */
    record Message(String kind, String key, int from, int to, long line, long column, String text) {
        static Message of(Diagnostic<?> diagnostic, String source) {
            String kind = switch (diagnostic.getKind()) {
                case ERROR -> "error";
                case WARNING, MANDATORY_WARNING -> "warning";
                default -> "note";
            };
            boolean placed = diagnostic.getPosition() != Diagnostic.NOPOS;
            int at = placed ? within(diagnostic.getPosition(), source) : 0;
            int from = placed ? Math.min(at, within(diagnostic.getStartPosition(), source)) : 0;
            int to = placed ? Math.max(at, within(diagnostic.getEndPosition(), source)) : 0;
            if (source.substring(from, to).contains("\n")) {
                from = at;
                int end = source.indexOf('\n', at);
                to = end < 0
                        ? to
                        : at + source.substring(at, end).stripTrailing().length();
            }
            return new Message(
                    kind,
                    Objects.requireNonNullElse(diagnostic.getCode(), ""),
                    from,
                    to,
                    placed ? diagnostic.getLineNumber() : 0,
                    placed ? diagnostic.getColumnNumber() : 0,
                    diagnostic.getMessage(Locale.ENGLISH));
        }

        /** Returns a message about the file as a whole. */
        static Message error(String text) {
            return new Message("error", "", 0, 0, 0, 0, text);
        }

        private static int within(long position, String source) {
            return (int) Math.max(0, Math.min(position, source.length()));
        }
    }

    /**
     * Compiles a program and tells what is asked about it.
     *
     * @param program the program
     * @param directory an empty directory for what the plugin writes, which is empty again afterwards
     */
    static Answer of(Program program, Path directory) throws IOException {
        Compilation compiled = Compilation.of(
                program.options(directory),
                List.of(),
                List.of(),
                List.of(Compilation.source(URI.create("memory:///Program.java"), program.source())),
                List.of());
        List<Message> messages = new ArrayList<>(compiled.diagnostics().stream()
                .map(diagnostic -> Message.of(diagnostic, program.source()))
                .toList());
        if (!compiled.failure().isEmpty()) {
            messages.add(Message.error(compiled.failure()));
        }
        String plain = takePlain(directory);
        return new Answer(
                plain,
                messages,
                codeLines(program.source()),
                plain == null ? 0 : codeLines(plain),
                program.bytecode() ? bytecode(compiled.classFiles()) : null);
    }

    /** Returns what the plugin has written, and removes it. */
    private static String takePlain(Path directory) throws IOException {
        String plain = null;
        try (Stream<Path> written = Files.walk(directory)) {
            for (Path file : (Iterable<Path>) written.filter(Files::isRegularFile)::iterator) {
                plain = Files.readString(file);
                Files.delete(file);
            }
        }
        return plain;
    }

    private static String bytecode(Map<String, byte[]> classFiles) {
        StringWriter text = new StringWriter();
        for (byte[] classFile : classFiles.values()) {
            Compilation.reader(classFile)
                    .accept(
                            new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)),
                            ClassReader.SKIP_DEBUG);
        }
        return text.toString();
    }

    /** Counts the lines of a source that have code on them; a comment begins its line. */
    private static long codeLines(String source) {
        return source.lines()
                .map(String::strip)
                .filter(line -> !line.matches("|//.*|/\\*.*|\\*.*"))
                .count();
    }
}
