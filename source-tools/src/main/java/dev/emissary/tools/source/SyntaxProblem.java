package dev.emissary.tools.source;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a message about a syntax error, made from that of the parser. */
final class SyntaxProblem {
    private static final Pattern UNEXPECTED =
            Pattern.compile("Parse error\\. Found\\s+(.+?),? expected(?: one of)?\\s+(\\S+)(.*)");
    private static final Pattern LEXICAL =
            Pattern.compile("Lexical error at line (\\d+), column \\d+\\.\\s+Encountered: (.+?)\\s+after.*");

    private SyntaxProblem() {}

    /** Returns the first of the problems that the parser has with a file. */
    static Problem of(SourceFile file, List<com.github.javaparser.Problem> found) {
        if (found.isEmpty()) {
            return new Problem(file.displayName(), 0, "it cannot be parsed");
        }
        int line = found.get(0)
                .getLocation()
                .flatMap(range -> range.getBegin().getRange())
                .map(range -> range.begin.line)
                .orElse(0);
        return of(file, line, found.get(0).getMessage().lines().findFirst().orElse(""));
    }

    private static Problem of(SourceFile file, int line, String message) {
        Matcher unexpected = UNEXPECTED.matcher(message);
        if (unexpected.matches()) {
            // A list of everything that could follow helps nobody.
            String expected = unexpected.group(3).isBlank() ? ", expected " + unexpected.group(2) : "";
            return new Problem(file.displayName(), line, "syntax error at " + unexpected.group(1) + expected);
        }
        Matcher lexical = LEXICAL.matcher(message);
        if (lexical.matches()) {
            String where = lexical.group(2).equals("<EOF>") ? "the end of the file" : lexical.group(2);
            return new Problem(file.displayName(), Integer.parseInt(lexical.group(1)), "syntax error at " + where);
        }
        return new Problem(file.displayName(), line, message);
    }
}
