package dev.emissary.tools.play;

import java.io.IOException;
import java.util.List;

/**
 * The same program written by hand, as {@code superclass=none} writes it, and how long both are.
 *
 * @param plain the program by hand
 * @param classes the plain classes in it
 */
record Comparison(String plain, List<PlainClass> classes) {
    static Comparison of(WarmCompiler compiler, Program program) throws IOException {
        String plain = compiler.compile(program.withoutSuperclass()).plain();
        return plain == null
                ? new Comparison("", List.of())
                : new Comparison(
                        plain, PlainProgram.classes(compiler, plain, new LineDifference(program.source(), plain)));
    }
}
