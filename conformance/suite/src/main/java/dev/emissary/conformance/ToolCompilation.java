package dev.emissary.conformance;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * One compilation with a compiler of {@code javax.tools}.
 *
 * @param input what is compiled
 * @param compilerOptions the options of the compiler itself
 * @param collected whether diagnostics are read when it is over; otherwise they are printed in it
 */
public record ToolCompilation(CompilerInput input, List<String> compilerOptions, boolean collected)
        implements Worker.Task<CompilerOutput> {
    @Override
    public CompilerOutput run(JavaCompiler compiler) throws IOException {
        List<String> options = new ArrayList<>(compilerOptions);
        // Without -s, some compilers write what a processor generates into the working directory.
        options.addAll(List.of("-d", input.output(), "-s", input.output()));
        if (!input.classPath().isEmpty()) {
            options.addAll(List.of("-classpath", String.join(File.pathSeparator, input.classPath())));
        }
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        StringWriter other = new StringWriter();
        boolean success;
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(collected ? collector : null, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            Iterable<? extends JavaFileObject> sources = files.getJavaFileObjectsFromStrings(input.sources());
            if (input.classPath().isEmpty()) {
                // An empty text would stand for the class path of this JVM.
                files.setLocation(StandardLocation.CLASS_PATH, List.of());
            }
            success = compiler.getTask(other, files, collected ? collector : null, options, null, sources)
                    .call();
        }
        List<Diagnostic> diagnostics =
                collector.getDiagnostics().stream().map(ToolCompilation::of).toList();
        return new CompilerOutput(success, diagnostics, other.toString());
    }

    private static Diagnostic of(javax.tools.Diagnostic<? extends JavaFileObject> diagnostic) {
        Kind kind = switch (diagnostic.getKind()) {
            case ERROR -> Kind.ERROR;
            // The compiler of Eclipse says OTHER of warnings that no option switches on or off.
            case WARNING, MANDATORY_WARNING, OTHER -> Kind.WARNING;
            case NOTE -> Kind.NOTE;
        };
        boolean placed = diagnostic.getSource() != null && diagnostic.getLineNumber() > 0;
        return new Diagnostic(
                kind,
                diagnostic.getCode() == null ? "" : diagnostic.getCode(),
                placed ? Path.of(diagnostic.getSource().getName()).toString() : "",
                placed ? (int) diagnostic.getLineNumber() : 0,
                placed ? (int) Math.max(0, diagnostic.getColumnNumber()) : 0,
                diagnostic.getMessage(Locale.ENGLISH));
    }
}
