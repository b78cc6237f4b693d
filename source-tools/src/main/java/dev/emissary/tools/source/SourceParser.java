package dev.emissary.tools.source;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.DataKey;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Parses source files. Like JavaParser, it must not be used by several threads at a time.
 *
 * <p>The latest language level is tried first, then, without validation, older ones in which today's reserved words
 * were names, and at last escapes in names and keywords. Emissaries in the keyword form are parsed as records.
 */
public final class SourceParser {
    /** A byte order mark, which is not part of the Java source. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private static final Pattern UNEXPECTED = Pattern.compile("Parse error\\. Found\\s+(.+?),? expected.*");
    private static final Pattern LEXICAL = Pattern.compile(
            "Lexical error at line (\\d+), column \\d+\\.\\s+Encountered: (.+?)(?: \\(\\d+\\),)?\\s+after.*");
    /** An emissary may have fields that a record, as which it is validated, has not. */
    private static final List<LanguageLevel> LEVELS =
            Arrays.asList(LanguageLevel.BLEEDING_EDGE, LanguageLevel.RAW, LanguageLevel.JAVA_8);

    private static final DataKey<Boolean> ESCAPED = new DataKey<>() {};

    private final List<JavaParser> parsers = Stream.concat(
                    LEVELS.stream().map(level -> new ParserConfiguration().setLanguageLevel(level)),
                    Stream.of(new ParserConfiguration()
                            .setLanguageLevel(LanguageLevel.BLEEDING_EDGE)
                            .setPreprocessUnicodeEscapes(true)))
            .map(JavaParser::new)
            .toList();

    /** Parses a file; reports problems to the consumer, and then returns null. */
    public CompilationUnit parse(SourceFile file, Consumer<Problem> problems) {
        try {
            return parse(file, file.text(), problems);
        } catch (IOException failure) {
            problems.accept(new Problem(file.displayName(), 0, Problem.text(failure)));
        }
        return null;
    }

    /** Parses the text of a file; reports problems to the consumer, and then returns null. */
    public CompilationUnit parse(SourceFile file, String text, Consumer<Problem> problems) {
        String java = withoutMark(text);
        String records = KeywordForm.asRecords(java);
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
    public static boolean isEscaped(CompilationUnit unit) {
        return unit.getData(ESCAPED);
    }

    /** Returns a text without its byte order mark. */
    public static String withoutMark(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    }

    private CompilationUnit parseJava(SourceFile file, String java, Consumer<Problem> problems) {
        ParseResult<CompilationUnit> newest = null;
        for (JavaParser parser : parsers) {
            ParseResult<CompilationUnit> result;
            try {
                result = parser.parse(java);
            } catch (StackOverflowError tooDeep) {
                problems.accept(new Problem(file.displayName(), 0, "it is nested too deeply to be parsed"));
                return null;
            } catch (RuntimeException failure) {
                problems.accept(new Problem(file.displayName(), 0, "the parser fails: " + failure));
                return null;
            }
            if (result.isSuccessful() && result.getResult().isPresent()) {
                result.getResult()
                        .get()
                        .setData(ESCAPED, parser.getParserConfiguration().isPreprocessUnicodeEscapes());
                return result.getResult().get();
            }
            newest = newest == null ? result : newest;
        }
        problems.accept(syntax(file, newest.getProblems().get(0)));
        return null;
    }

    /** Returns a message of the parser without the list of everything that could follow, which helps nobody. */
    private static Problem syntax(SourceFile file, com.github.javaparser.Problem found) {
        String message = found.getMessage().lines().findFirst().orElse("");
        Matcher lexical = LEXICAL.matcher(message);
        if (lexical.matches()) {
            return new Problem(
                    file.displayName(), Integer.parseInt(lexical.group(1)), "syntax error at " + lexical.group(2));
        }
        int line = found.getLocation()
                .flatMap(range -> range.getBegin().getRange())
                .map(range -> range.begin.line)
                .orElse(0);
        return new Problem(file.displayName(), line, UNEXPECTED.matcher(message).replaceFirst("syntax error at $1"));
    }
}
