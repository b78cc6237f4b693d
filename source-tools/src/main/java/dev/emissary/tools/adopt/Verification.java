package dev.emissary.tools.adopt;

import dev.emissary.tools.analysis.DelegatingClass;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compiles a file before and after its conversion, and compares the members of all its classes: names, descriptors,
 * generic signatures, exceptions, access, annotations, and the bodies of all methods except constructors.
 */
final class Verification {
    private final List<Path> roots;
    private final List<Path> classPath;
    private final boolean sealSelfReturns;

    Verification(List<Path> roots, List<Path> classPath, boolean sealSelfReturns) {
        this.roots = roots;
        this.classPath = classPath;
        this.sealSelfReturns = sealSelfReturns;
    }

    /** Returns why a rewritten file is rejected; empty if it is accepted. */
    Optional<String> rejection(RewrittenFile file) throws IOException {
        Compilation before = Compilation.of(file.file().path(), file.before(), roots, classPath, true);
        if (!before.error().isEmpty()) {
            return Optional.of("the file does not compile on its own, " + before.error());
        }
        Compilation after = Compilation.of(file.file().path(), file.after(), roots, classPath, true);
        if (!after.error().isEmpty()) {
            return Optional.of("the result does not compile, " + after.error());
        }
        return difference(before.classFiles(), after.classFiles(), !sealSelfReturns);
    }

    /** Returns the first difference between class files, by name and by content. */
    static Optional<String> difference(Map<String, byte[]> before, Map<String, byte[]> after, boolean withBodies) {
        Set<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        for (String name : names) {
            if (!before.containsKey(name) || !after.containsKey(name)) {
                return Optional.of("the result " + (before.containsKey(name) ? "lacks" : "adds") + " class " + name);
            }
            Optional<String> difference = difference(
                    name, ClassSummary.of(before.get(name), withBodies), ClassSummary.of(after.get(name), withBodies));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> difference(String name, Map<String, String> before, Map<String, String> after) {
        Set<String> keys = new TreeSet<>(before.keySet());
        keys.addAll(after.keySet());
        for (String key : keys) {
            if (!before.containsKey(key) || !after.containsKey(key)) {
                return Optional.of(
                        "the result " + (before.containsKey(key) ? "lacks " : "adds ") + key + " of " + name);
            }
            if (!before.get(key).equals(after.get(key))) {
                return Optional.of("the result has another " + key + " of " + name);
            }
        }
        return Optional.empty();
    }

    /** Returns the obstacle of a class whose conversion is rejected. */
    static Obstacle obstacle(DelegatingClass source, String why) {
        return new Obstacle(Reason.UNVERIFIED, source.line(), why);
    }
}
