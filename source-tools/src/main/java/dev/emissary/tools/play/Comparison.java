package dev.emissary.tools.play;

import java.io.IOException;
import java.util.List;

/**
 * The same program written by hand, as {@code superclass=none} writes it, and how long both are.
 *
 * @param plain the program by hand
 * @param classes the lengths of each class
 */
record Comparison(String plain, List<Lines> classes) {
    /**
     * The lengths of a class in lines of code.
     *
     * @param name the class
     * @param declared as an emissary
     * @param byHand as a class written by hand
     * @param forwarders how many forwarders it has
     */
    record Lines(String name, int declared, int byHand, int forwarders) {}

    static Comparison of(WarmCompiler compiler, Program program) throws IOException {
        WarmCompiler.Compiled compiled = compiler.compile(program.withoutSuperclass());
        if (compiled.plain() == null) {
            return new Comparison("", List.of());
        }
        LineDifference difference = new LineDifference(program.source(), compiled.plain());
        List<Lines> classes = PlainProgram.classes(compiler, compiled.plain(), difference).stream()
                .map(plain -> new Lines(
                        plain.name(),
                        difference.sourceLines(plain.fromLine(), plain.toLine()),
                        difference.plainLines(plain.fromLine(), plain.toLine()),
                        plain.forwarders().size()))
                .toList();
        return new Comparison(compiled.plain(), classes);
    }
}
