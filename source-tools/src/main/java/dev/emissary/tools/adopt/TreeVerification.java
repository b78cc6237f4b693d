package dev.emissary.tools.adopt;

import dev.emissary.tools.adopt.TreeCompilation.CompileError;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The verification of all conversions together: they add no error to the sources as a whole. For example, other files
 * cannot cast a class to an interface any more once it is final.
 */
final class TreeVerification {
    private final TreeCompilation compilation;
    private final SourceParser parser;
    private final List<RewrittenFile> files;
    private final Map<String, Integer> known = new HashMap<>();
    private final List<Conversion> kept = new ArrayList<>();
    private final List<Rejected> rejected = new ArrayList<>();

    /** A conversion that cannot stay, with an error that it causes. */
    record Rejected(Conversion conversion, CompileError error) {}

    private TreeVerification(TreeCompilation compilation, SourceParser parser, List<RewrittenFile> files) {
        this.compilation = compilation;
        this.parser = parser;
        this.files = files;
    }

    /**
     * Returns the conversions that cannot stay; the others cause no error together.
     *
     * @throws IOException if the compiler cannot be run to its end
     */
    static List<Rejected> rejected(TreeCompilation compilation, SourceParser parser, List<RewrittenFile> files)
            throws IOException {
        TreeVerification verification = new TreeVerification(compilation, parser, files);
        for (CompileError error : compilation.errors(List.of())) {
            verification.known.merge(error.key(), 1, Integer::sum);
        }
        List<Conversion> all =
                files.stream().flatMap(file -> file.conversions().stream()).toList();
        List<CompileError> errors = verification.newErrors(all);
        if (!errors.isEmpty()) {
            verification.keepSome(all, errors);
        }
        return verification.rejected;
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
        List<CompileError> ofFirst = newErrors(first);
        if (ofFirst.isEmpty()) {
            kept.addAll(first);
            keepSome(second, errors);
            return;
        }
        keepSome(first, ofFirst);
        List<CompileError> ofSecond = newErrors(second);
        if (ofSecond.isEmpty()) {
            kept.addAll(second);
        } else {
            keepSome(second, ofSecond);
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
        Map<String, Integer> left = new HashMap<>(known);
        return compilation
                .errors(files.stream()
                        .map(file -> file.only(tried, parser))
                        .filter(file -> !file.conversions().isEmpty())
                        .toList())
                .stream()
                .filter(error -> left.merge(error.key(), -1, Integer::sum) < 0)
                .toList();
    }
}
