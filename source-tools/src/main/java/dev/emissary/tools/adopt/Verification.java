package dev.emissary.tools.adopt;

import dev.emissary.tools.compile.Compilation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Compiles a file before and after its conversion, and compares the class files ({@link ClassComparison}).
 */
final class Verification {
    private final List<Path> roots;
    private final List<Path> classPath;

    /**
     * Why a rewritten file is rejected, if it is.
     *
     * @param error why the files cannot be compared, or an empty text
     * @param differences the differences of their class files
     */
    record Rejection(String error, List<Difference> differences) {
        static final Rejection NONE = new Rejection("", List.of());

        boolean isEmpty() {
            return error.isEmpty() && differences.isEmpty();
        }

        String message() {
            return error.isEmpty() ? differences.get(0).message() : error;
        }
    }

    Verification(List<Path> roots, List<Path> classPath) {
        this.roots = roots;
        this.classPath = classPath;
    }

    /** Returns why a rewritten file is rejected, or an empty rejection if it is accepted. */
    Rejection rejection(RewrittenFile file) throws IOException {
        Compilation before = Compilation.of(file.file().path(), file.before(), roots, classPath, true);
        if (!before.error().isEmpty()) {
            return new Rejection("the file does not compile on its own, " + before.error(), List.of());
        }
        Compilation after = Compilation.of(file.file().path(), file.after(), roots, classPath, true);
        if (!after.error().isEmpty()) {
            return new Rejection("the result does not compile, " + after.error(), List.of());
        }
        Map<String, ExpectedChanges> expected = file.conversions().stream()
                .map(Conversion::changes)
                .collect(Collectors.toMap(ExpectedChanges::type, Function.identity()));
        return new Rejection("", ClassComparison.differences(before.classFiles(), after.classFiles(), expected));
    }
}
