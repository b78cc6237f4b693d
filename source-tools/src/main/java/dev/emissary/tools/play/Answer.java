package dev.emissary.tools.play;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the page is told about a program.
 *
 * @param plain the program without emissaries, or null if there is none: no emissary is in it, or none without an error
 * @param messages the diagnostics
 * @param lines how many lines of code the program has
 * @param plainLines how many the program without emissaries has
 * @param bytecode what {@code javap} prints of its classes, or null if the page has not asked for it
 */
record Answer(String plain, List<Message> messages, long lines, long plainLines, String bytecode) {
    /** Compiles a program and tells what is asked about it. */
    static Answer of(WarmCompiler compiler, Program program) throws IOException {
        WarmCompiler.Compiled compiled = compiler.compile(program);
        Map<String, byte[]> classFiles = new TreeMap<>(compiled.classFiles());
        return new Answer(
                compiled.plain(),
                compiled.messages(),
                codeLines(program.source()),
                compiled.plain() == null ? 0 : codeLines(compiled.plain()),
                program.bytecode() ? Bytecode.of(classFiles) : null);
    }

    /** Counts the lines of a source that have code on them; a comment begins its line. */
    private static long codeLines(String source) {
        return source.lines()
                .map(String::strip)
                .filter(line -> !line.matches("|//.*|/\\*.*|\\*.*"))
                .count();
    }
}
