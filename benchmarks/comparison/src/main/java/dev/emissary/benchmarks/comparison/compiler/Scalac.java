package dev.emissary.benchmarks.comparison.compiler;

import dotty.tools.dotc.Driver;
import dotty.tools.dotc.interfaces.Diagnostic;
import dotty.tools.dotc.interfaces.SimpleReporter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compiles Scala. */
public final class Scalac implements SourceCompiler {

    @Override
    public List<String> compile(List<Path> sources, List<Path> classPath, Path output) {
        List<String> errors = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        SimpleReporter reporter = diagnostic -> {
            if (diagnostic.level() == Diagnostic.ERROR) {
                (diagnostic.position().isPresent() ? errors : failures).add(diagnostic.message());
            }
        };
        try {
            new Driver().process(commandLine(sources, classPath, output).toArray(String[]::new), reporter, null);
        } catch (RuntimeException | AssertionError e) {
            throw new IllegalStateException("the compiler of Scala failed", e);
        }
        if (!failures.isEmpty()) {
            throw new IllegalStateException("the compiler of Scala says of no source: " + failures);
        }
        return errors;
    }

    private static List<String> commandLine(List<Path> sources, List<Path> classPath, Path output) {
        List<Path> libraries = Libraries.named("scala-library", "scala3-library_3");
        List<String> all = new ArrayList<>(List.of("-d", output.toString(), "-release", "17", "-nowarn"));
        all.addAll(List.of("-color", "never", "-classpath", Libraries.path(classPath, libraries)));
        sources.forEach(source -> all.add(source.toString()));
        return all;
    }
}
