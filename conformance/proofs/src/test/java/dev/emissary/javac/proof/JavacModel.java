package dev.emissary.javac.proof;

import com.sun.source.util.JavacTask;
import dev.emissary.conformance.Diagnostic;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.util.Elements;

/**
 * What javac alone knows of some sources and of the classes on its paths.
 *
 * @param elements the compilation's elements
 * @param types its types
 * @param errors the errors in the sources
 */
record JavacModel(Elements elements, ReferenceTypes types, List<Diagnostic> errors) {
    /** Returns what a compilation of nothing sees. */
    static JavacModel of(List<String> options) {
        return of(options, Map.of("Empty", "class Empty {}"));
    }

    /** Compiles source texts, by the qualified names of their files. */
    static JavacModel of(List<String> options, Map<String, String> sources) {
        List<Diagnostic> errors = new ArrayList<>();
        JavacTask task = Javac.plain()
                .withOptions(options.toArray(String[]::new))
                .withOptions("-proc:none", "-Xmaxerrs", "100000", "-nowarn")
                .task(
                        new StringWriter(),
                        diagnostic -> {
                            if (diagnostic.getKind() == javax.tools.Diagnostic.Kind.ERROR) {
                                errors.add(Compiled.message(diagnostic));
                            }
                        },
                        Desugared.files(sources));
        try {
            task.analyze();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new JavacModel(task.getElements(), new ReferenceTypes(task.getElements(), task.getTypes()), errors);
    }

    /** Returns some diagnostics that are in a file, by its qualified name. */
    static List<Diagnostic> in(String fileName, List<Diagnostic> some) {
        String simpleName = fileName.substring(fileName.lastIndexOf('.') + 1) + ".java";
        return some.stream().filter(one -> one.file().equals(simpleName)).toList();
    }
}
