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
import java.util.Map;
import java.util.stream.Stream;
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
