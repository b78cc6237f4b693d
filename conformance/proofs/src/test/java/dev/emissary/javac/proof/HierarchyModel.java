package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.util.JavacTask;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Compiled.Message;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** What javac alone knows of some sources: their types, and the errors in them. */
record HierarchyModel(ReferenceTypes types, List<Message> errors) {
    /** Compiles source texts, by the qualified names of their files. */
    static HierarchyModel of(Map<String, String> sources) {
        List<Message> errors = new ArrayList<>();
        List<JavaFileObject> files = new ArrayList<>();
        sources.forEach((name, text) -> files.add(JavaFileObjects.forSourceString(name, text)));
        JavacTask task = Javac.plain()
                .withOptions("-proc:none", "-Xmaxerrs", "100000", "-nowarn")
                .task(
                        new StringWriter(),
                        diagnostic -> {
                            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                                errors.add(Compiled.message(diagnostic));
                            }
                        },
                        files);
        try {
            task.analyze();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new HierarchyModel(new ReferenceTypes(task.getElements(), task.getTypes()), errors);
    }

    /** Returns the errors in a file. */
    List<Message> errors(String fileName) {
        String simpleName = fileName.substring(fileName.lastIndexOf('.') + 1) + ".java";
        return errors.stream().filter(error -> error.file().equals(simpleName)).toList();
    }
}
