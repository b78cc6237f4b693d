package dev.emissary.tools.adopt;

import dev.emissary.tools.compile.Compilation;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
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

    private final Map<URI, SourceFile> sources = new HashMap<>();
    private final List<Path> roots;
    private final List<Path> classPath;
    private final SourceParser parser;
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
            return file.equals(conversion.source().file().displayName());
        }
    }

    /** Prepares the verification of all sources, against the sources and class files of other types. */
    TreeVerification(SourceTree tree, List<Path> classPath, SourceParser parser) {
        tree.files().forEach(file -> sources.put(uri(file), file));
        this.roots = tree.roots();
        this.classPath = classPath;
        this.parser = parser;
    }

    private static URI uri(SourceFile file) {
        return file.path().toAbsolutePath().toUri();
    }

    /**
     * Returns the conversions that cannot stay, each with an error that it causes; the others cause none together.
     *
     * @throws IOException if the compiler cannot be run to its end
     */
    Map<Conversion, String> rejected(List<RewrittenFile> files) throws IOException {
        List<CompileError> errors = errors(files);
        Map<String, Integer> known = new HashMap<>();
        if (!errors.isEmpty()) {
            errors(List.of()).forEach(error -> known.merge(error.key(), 1, Integer::sum));
        }
        List<RewrittenFile> left = files;
        for (errors = unknown(errors, known); !errors.isEmpty(); errors = unknown(errors(left), known)) {
            for (CompileError error : errors) {
                reject(left, error);
            }
            left = left.stream()
                    .map(file -> file.only(conversion -> !rejected.containsKey(conversion), parser))
                    .filter(file -> !file.conversions().isEmpty())
                    .toList();
        }
        return rejected;
    }

    /** Rejects the conversions that an error names, or else those of its file, or else all. */
    private void reject(List<RewrittenFile> files, CompileError error) {
        List<Conversion> all =
                files.stream().flatMap(file -> file.conversions().stream()).toList();
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

    private List<CompileError> errors(List<RewrittenFile> changes) throws IOException {
        Compilation compilation = Compilation.of(OPTIONS, roots, classPath, memory -> {
            Map<URI, SourceFile> unchanged = new HashMap<>(sources);
            List<JavaFileObject> texts = new ArrayList<>();
            for (RewrittenFile change : changes) {
                unchanged.remove(uri(change.file()));
                texts.add(Compilation.source(uri(change.file()), change.after()));
            }
            memory.onDisk(unchanged.values().stream()
                            .map(file -> file.path().toAbsolutePath())
                            .sorted()
                            .toList())
                    .forEach(texts::add);
            return texts;
        });
        if (!compilation.failure().isEmpty()) {
            throw new IOException(compilation.failure());
        }
        return compilation.errors().stream().map(this::error).toList();
    }

    private CompileError error(Diagnostic<? extends JavaFileObject> diagnostic) {
        SourceFile file = diagnostic.getSource() == null
                ? null
                : sources.get(diagnostic.getSource().toUri());
        return new CompileError(
                file == null ? "" : file.displayName(), diagnostic.getLineNumber(), Compilation.text(diagnostic));
    }
}
