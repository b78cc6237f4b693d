package dev.emissary.conformance.cases;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    /** Its groups are an annotation with a list, the header, and how the body begins. */
    private static final Pattern KEYWORD_FORM =
            Pattern.compile("(@dev\\.emissary\\.Emissary\\([^)]*\\)\\s+(?:public )?)?\\bemissary"
                    + "( \\w+(?:<[^({;]*>)?\\((?:[^()]|\\([^()]*\\))*\\)[^{;]*)([{;])");

    /** Returns the file that a text without a name is: it is named after the package and the public type in it. */
    static SourceFile unnamed(String text) {
        Matcher type = PUBLIC_TYPE.matcher(text);
        return named(type.find() ? type.group(1) : "Case", text);
    }

    /** Returns the file of this name, without its extension, in the directory of the package that the text names. */
    static SourceFile named(String name, String text) {
        Matcher packageName = PACKAGE.matcher(text);
        String directory = packageName.find() ? packageName.group(1).replace('.', '/') + "/" : "";
        return new SourceFile(directory + name + CaseFiles.EXTENSION, text);
    }

    /** Returns the file with each emissary of the keyword form in the annotation form. */
    SourceFile inAnnotationForm() {
        String changed = KEYWORD_FORM
                .matcher(text)
                .replaceAll(declaration -> Matcher.quoteReplacement(
                        (declaration.group(1) == null ? "@dev.emissary.Emissary " : declaration.group(1)) + "record"
                                + declaration.group(2) + (declaration.group(3).equals(";") ? "{}" : "{")));
        return new SourceFile(path, changed);
    }

    /** Returns the diagnostics that comments in it announce. */
    public List<Mark> marks() {
        return Mark.in(path, text);
    }
}
