package dev.emissary.tools.adopt;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.DataKey;
import dev.emissary.tools.source.Compilation;
import dev.emissary.tools.source.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses source files.
 *
 * <p>The latest language level is tried first, then, without validation, older ones in which today's reserved words
 * were names, and at last escapes in names and keywords. Emissaries in the keyword form are parsed as records.
 */
final class SourceParser {
    private static final Pattern UNEXPECTED = Pattern.compile("Parse error\\. Found\\s+(.+?),? expected.*");
    private static final Pattern LEXICAL = Pattern.compile(
            "Lexical error at line (\\d+), column \\d+\\.\\s+Encountered: (.+?)(?: \\(\\d+\\),)?\\s+after.*");
    private static final Pattern DECLARATION = Pattern.compile("\\bemissary(?=\\s+[\\w$]+\\s*[(<])");
    private static final Pattern DELEGATES = Pattern.compile("\\s*delegates\\b((?!\\bimplements\\b)[^{;])*");

    /** An emissary may have fields that a record, as which it is validated, has not. */
    private static final List<ParserConfiguration> CONFIGURATIONS = List.of(
            at(LanguageLevel.BLEEDING_EDGE),
            at(LanguageLevel.RAW),
            at(LanguageLevel.JAVA_8),
            at(LanguageLevel.BLEEDING_EDGE).setPreprocessUnicodeEscapes(true));

    private static final DataKey<Boolean> ESCAPED = new DataKey<>() {};

    private SourceParser() {}

    private static ParserConfiguration at(LanguageLevel level) {
        return new ParserConfiguration().setLanguageLevel(level);
    }

    /** Parses the text of a file; reports problems to the consumer, and then returns null. */
    static CompilationUnit parse(Path file, String text, Consumer<Problem> problems) {
        String java = Compilation.withoutMark(text);
        String records = asRecords(java);
        List<Problem> withoutKeyword = new ArrayList<>();
        CompilationUnit unit = parseJava(file, java, withoutKeyword::add);
        if (unit == null && !records.equals(java)) {
            unit = parseJava(file, records, problem -> {});
        }
        if (unit == null) {
            withoutKeyword.forEach(problems);
        }
        return unit;
    }

    /** Returns whether names or keywords of a file are escaped; its tokens have other positions, then. */
    static boolean isEscaped(CompilationUnit unit) {
        return unit.getData(ESCAPED);
    }

    private static CompilationUnit parseJava(Path file, String java, Consumer<Problem> problems) {
        ParseResult<CompilationUnit> newest = null;
        try {
            for (ParserConfiguration configuration : CONFIGURATIONS) {
                ParseResult<CompilationUnit> result = new JavaParser(configuration).parse(java);
                if (result.isSuccessful() && result.getResult().isPresent()) {
                    CompilationUnit unit = result.getResult().get();
                    unit.setData(ESCAPED, configuration.isPreprocessUnicodeEscapes());
                    return unit;
                }
                newest = newest == null ? result : newest;
            }
            problems.accept(syntax(file, newest.getProblems().get(0)));
        } catch (StackOverflowError tooDeep) {
            problems.accept(new Problem(file, 0, "it is nested too deeply to be parsed"));
        } catch (RuntimeException failure) {
            problems.accept(new Problem(file, 0, "the parser fails: " + failure));
        }
        return null;
    }

    /** Returns a message of the parser without the list of everything that could follow, which helps nobody. */
    private static Problem syntax(Path file, com.github.javaparser.Problem found) {
        String message = found.getMessage().lines().findFirst().orElse("");
        Matcher lexical = LEXICAL.matcher(message);
        if (lexical.matches()) {
            return new Problem(file, Integer.parseInt(lexical.group(1)), "syntax error at " + lexical.group(2));
        }
        int line = found.getLocation()
                .flatMap(range -> range.getBegin().getRange())
                .map(range -> range.begin.line)
                .orElse(0);
        return new Problem(file, line, UNEXPECTED.matcher(message).replaceFirst("syntax error at $1"));
    }

    /** Returns a text with records in place of emissaries: other declarations stay at their lines and columns. */
    private static String asRecords(String java) {
        StringBuilder text = new StringBuilder(java);
        Matcher declaration = DECLARATION.matcher(java);
        while (declaration.find()) {
            int end = endOfHeader(java, declaration.end());
            Matcher clause = DELEGATES.matcher(java).region(end, java.length());
            if (clause.lookingAt()) {
                text.replace(end, clause.end(), clause.group().replaceAll("\\S", " "));
                end = clause.end();
            }
            while (end < java.length() && "{;".indexOf(java.charAt(end)) < 0) {
                end++;
            }
            boolean hasBody = end == java.length() || java.charAt(end) == '{';
            if (!hasBody) {
                text.replace(end, end + 1, "{}");
            }
            // The braces take the place of one blank.
            text.replace(declaration.start(), declaration.end(), hasBody ? "record  " : "record ");
        }
        return text.toString();
    }

    private static int endOfHeader(String java, int from) {
        int depth = 0;
        for (int at = java.indexOf('(', from); at >= 0 && at < java.length(); at++) {
            depth += java.charAt(at) == '(' ? 1 : java.charAt(at) == ')' ? -1 : 0;
            if (depth == 0) {
                return at + 1;
            }
        }
        return java.length();
    }
}
