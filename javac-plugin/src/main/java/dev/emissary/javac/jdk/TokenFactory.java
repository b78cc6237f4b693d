package dev.emissary.javac.jdk;

import com.sun.tools.javac.parser.Tokens.Comment;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import java.lang.reflect.Constructor;

/** A factory for javac's tokens. */
public final class TokenFactory {
    private final Constructor<?> plain;
    private final Constructor<?> named;

    /** Looks up the constructors of this JDK's tokens. */
    public TokenFactory() {
        plain = HiddenMember.TOKEN.constructor();
        named = HiddenMember.NAMED_TOKEN.constructor();
        plain.setAccessible(true);
        named.setAccessible(true);
    }

    /** Makes a keyword, separator or operator. */
    public Token token(TokenKind kind, int pos, int endPos, List<Comment> comments) {
        return make(plain, kind, pos, endPos, comments);
    }

    /** Makes an identifier. */
    public Token identifier(Name name, int pos, int endPos, List<Comment> comments) {
        return make(named, TokenKind.IDENTIFIER, pos, endPos, name, comments);
    }

    /** Copies a token without its comments. */
    public Token withoutComments(Token token) {
        // Identifiers and the keywords of primitive types have a name; no other first token of a type has one.
        if (named.getDeclaringClass().isInstance(token)) {
            return make(named, token.kind, token.pos, token.endPos, token.name(), null);
        }
        // A literal is here only by mistake; comments do not matter then.
        return token.getClass() == plain.getDeclaringClass()
                ? make(plain, token.kind, token.pos, token.endPos, null)
                : token;
    }

    private static Token make(Constructor<?> constructor, Object... args) {
        try {
            return (Token) constructor.newInstance(args);
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException("this JDK is not supported: a token cannot be made", cause);
        }
    }
}
