package dev.emissary.javac.syntax;

import static com.sun.tools.javac.parser.Tokens.TokenKind.*;

import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.jdk.HeldDiagnostics;
import dev.emissary.written.HeaderWords;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Reads ahead in the tokens of javac's own tokenizer. The tokenizer's diagnostics about a token that is read ahead are
 * held until that token is delivered to the parser, which may report something before (EM-DIAG-3). Knows what begins
 * with the tokens ahead (EM-FORM-2).
 */
final class TokensAhead {
    private final JavaTokenizer source;
    private final Deque<Token> ahead = new ArrayDeque<>();
    private final Deque<Held> held = new ArrayDeque<>();
    private final Log log;
    private final Name emissary;
    private final Name record;
    private final boolean keywordForm;
    /** Holds what the tokenizer reports while it reads ahead. */
    final HeldDiagnostics diagnostics;

    private int lastError = Position.NOPOS;

    /** The tokenizer's diagnostics about a token: where the token ends, what is held, and where the last error is. */
    private record Held(int end, List<JCDiagnostic> diagnostics, int error) {}

    TokensAhead(JavaTokenizer source, TokenTools tools) {
        this.source = source;
        this.log = tools.log();
        this.emissary = tools.emissary();
        this.record = tools.record();
        this.keywordForm = tools.keywordForm();
        this.diagnostics = new HeldDiagnostics(log);
    }

    /** Returns a token without taking it: with 0, the one that {@link #take} takes. */
    Token peek(int distance) {
        if (ahead.isEmpty()) {
            read();
        }
        if (ahead.size() <= distance) {
            diagnostics.hold();
            try {
                while (ahead.size() <= distance) {
                    read();
                }
            } finally {
                diagnostics.release();
            }
        }
        if (distance == 0) {
            return ahead.peek();
        }
        int index = 0;
        for (Token token : ahead) {
            if (index++ == distance) {
                return token;
            }
        }
        throw new AssertionError(distance);
    }

    private void read() {
        Token token = source.readToken();
        ahead.add(token);
        List<JCDiagnostic> found = diagnostics.take();
        if (!found.isEmpty() || source.errPos() != lastError) {
            lastError = source.errPos();
            held.add(new Held(token.endPos, found, lastError));
        }
    }

    /** Reports what is held about the tokens up to a delivered one; returns where the last error is, or NOPOS. */
    int report(int deliveredEnd) {
        int error = Position.NOPOS;
        while (!held.isEmpty() && held.peek().end() <= deliveredEnd) {
            Held one = held.poll();
            for (JCDiagnostic diagnostic : one.diagnostics()) {
                log.report(diagnostic);
            }
            error = one.error();
        }
        return error;
    }

    Token take() {
        peek(0);
        return ahead.poll();
    }

    void putBack(Token token) {
        ahead.addFirst(token);
    }

    /** Whether a record is declared here, by the rule of javac's parser. */
    boolean beginRecord() {
        return peek(0).kind == IDENTIFIER && peek(0).name() == record && haveHeader(1, false);
    }

    /** Whether an emissary is declared here if a declaration may stand here. */
    boolean beginEmissary() {
        return keywordForm
                && peek(0).kind == IDENTIFIER
                && peek(0).name() == emissary
                && haveHeader(areOtherKind(1) ? 2 : 1, true);
    }

    /** Whether an emissary is declared here, with a misspelled keyword, after all tokens before. */
    boolean beginMisspelled(List<String> before) {
        if (!keywordForm || peek(0).kind != IDENTIFIER || peek(1).kind != IDENTIFIER) {
            return false;
        }
        return HeaderWords.resemblesEmissary(text(peek(0))) && HeaderWords.declareEmissary(before, following());
    }

    /** Returns the texts of the tokens up to a semicolon, or up to the third one of a body. */
    private List<String> following() {
        List<String> texts = new ArrayList<>();
        int end = -1;
        for (int i = 1; i != end && peek(i).kind != EOF; i++) {
            texts.add(text(peek(i)));
            if (end < 0 && (peek(i).kind == SEMI || peek(i).kind == LBRACE)) {
                end = peek(i).kind == SEMI ? i + 1 : i + 3;
            }
        }
        return texts;
    }

    /** Returns the text of a token, where that of a literal has no escapes. */
    static String text(Token token) {
        if (token.kind == IDENTIFIER) {
            return token.name().toString();
        } else if (token.kind.name != null) {
            return token.kind.name;
        } else if (token.kind == STRINGLITERAL) {
            return '"' + token.stringVal() + '"';
        }
        return token.kind == EOF || token.kind == ERROR ? token.kind.toString() : token.stringVal();
    }

    /** Whether a name and what may follow it stand at a distance. */
    private boolean haveHeader(int name, boolean keyword) {
        TokenKind next = peek(name + 1).kind;
        return peek(name).kind == IDENTIFIER
                && (next == LPAREN || next == LT || (keyword && TokenKinds.followsHeader(next)));
    }

    /** Whether a word for another kind of declaration stands before a name. */
    boolean areOtherKind(int distance) {
        Token word = peek(distance);
        // No switch, which would load one more class for a plain emissary.
        if (word.kind == IDENTIFIER) {
            return word.name() == record && peek(distance + 1).kind == IDENTIFIER;
        }
        return word.kind == CLASS || word.kind == INTERFACE || word.kind == ENUM;
    }

    /** Whether a delegates clause begins here, where no identifier can stand. */
    boolean atDelegates() {
        return atWord("delegates");
    }

    /** Whether a word is here that is an identifier elsewhere. */
    boolean atWord(String word) {
        return peek(0).kind == IDENTIFIER && peek(0).name().contentEquals(word);
    }
}
