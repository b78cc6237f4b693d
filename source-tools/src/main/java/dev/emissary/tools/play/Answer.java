package dev.emissary.tools.play;

import dev.emissary.tools.compile.Compilation;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/**
 * What the page is told about a program.
 *
 * @param plain the program without emissaries, or null if there is none: no emissary is in it, or none without an error
 * @param messages the diagnostics
 * @param lines how many lines of code the program has
 * @param plainLines how many the program without emissaries has
 * @param bytecode the instructions of its classes, as ASM writes them, or null if the page has not asked for it
 */
record Answer(String plain, List<Message> messages, long lines, long plainLines, String bytecode) {
    /** Compiles a program and tells what is asked about it. */
    static Answer of(WarmCompiler compiler, Program program) throws IOException {
        WarmCompiler.Compiled compiled = compiler.compile(program);
        return new Answer(
                compiled.plain(),
                compiled.messages(),
                codeLines(program.source()),
                compiled.plain() == null ? 0 : codeLines(compiled.plain()),
                program.bytecode() ? bytecode(compiled.classFiles()) : null);
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
