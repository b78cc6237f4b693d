package dev.emissary.conformance;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
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
                collector.getDiagnostics().stream().map(Diagnostic::of).toList();
        return new CompilerOutput(success, diagnostics, other.toString());
    }
}
