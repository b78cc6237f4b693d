package dev.emissary.conformance;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A source file of a case.
 *
 * @param path its path below a source directory, with slashes
 * @param text its text
 */
public record SourceFile(String path, String text) {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package\\s+([\\w.]+)\\s*;");
    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "(?m)^(?!//)[^\\n{}*\"]*\\bpublic\\b[^\\n{}()\"]*?\\b(?:class|interface|enum|record|emissary)\\s+(\\w+)");
    private static final Pattern ANY_TYPE =
            Pattern.compile("(?m)^[^\\n*]*?\\b(?:class|interface|enum|record|emissary)\\s+(\\w+)");

    /** Its groups are the annotation and modifiers, the header, and how the body begins. */
    private static final Pattern KEYWORD_FORM =
            Pattern.compile("(@(?:dev\\.emissary\\.)?Emissary(?:\\([^)]*\\))?\\s+(?:\\w+\\s+)*)?\\bemissary"
                    + "( \\w+(?:<[^({;]*>)?\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)[^{;]*)([{;])");

    private static final Pattern CLAUSE = Pattern.compile("\\bdelegates\\s+((?:(?!\\bimplements\\b)[^{;])*)");

    /** Returns the file that a text without a name is: it is named after the package and the public type in it. */
    static SourceFile unnamed(String text) {
        return named(first(PUBLIC_TYPE, text).orElse("Case"), text);
    }

    /** Returns the file of this name, without its extension, in the directory of the package that the text names. */
    static SourceFile named(String name, String text) {
        return new SourceFile(qualified(name, text).replace('.', '/') + CaseFiles.EXTENSION, text);
    }

    /** Returns the qualified name of a text's public top-level type, or of its first type, or {@code Source}. */
    public static String qualifiedName(String text) {
        String simple = first(PUBLIC_TYPE, text)
                .or(() -> first(ANY_TYPE, text))
                .orElse(text.contains("module ") ? "module-info" : "Source");
        return qualified(simple, text);
    }

    private static String qualified(String name, String text) {
        return first(PACKAGE, text).map(packageName -> packageName + ".").orElse("") + name;
    }

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** Returns the file with each emissary of the keyword form in the annotation form. */
    public SourceFile inAnnotationForm() {
        return new SourceFile(
                path, KEYWORD_FORM.matcher(text).replaceAll(found -> Matcher.quoteReplacement(annotated(found))));
    }

    private static String annotated(MatchResult declaration) {
        Matcher clause = CLAUSE.matcher(declaration.group(2));
        boolean listed = clause.find();
        String types = listed
                ? Stream.of(withoutArguments(clause.group(1)).split(","))
                        .map(type -> type.strip() + ".class")
                        .collect(Collectors.joining(", ", "({", "})"))
                : "";
        String annotation = declaration.group(1);
        return (annotation == null ? "@dev.emissary.Emissary" + types + " " : annotation) + "record"
                + (listed ? clause.replaceFirst("") : declaration.group(2))
                + (declaration.group(3).equals(";") ? "{}" : "{");
    }

    private static String withoutArguments(String types) {
        String shorter = types.replaceAll("<[^<>]*>", "");
        return shorter.equals(types) ? types : withoutArguments(shorter);
    }

    /** Returns the diagnostics that comments in it announce. */
    public List<Mark> marks() {
        return Mark.in(path, text);
    }
}
