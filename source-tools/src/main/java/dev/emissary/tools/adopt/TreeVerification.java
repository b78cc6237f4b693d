package dev.emissary.tools.adopt;

import dev.emissary.tools.source.Compilation;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * The verification of all conversions together: they add no error to the sources as a whole. For example, other files
 * cannot cast a class to an interface any more once it is final. The compiler continues after errors, so that a new error
 * is found among old ones.
 */
final class TreeVerification {
    private static final List<String> OPTIONS = List.of(
            "-proc:none",
            "-implicit:none",
            "-nowarn",
            "-Xlint:none",
            "-Xmaxerrs",
            String.valueOf(Integer.MAX_VALUE),
            "--should-stop=ifError=FLOW",
            "--should-stop=ifNoError=FLOW",
            "-Xplugin:Emissary");

    private final SourceTree tree;
    private final Map<URI, Path> sources = new HashMap<>();
    private final IdentityHashMap<Conversion, String> rejected = new IdentityHashMap<>();

    /** An error of the compiler; without a file if it is not about a source. */
    private record CompileError(String file, long line, String message) {
        /** Returns what stays the same when lines are inserted or deleted above the error. */
        String key() {
            return file + ": " + message;
        }

        @Override
        public String toString() {
            return (file.isEmpty() ? "" : file + ":" + line + ": ") + message;
        }

        boolean names(Conversion conversion) {
            String name = conversion.source().declaration().getNameAsString();
            return Pattern.compile("\\b" + Pattern.quote(name) + "\\b", Pattern.UNICODE_CHARACTER_CLASS)
                    .matcher(message)
                    .find();
        }

        boolean isIn(Conversion conversion) {
            return file.equals(Problem.name(conversion.source().file()));
        }
    }

    TreeVerification(SourceTree tree) {
        this.tree = tree;
        tree.files().forEach(file -> sources.put(file.toUri(), file));
    }

    /**
     * Returns the conversions that cannot stay, each with an error that it causes; the others cause none together.
     *
     * @throws IOException if the compiler cannot be run to its end
     */
    Map<Conversion, String> rejected(List<Change> changes) throws IOException {
        List<CompileError> errors = errors(changes);
        Map<String, Integer> known = new HashMap<>();
        if (!errors.isEmpty()) {
            errors(List.of()).forEach(error -> known.merge(error.key(), 1, Integer::sum));
        }
        List<Change> left = changes;
        for (errors = unknown(errors, known); !errors.isEmpty(); errors = unknown(errors(left), known)) {
            for (CompileError error : errors) {
                reject(left, error);
            }
            left = left.stream()
                    .map(change -> change.only(conversion -> !rejected.containsKey(conversion)))
                    .filter(change -> !change.conversions().isEmpty())
                    .toList();
        }
        return rejected;
    }

    /** Rejects the conversions that an error names, or else those of its file, or else all. */
    private void reject(List<Change> changes, CompileError error) {
        List<Conversion> all = changes.stream()
                .flatMap(change -> change.conversions().stream())
                .toList();
        for (Predicate<Conversion> suspected : List.<Predicate<Conversion>>of(error::names, error::isIn, any -> true)) {
            List<Conversion> found = all.stream().filter(suspected).toList();
            if (!found.isEmpty()) {
                found.forEach(conversion -> rejected.putIfAbsent(conversion, error.toString()));
                return;
            }
        }
    }

    /** Returns those of the errors that the sources do not have without any conversion. */
    private static List<CompileError> unknown(List<CompileError> errors, Map<String, Integer> known) {
        Map<String, Integer> left = new HashMap<>(known);
        return errors.stream()
                .filter(error -> left.merge(error.key(), -1, Integer::sum) < 0)
                .toList();
    }

    private List<CompileError> errors(List<Change> changes) throws IOException {
        Map<URI, Path> unchanged = new HashMap<>(sources);
        List<JavaFileObject> texts = new ArrayList<>();
        for (Change change : changes) {
            unchanged.remove(change.file().toUri());
            texts.add(Compilation.source(change.file().toUri(), change.after()));
        }
        List<Path> files = unchanged.values().stream().sorted().toList();
        Compilation compilation = Compilation.of(OPTIONS, tree.roots(), tree.classPath(), texts, files);
        if (!compilation.failure().isEmpty()) {
            throw new IOException(compilation.failure());
        }
        return compilation.errors().stream().map(this::error).toList();
    }

    private CompileError error(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject source = diagnostic.getSource();
        Path file = source == null ? null : sources.get(source.toUri());
        return new CompileError(
                file == null ? "" : Problem.name(file), diagnostic.getLineNumber(), Compilation.text(diagnostic));
    }
}
