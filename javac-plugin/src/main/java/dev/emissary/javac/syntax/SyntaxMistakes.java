package dev.emissary.javac.syntax;

import static com.sun.tools.javac.parser.Tokens.TokenKind.*;

import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.report.Reporter;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The mistakes in the keyword form that are found by reading ahead. Each is reported when the parser has read everything
 * before it, which may report something itself (EM-DIAG-3).
 */
final class SyntaxMistakes {
    private final Reporter reporter;
    private final NavigableMap<Integer, Runnable> reports = new TreeMap<>();
    private int missingName = Position.NOPOS;

    SyntaxMistakes(Reporter reporter) {
        this.reporter = reporter;
    }

    /** Adds that a header is followed by neither a body nor a semicolon, unless a name is missing at its end. */
    void bodyMissing(int position) {
        if (missingName <= position) {
            reports.put(position, () -> reporter.javacSyntaxError(position, "expected2", LBRACE, SEMI));
        }
    }

    /** Adds that no name follows a word (EM-DEL-10). */
    void identifierMissing(int position) {
        missingName = position;
        reports.put(position, () -> reporter.javacSyntaxError(position, "expected", IDENTIFIER));
    }

    /** Adds that a token cannot stand where it does, and what is meant (EM-FORM-2). */
    void word(Token token, String meant) {
        add(token.pos, "keyword.word", TokensAhead.text(token), meant);
    }

    /** Adds a mistake at a position. */
    void add(int position, String key, Object... arguments) {
        reports.put(position, () -> reporter.error(position, key, arguments));
    }

    /** Reports the mistakes up to a position, but for those before the parser's last error. */
    void report(int position, JavaTokenizer tokenizer) {
        while (!reports.isEmpty() && reports.firstKey() <= position) {
            Map.Entry<Integer, Runnable> mistake = reports.pollFirstEntry();
            if (mistake.getKey() > tokenizer.errPos()) {
                mistake.getValue().run();
            }
            tokenizer.errPos(mistake.getKey());
        }
    }
}
