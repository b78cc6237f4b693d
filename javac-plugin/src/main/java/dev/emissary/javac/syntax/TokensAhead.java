/* The tokens that javac's tokenizer reads, as far ahead as somebody wants to look. */
package dev.emissary.javac.syntax;

import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.util.Position;
import java.util.ArrayDeque;
import java.util.Deque;

/** A reader of tokens that can look ahead, and that knows at which of them the tokenizer has found errors. */
final class TokensAhead {
    private final JavaTokenizer source;
    private final Deque<Token> ahead = new ArrayDeque<>();
    private final Deque<Integer> errors = new ArrayDeque<>();
    private int lastError = Position.NOPOS;

    TokensAhead(JavaTokenizer source) {
        this.source = source;
    }

    /** Returns a token that stays where it is: with 0, the one that {@link #take} takes. */
    Token peek(int distance) {
        while (ahead.size() <= distance) {
            ahead.add(source.readToken());
            if (source.errPos() > lastError) {
                lastError = source.errPos();
                errors.add(lastError);
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

    Token take() {
        peek(0);
        return ahead.poll();
    }

    void putBack(Token token) {
        ahead.addFirst(token);
    }

    /** Returns the position of the next error of the tokenizer that is not after a position, once, or NOPOS. */
    int nextErrorUpTo(int position) {
        return errors.isEmpty() || errors.peek() > position ? Position.NOPOS : errors.poll();
    }
}
