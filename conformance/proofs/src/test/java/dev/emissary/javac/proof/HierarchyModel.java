package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.util.JavacTask;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** A compilation of probes, which can be asked about their types and their errors afterwards. */
final class HierarchyModel {
    private final ReferenceTypes types;
    private final List<Diagnostic<? extends JavaFileObject>> diagnostics = new ArrayList<>();

    /** Compiles the probes of some programs. */
    HierarchyModel(List<Program> programs) {
        List<JavaFileObject> files = programs.stream()
                .map(program -> JavaFileObjects.forSourceString(program.fileName(), program.probe()))
                .toList();
        JavacTask task = Javac.plain()
                .withOptions("-proc:none", "-Xmaxerrs", "100000")
                .task(new StringWriter(), diagnostics::add, files);
        try {
            task.analyze();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        types = new ReferenceTypes(task.getElements(), task.getTypes());
    }

    /** Returns the keys of the errors that javac has for the header of a program. */
    Set<String> errors(Program program) {
        return diagnostics.stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR
                        && diagnostic.getSource() != null
                        && diagnostic.getSource().getName().contains(program.packageName() + "/")
                        && diagnostic.getLineNumber() >= program.declarationLine())
                .map(Diagnostic::getCode)
                .collect(Collectors.toSet());
    }

    /** Returns the types. */
    ReferenceTypes types() {
        return types;
    }
}
