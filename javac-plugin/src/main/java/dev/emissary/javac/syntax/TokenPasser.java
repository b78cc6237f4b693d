package dev.emissary.javac.syntax;

import static com.sun.tools.javac.parser.Tokens.TokenKind.*;

import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.jdk.TokenFactory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Passes on tokens in groups, such as a type or all within parentheses; declarations in them are rewritten. */
abstract class TokenPasser {
    final TokensAhead tokens;
    final TokenFactory make;
    final Name record;
    private final AnnotationTokens annotations = new AnnotationTokens();
    Deque<Token> output = new ArrayDeque<>();

    /** The texts of all tokens so far, where the keyword may be misspelled; null elsewhere. */
    private final List<String> before;
    /** The tokens of the clauses that are being read; null elsewhere. */
    List<Token> clauses;

    Token previous;
    private boolean afterTypeParameters;
    int nesting;

    TokenPasser(TokensAhead tokens, TokenTools tools, boolean misspelled) {
        this.tokens = tokens;
        this.make = tools.make();
        this.record = tools.record();
        this.before = misspelled ? new ArrayList<>() : null;
    }

    /** Reads a whole emissary declaration into the output. */
    abstract void declaration();

    /** Leaves out the modifiers of a component, and reports them. */
    abstract void refuseModifiers();

    TokenKind kind() {
        return tokens.peek(0).kind;
    }

    boolean at(TokenKind kind) {
        return kind() == kind;
    }

    Token take() {
        Token token = tokens.peek(0);
        if (token.kind == MONKEYS_AT) {
            afterTypeParameters |= previous != null && TokenKinds.closesTypeArguments(previous.kind);
        } else if (token.kind == SEMI || token.kind == LBRACE || token.kind == RBRACE) {
            afterTypeParameters = false;
        }
        nesting += token.kind == LBRACE ? 1 : token.kind == RBRACE ? -1 : 0;
        annotations.next(token);
        previous = tokens.take();
        if (before != null) {
            before.add(TokensAhead.text(previous));
        }
        if (clauses != null) {
            clauses.add(previous);
        }
        return previous;
    }

    void pass() {
        output.add(take());
    }

    /** Whether an emissary is declared here. */
    boolean declarationStarts() {
        return recordOrEmissaryStarts() && (tokens.peek(0).name() != record || annotations.mayHaveEmissaryAnnotation());
    }

    /** Whether a record or an emissary is declared here. */
    boolean recordOrEmissaryStarts() {
        return tokens.beginRecord()
                || ((tokens.beginEmissary() || (before != null && tokens.beginMisspelled(before)))
                        && declarationMayStand());
    }

    /** Whether a type declaration may follow the previous token. */
    boolean declarationMayStand() {
        if (previous == null) {
            return true;
        }
        if (afterTypeParameters) {
            // This is the annotated return type of a generic method.
            return false;
        }
        return TokenKinds.mayPrecedeDeclaration(previous.kind);
    }

    void passAs(TokenKind kind) {
        Token token = take();
        previous = token.kind == kind ? token : make.token(kind, token.pos, token.endPos, token.comments);
        output.add(previous);
    }

    /** Passes on the types of a clause, which a delegates clause may end; the parser reports what cannot be in one. */
    void passTypes(boolean mayBeAnnotated) {
        boolean annotated = false;
        while (!recordOrEmissaryStarts()) {
            boolean ended = !annotated && TokenKinds.endsType(previous.kind);
            switch (kind()) {
                case MONKEYS_AT -> {
                    if (ended) {
                        return;
                    }
                    passAnnotation();
                    annotated = mayBeAnnotated;
                }
                case LT -> passTypeArguments();
                case IDENTIFIER -> {
                    if (ended) {
                        return;
                    }
                    pass();
                    annotated = false;
                }
                case COMMA, DOT -> pass();
                default -> {
                    return;
                }
            }
        }
    }

    void passTypeArguments() {
        int depth = 0;
        do {
            switch (kind()) {
                case LT -> depth++;
                case GT -> depth--;
                case GTGT -> depth -= 2;
                case GTGTGT -> depth -= 3;
                case LPAREN -> {
                    passBalanced(LPAREN, RPAREN);
                    continue;
                }
                case LBRACE, SEMI, EOF -> {
                    return;
                }
                default -> {}
            }
            pass();
        } while (depth > 0);
    }

    /** Passes on everything from an opening token to its closing one, rewriting declarations in between. */
    void passBalanced(TokenKind open, TokenKind close) {
        passBalanced(open, close, false);
    }

    void passBalanced(TokenKind open, TokenKind close, boolean refusesModifiers) {
        int depth = 0;
        do {
            TokenKind kind = kind();
            if (kind == EOF) {
                return;
            }
            if (declarationStarts()) {
                declaration();
                continue;
            }
            if (refusesModifiers && depth == 1 && TokenKinds.isModifier(kind)) {
                refuseModifiers();
                continue;
            }
            if (kind == open) {
                depth++;
            } else if (kind == close) {
                depth--;
            }
            pass();
        } while (depth > 0);
    }

    void passAnnotation() {
        pass();
        pass();
        while (at(DOT) && tokens.peek(1).kind == IDENTIFIER) {
            pass();
            pass();
        }
        if (at(LPAREN)) {
            passBalanced(LPAREN, RPAREN);
        }
    }

    /** Passes on a nested class or a method up to the end of its body; records in it are rewritten like all others. */
    void passToBody() {
        while (!at(LBRACE) && !at(SEMI) && !at(RBRACE) && !at(EOF)) {
            pass();
        }
        if (at(LBRACE)) {
            passBalanced(LBRACE, RBRACE);
        }
    }

    void passTypeAndName() {
        while (true) {
            switch (kind()) {
                case LPAREN, LBRACE, RBRACE, EQ, SEMI, COMMA, EOF -> {
                    return;
                }
                case LT -> passTypeArguments();
                case MONKEYS_AT -> passAnnotation();
                default -> pass();
            }
        }
    }

    /** Passes on a field's initializers and further names, up to the semicolon that ends the declaration. */
    void passToSemicolon() {
        while (!at(SEMI) && !at(RBRACE) && !at(EOF)) {
            switch (kind()) {
                case LBRACE -> passBalanced(LBRACE, RBRACE);
                case LPAREN -> passBalanced(LPAREN, RPAREN);
                default -> pass();
            }
        }
        if (at(SEMI)) {
            pass();
        }
    }

    /** Adds {@code static}, with the comments of the token that follows; returns this token without them. */
    Token insertStatic(Token first, boolean modified) {
        output.add(make.token(STATIC, first.pos, first.pos, modified ? null : first.comments));
        return make.withoutComments(first);
    }
}
