package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.compiler.CompilerCrash;
import dev.emissary.benchmarks.comparison.compiler.CompilerError;
import dev.emissary.benchmarks.comparison.compiler.SourceCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Compiles programs in as few runs as possible. Those with errors are left out until a run is clean. Then each of them is
 * compiled alone, so that no error of one is blamed on another; it may still turn out to be right.
 */
final class Compilation {

    private final SourceCompiler compiler;
    private final List<Path> classPath;
    private final Path output;

    Compilation(SourceCompiler compiler, List<Path> classPath, Path output) {
        this.compiler = compiler;
        this.classPath = classPath;
        this.output = output;
    }

    /** Compiles, and returns the first error for each program that the compiler refuses. */
    Map<Path, String> compile(List<Path> programs) throws IOException {
        Files.createDirectories(output);
        List<Path> together = new ArrayList<>(programs);
        together.removeIf(program -> !Programs.options(program).isEmpty());
        List<Path> alone = new ArrayList<>(programs);
        while (!together.isEmpty()) {
            Set<Path> wrong = wrong(together);
            if (wrong.isEmpty()) {
                alone.removeAll(together);
                break;
            }
            together.removeAll(wrong);
        }
        Map<Path, String> refused = new TreeMap<>();
        for (Path program : alone) {
            firstError(program).ifPresent(error -> refused.put(program, error));
        }
        return refused;
    }

    private Set<Path> wrong(List<Path> together) {
        try {
            Set<Path> wrong = compiler.compile(together, classPath, output, List.of()).stream()
                    .map(error -> error.file().toAbsolutePath().normalize())
                    .collect(Collectors.toSet());
            if (!together.containsAll(wrong)) {
                throw new IllegalStateException("errors in other files: " + wrong);
            }
            return wrong;
        } catch (CompilerCrash crash) {
            // It does not say on which; compiled alone, the one will do it again.
            return Set.copyOf(together);
        }
    }

    private Optional<String> firstError(Path program) {
        try {
            return compiler.compile(List.of(program), classPath, output, Programs.options(program)).stream()
                    .findFirst()
                    .map(CompilerError::message);
        } catch (CompilerCrash crash) {
            throw new IllegalStateException("a compiler failed on " + program, crash);
        }
    }
}
