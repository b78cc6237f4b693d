package dev.emissary.javac.syntax;

import static com.sun.tools.javac.parser.Tokens.TokenKind.*;

import com.sun.tools.javac.parser.Tokens.TokenKind;
import java.util.EnumSet;
import java.util.Set;

/** Sets of token kinds. */
final class TokenKinds {
    private static final Set<TokenKind> MODIFIERS = EnumSet.of(
            PUBLIC,
            PROTECTED,
            PRIVATE,
            STATIC,
            FINAL,
            ABSTRACT,
            STRICTFP,
            NATIVE,
            DEFAULT,
            SYNCHRONIZED,
            TRANSIENT,
            VOLATILE);

    private TokenKinds() {}

    /** Whether a kind is a modifier keyword. */
    static boolean isModifier(TokenKind kind) {
        return MODIFIERS.contains(kind);
    }

    /** Whether a type declaration may follow a token of a kind. */
    static boolean mayPrecedeDeclaration(TokenKind kind) {
        return switch (kind) {
            case SEMI, LBRACE, RBRACE, RPAREN, COLON, ARROW, ELSE, DO, IDENTIFIER -> true;
            default -> isModifier(kind);
        };
    }

    /** Whether a kind begins a member or a declaration and cannot continue a header. */
    static boolean beginsDeclaration(TokenKind kind) {
        return switch (kind) {
            case CLASS, INTERFACE, ENUM, MONKEYS_AT, LT, VOID -> true;
            case BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, BOOLEAN -> true;
            default -> isModifier(kind);
        };
    }

    /** Whether a kind begins a statement that cannot be a declaration. */
    static boolean beginsStatement(TokenKind kind) {
        return switch (kind) {
            case RETURN, THROW, IF, FOR, WHILE, DO, TRY, SWITCH, THIS, SUPER, NEW, ASSERT -> true;
            default -> false;
        };
    }

    /** Whether a kind follows the header of a declaration, so that in its place the header is missing. */
    static boolean followsHeader(TokenKind kind) {
        return kind == LBRACE || kind == IMPLEMENTS || kind == EXTENDS;
    }

    /** Whether a kind can end a type in an implements clause. */
    static boolean endsType(TokenKind kind) {
        return kind == IDENTIFIER || closesTypeArguments(kind);
    }

    static boolean closesTypeArguments(TokenKind kind) {
        return kind == GT || kind == GTGT || kind == GTGTGT;
    }
}
