package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.compiler.CompilerCrash;
import dev.emissary.benchmarks.comparison.compiler.CompilerError;
import dev.emissary.benchmarks.comparison.compiler.SourceCompiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Compiles programs in as few runs as possible. Those with errors are left out until a run is clean. Then each of them
 * is compiled alone, so that no error of one is blamed on another; it may still turn out to be right.
 */
record Compilation(SourceCompiler compiler, List<Path> classPath, Path output) {

    /** Compiles, and returns the first error for each program that the compiler refuses. */
    Map<Path, String> compile(List<Path> programs) {
        List<Path> together = new ArrayList<>(programs);
        Set<Path> wrong = together.isEmpty() ? Set.of() : wrong(together);
        while (!wrong.isEmpty()) {
            together.removeAll(wrong);
            wrong = together.isEmpty() ? Set.of() : wrong(together);
        }
        List<Path> alone = new ArrayList<>(programs);
        alone.removeAll(together);
        Map<Path, String> refused = new TreeMap<>();
        for (Path program : alone) {
            firstError(program).ifPresent(error -> refused.put(program, error));
        }
        return refused;
    }

    private Set<Path> wrong(List<Path> together) {
        try {
            Set<Path> wrong = compiler.compile(together, classPath, output).stream()
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
            return compiler.compile(List.of(program), classPath, output).stream()
                    .findFirst()
                    .map(CompilerError::message);
        } catch (CompilerCrash crash) {
            throw new IllegalStateException("a compiler failed on " + program, crash);
        }
    }
}
