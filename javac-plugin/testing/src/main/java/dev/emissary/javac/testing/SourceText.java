package dev.emissary.javac.testing;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds in a source text what its file must be called. */
public final class SourceText {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "(?m)^[^\\n{}*]*\\bpublic\\b[^\\n{}()]*?\\b(?:class|interface|enum|record|emissary)\\s+(\\w+)");
    private static final Pattern ANY_TYPE =
            Pattern.compile("(?m)^[^\\n*]*?\\b(?:class|interface|enum|record|emissary)\\s+(\\w+)");

    private SourceText() {}

    /** Returns the qualified name of a text's public top-level type, or of its first type, or {@code Source}. */
    public static String qualifiedName(String source) {
        String simple = find(PUBLIC_TYPE, source);
        if (simple == null) {
            simple = find(ANY_TYPE, source);
        }
        if (simple == null) {
            simple = source.contains("module ") ? "module-info" : "Source";
        }
        String packageName = find(PACKAGE, source);
        return packageName == null ? simple : packageName + "." + simple;
    }

    private static String find(Pattern pattern, String source) {
        Matcher matcher = pattern.matcher(source);
        return matcher.find() ? matcher.group(1) : null;
    }
}
