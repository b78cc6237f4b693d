package dev.emissary.tools.adopt;

import dev.emissary.tools.compile.Compilation;
import dev.emissary.tools.compile.MemoryFiles;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    private final List<RewrittenFile> files;
    private final Map<String, Integer> known = new HashMap<>();
    private final List<Conversion> kept = new ArrayList<>();
    private final List<Rejected> rejected = new ArrayList<>();

    /** A conversion that cannot stay, with an error that it causes. */
    record Rejected(Conversion conversion, CompileError error) {}

    /**
     * An error of the compiler.
     *
     * @param file the file's name for the user, or an empty text
     * @param line its line
     * @param message what the compiler says, in one line
     */
    record CompileError(String file, long line, String message) {
        /** Returns what stays the same when lines are inserted or deleted above the error. */
        String key() {
            return file + ": " + message;
        }

        @Override
        public String toString() {
            return (file.isEmpty() ? "" : file + ":" + line + ": ") + message;
        }
    }

    /**
     * Prepares the verification.
     *
     * @param tree all sources
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     * @param files the files to verify
     */
    TreeVerification(
            SourceTree tree, List<Path> roots, List<Path> classPath, SourceParser parser, List<RewrittenFile> files) {
        tree.files().forEach(file -> sources.put(uri(file), file));
        this.roots = roots;
        this.classPath = classPath;
        this.parser = parser;
        this.files = files;
    }

    private static URI uri(SourceFile file) {
        return file.path().toAbsolutePath().toUri();
    }

    /**
     * Returns the conversions that cannot stay; the others cause no error together.
     *
     * @throws IOException if the compiler cannot be run to its end
     */
    List<Rejected> rejected() throws IOException {
        List<CompileError> errors = errors(files);
        if (!errors.isEmpty()) {
            errors(List.of()).forEach(error -> known.merge(error.key(), 1, Integer::sum));
            errors = unknown(errors);
        }
        if (!errors.isEmpty()) {
            keepSome(files.stream().flatMap(file -> file.conversions().stream()).toList(), errors);
        }
        return rejected;
    }

    /** Keeps some of the conversions; all of them, with those that are kept already, cause errors. */
    private void keepSome(List<Conversion> conversions, List<CompileError> errors) throws IOException {
        if (conversions.size() == 1) {
            rejected.add(new Rejected(conversions.get(0), errors.get(0)));
            return;
        }
        Map<Boolean, List<Conversion>> bySuspicion = conversions.stream()
                .collect(Collectors.partitioningBy(
                        conversion -> errors.stream().anyMatch(error -> isSuspected(conversion, error))));
        List<Conversion> first = bySuspicion.get(false);
        List<Conversion> second = bySuspicion.get(true);
        if (first.isEmpty() || second.isEmpty()) {
            first = conversions.subList(0, conversions.size() / 2);
            second = conversions.subList(conversions.size() / 2, conversions.size());
        }
        for (List<Conversion> part : List.of(first, second)) {
            List<CompileError> ofPart = newErrors(part);
            if (ofPart.isEmpty()) {
                kept.addAll(part);
            } else {
                keepSome(part, ofPart);
            }
        }
    }

    /** Returns whether an error is in the file of a class, or names the class. */
    private static boolean isSuspected(Conversion conversion, CompileError error) {
        String name = conversion.source().declaration().getNameAsString();
        return error.file().equals(conversion.source().file().displayName())
                || Pattern.compile("\\b" + Pattern.quote(name) + "\\b", Pattern.UNICODE_CHARACTER_CLASS)
                        .matcher(error.message())
                        .find();
    }

    /** Returns the errors that conversions cause, together with those that are kept already. */
    private List<CompileError> newErrors(List<Conversion> more) throws IOException {
        List<Conversion> tried = Stream.concat(kept.stream(), more.stream()).toList();
        return unknown(errors(files.stream()
                .map(file -> file.only(tried, parser))
                .filter(file -> !file.conversions().isEmpty())
                .toList()));
    }

    /** Returns those of the errors that the sources do not have without any conversion. */
    private List<CompileError> unknown(List<CompileError> errors) {
        Map<String, Integer> left = new HashMap<>(known);
        return errors.stream()
                .filter(error -> left.merge(error.key(), -1, Integer::sum) < 0)
                .toList();
    }

    private List<CompileError> errors(List<RewrittenFile> changes) throws IOException {
        Compilation compilation = Compilation.of(OPTIONS, roots, classPath, memory -> texts(memory, changes));
        if (!compilation.failure().isEmpty()) {
            throw new IOException(compilation.failure());
        }
        return compilation.errors().stream().map(this::error).toList();
    }

    private List<JavaFileObject> texts(MemoryFiles memory, List<RewrittenFile> changes) {
        Map<URI, SourceFile> unchanged = new HashMap<>(sources);
        List<JavaFileObject> texts = new ArrayList<>();
        for (RewrittenFile change : changes) {
            unchanged.remove(uri(change.file()));
            texts.add(Compilation.source(change.file().path().toAbsolutePath(), change.after()));
        }
        memory.onDisk(unchanged.values().stream()
                        .map(file -> file.path().toAbsolutePath())
                        .sorted()
                        .toList())
                .forEach(texts::add);
        return texts;
    }

    private CompileError error(Diagnostic<? extends JavaFileObject> diagnostic) {
        SourceFile file = diagnostic.getSource() == null
                ? null
                : sources.get(diagnostic.getSource().toUri());
        return new CompileError(
                file == null ? "" : file.displayName(), diagnostic.getLineNumber(), Compilation.text(diagnostic));
    }
}
