package dev.emissary.javac.syntax;

import static com.sun.tools.javac.parser.Tokens.TokenKind.*;

import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.util.Name;
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
        reports.put(token.pos, () -> reporter.error(token.pos, "keyword.word", TokensAhead.text(token), meant));
    }

    /** Adds that a declaration has an extends clause (EM-FORM-5). */
    void extending(int position) {
        reports.put(position, () -> reporter.error(position, "extends"));
    }

    /** Adds that a declaration of a name can only be meant as a method (EM-FORM-2). */
    void method(int position, Name name) {
        reports.put(position, () -> reporter.error(position, "keyword.method", name));
    }

    /** Adds that a component has modifiers (EM-FORM-5). */
    void modifiers(int position, String modifiers) {
        reports.put(position, () -> reporter.error(position, "component.modifier", modifiers));
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
