package dev.emissary.javac.syntax;

import static com.sun.tools.javac.parser.Tokens.TokenKind.*;

import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.SourceMarks.Mark;
import dev.emissary.written.HeaderWords;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** The tokens of emissary declarations, rewritten as {@link TokenRewriter} says, with the mistakes in them. */
final class DeclarationTokens extends TokenPasser {
    private final Name emissary;
    private final Reporter reporter;
    private final SourceMarks marks;
    /** The mistakes in the keyword form; null until there is one. */
    private SyntaxMistakes mistakes;

    /** The mark of the declaration in whose body the next token is. */
    private Mark inside;

    DeclarationTokens(TokensAhead tokens, TokenTools tools, boolean misspelled, SourceMarks marks) {
        super(tokens, tools, misspelled);
        this.emissary = tools.emissary();
        this.reporter = tools.reporter();
        this.marks = marks;
    }

    /** Reports the mistakes up to a position, which the parser has reached. */
    void reportMistakes(int position, JavaTokenizer tokenizer) {
        if (mistakes != null) {
            mistakes.report(position, tokenizer);
        }
    }

    private SyntaxMistakes mistakes() {
        if (mistakes == null) {
            mistakes = new SyntaxMistakes(reporter);
        }
        return mistakes;
    }

    @Override
    void declaration() {
        Token word = take();
        boolean keyword = word.name() != record;
        if (keyword && word.name() != emissary) {
            mistakes().word(word, HeaderWords.declaration(tokens.peek(0).name().toString()));
        }
        if (keyword && tokens.areOtherKind(0)) {
            refuseKind();
        }
        Token name = tokens.peek(0);
        Mark mark = marks.declaration(word.pos, name, keyword);
        output.add(keyword ? make.identifier(record, word.pos, word.endPos, word.comments) : word);
        pass();
        if (at(LT)) {
            passTypeArguments();
        }
        if (at(LPAREN)) {
            passBalanced(LPAREN, RPAREN, keyword);
        } else if (keyword && TokenKinds.endsType(previous.kind) && TokenKinds.followsHeader(kind())) {
            // Its lack of components is reported with the declaration (EM-FORM-5).
            int end = previous.endPos;
            output.add(make.token(LPAREN, end, end, null));
            previous = make.token(RPAREN, end, end, null);
            output.add(previous);
        }
        boolean headerEnds = previous.kind == RPAREN;
        if (headerEnds && keyword && !at(LBRACE) && !at(SEMI)) {
            clausesOfKeyword(mark);
        } else if (headerEnds && (at(IMPLEMENTS) || tokens.atDelegates())) {
            passClauses(mark);
            headerEnds = TokenKinds.endsType(previous.kind);
        }
        if (headerEnds && at(EXTENDS)) {
            if (keyword) {
                mistakes().add(tokens.peek(0).pos, "extends");
            } else {
                // Whose annotation it is, and so whose error, the tokens cannot tell.
                mark.extendsStart = tokens.peek(0).pos;
                mark.beforeExtends = previous.endPos;
            }
            leaveOutClauses();
        } else if (headerEnds && keyword && at(THROWS)) {
            refuseMethod(mark);
            leaveOutClauses();
            if (at(LBRACE)) {
                pass();
                leaveOutRest(output.size());
                pass();
                headerEnds = false;
            }
        }
        if (headerEnds && at(LBRACE)) {
            Mark outer = inside;
            inside = mark;
            body();
            inside = outer;
        } else if (headerEnds && at(SEMI) && keyword) {
            Token end = take();
            output.add(make.token(LBRACE, end.pos, end.pos, end.comments));
            output.add(make.token(RBRACE, end.pos, end.endPos, null));
        } else if (headerEnds && keyword && isBodyMissing()) {
            int end = previous.endPos;
            Token brace = make.token(LBRACE, end, end, null);
            mistakes().bodyMissing(end);
            output.add(brace);
            output.add(make.token(RBRACE, end, end, null));
        }
    }

    /** Reports here that a declaration of a name can only be meant as a method (EM-FORM-2). */
    private void refuseMethod(Mark mark) {
        mistakes().add(tokens.peek(0).pos, "keyword.method", mark.name);
    }

    /** Leaves out what stands before the body, after a mistake in it. */
    private void leaveOutClauses() {
        Deque<Token> kept = output;
        output = new ArrayDeque<>();
        while (at(EXTENDS) || at(THROWS) || at(IMPLEMENTS) || tokens.atDelegates()) {
            pass();
            passTypes(true);
            if (at(LPAREN)) {
                passBalanced(LPAREN, RPAREN);
            }
        }
        output = kept;
    }

    /** Whether a header without a body ends here; if not, the parser reports what is wrong with it. */
    private boolean isBodyMissing() {
        return switch (kind()) {
            case EOF -> true;
            case RBRACE -> nesting > 0;
            case IDENTIFIER -> nesting > 0 || recordOrEmissaryStarts();
            default -> TokenKinds.beginsDeclaration(kind());
        };
    }

    /** Leaves out the word for another kind of declaration, and reports it (EM-FORM-2). */
    private void refuseKind() {
        Token word = take();
        mistakes().word(word, HeaderWords.declaration(tokens.peek(0).name().toString()));
    }

    /** Leaves out the modifiers of a component, and reports them in words that fit the keyword form (EM-FORM-5). */
    @Override
    void refuseModifiers() {
        int position = tokens.peek(0).pos;
        StringJoiner modifiers = new StringJoiner(" ");
        while (TokenKinds.isModifier(kind())) {
            modifiers.add(take().kind.name);
        }
        mistakes().add(position, "component.modifier", modifiers.toString());
    }

    /** Passes on the clauses of a declaration in the keyword form, or reports what is wrong and leaves them out. */
    private void clausesOfKeyword(Mark mark) {
        Token header = previous;
        Deque<Token> outer = output;
        output = new ArrayDeque<>();
        clauses = new ArrayList<>();
        if (at(IMPLEMENTS) || tokens.atDelegates()) {
            passClauses(mark);
        }
        if (isMisplaced()) {
            Token found = tokens.peek(0);
            while (!at(LBRACE) && !at(SEMI) && !at(RBRACE) && !at(EOF)) {
                pass();
            }
            misplaced(found, outer, mark);
            previous = header;
        } else {
            outer.addAll(output);
        }
        output = outer;
        clauses = null;
    }

    private void misplaced(Token found, Deque<Token> header, Mark mark) {
        List<String> texts = clauses.stream().map(TokensAhead::text).toList();
        Set<String> names = header.stream().map(TokensAhead::text).collect(Collectors.toSet());
        int mistake = HeaderWords.mistake(texts);
        mistakes()
                .word(
                        mistake < 0 || mistake == texts.size() ? found : clauses.get(mistake),
                        HeaderWords.meant(texts, mark.name.toString(), names));
    }

    /** Whether a token stands after a header that is none of a clause, a body or what follows if that is missing. */
    private boolean isMisplaced() {
        if (previous.kind != RPAREN && !TokenKinds.endsType(previous.kind)) {
            return !at(EOF);
        }
        return switch (kind()) {
            case LBRACE, RBRACE, SEMI, EXTENDS, THROWS -> false;
            // Where the file ends, the word may be unfinished.
            case IDENTIFIER ->
                tokens.peek(1).kind != EOF && !recordOrEmissaryStarts() && !tokens.atWord("sealed") && !clausesEnd();
            default -> !isBodyMissing() && !clausesEnd();
        };
    }

    private boolean clausesEnd() {
        return HeaderWords.endsClauses(TokensAhead.text(tokens.peek(0)), TokensAhead.text(tokens.peek(1)), nesting > 0);
    }

    /** Passes on a delegates clause and an implements clause, as one clause (EM-FORM-2). */
    private void passClauses(Mark mark) {
        if (tokens.atDelegates()) {
            passDelegates(mark, IMPLEMENTS);
            if (at(IMPLEMENTS) && TokenKinds.endsType(previous.kind)) {
                passAs(COMMA);
                passTypes(true);
            }
        } else {
            passAs(IMPLEMENTS);
            passTypes(true);
            if (tokens.atDelegates()) {
                passDelegates(mark, COMMA);
            }
        }
    }

    private void passDelegates(Mark mark, TokenKind kind) {
        mark.delegatesStart = previous.endPos;
        passAs(kind);
        passTypes(false);
        boolean continues = true;
        while (continues && TokenKinds.endsType(previous.kind) && tokens.atWord("to")) {
            leaveOutTarget(mark);
            continues = at(COMMA);
            if (continues) {
                passTypes(false);
            }
        }
        mark.delegatesEnd = previous.endPos;
    }

    /** Leaves out the component that a type of a delegates clause is followed by (EM-DEL-10). */
    private void leaveOutTarget(Mark mark) {
        Token type = previous;
        int end = take().endPos;
        if (at(IDENTIFIER)) {
            Token name = take();
            mark.target(type.endPos, name);
        } else {
            mistakes().identifierMissing(end);
            if (at(THIS) || at(SUPER) || at(STRINGLITERAL)) {
                take();
            }
        }
        previous = type;
    }

    private void body() {
        pass();
        int start = output.size();
        while (!at(RBRACE) && !at(EOF)) {
            if (inside.keyword && TokenKinds.beginsStatement(kind())) {
                refuseMethod(inside);
                leaveOutRest(start);
            } else {
                member();
            }
        }
        if (at(RBRACE)) {
            pass();
        }
    }

    /** Leaves out a body, which is that of a method, from a place in the output on. */
    private void leaveOutRest(int start) {
        while (!at(RBRACE) && !at(EOF)) {
            if (at(LBRACE)) {
                passBalanced(LBRACE, RBRACE);
            } else {
                pass();
            }
        }
        while (output.size() > start) {
            output.removeLast();
        }
    }

    /** Passes on one member of a record's body. */
    private void member() {
        boolean isStatic = false;
        boolean modified = false;
        while (isModifier()) {
            modified = true;
            isStatic |= at(STATIC);
            if (at(MONKEYS_AT)) {
                passAnnotation();
            } else {
                pass();
            }
        }
        if (declarationStarts()) {
            declaration();
            return;
        }
        switch (kind()) {
            case SEMI -> pass();
            case LBRACE -> {
                if (!isStatic) {
                    inside.instanceInitializer(tokens.peek(0).pos);
                    tokens.putBack(insertStatic(tokens.take(), modified));
                }
                passBalanced(LBRACE, RBRACE);
            }
            case CLASS, INTERFACE, ENUM, MONKEYS_AT -> passToBody();
            default -> fieldOrMethod(isStatic, modified);
        }
    }

    private boolean isModifier() {
        return at(MONKEYS_AT) ? tokens.peek(1).kind != INTERFACE : TokenKinds.isModifier(kind());
    }

    private void fieldOrMethod(boolean isStatic, boolean modified) {
        int fieldStart = Position.NOPOS;
        Deque<Token> outer = output;
        output = new ArrayDeque<>();
        passTypeAndName();
        Deque<Token> typeAndName = output;
        output = outer;
        // What ends too early is read as a field, or else the parser would say that a record cannot have one.
        boolean isField = at(EQ) || at(SEMI) || at(COMMA) || (inside.keyword && (at(RBRACE) || at(EOF)));
        if (isField && !isStatic && !typeAndName.isEmpty()) {
            Token first = typeAndName.poll();
            fieldStart = first.pos;
            output.add(insertStatic(first, modified));
        }
        output.addAll(typeAndName);
        if (!isField) {
            if (at(LPAREN)) {
                passBalanced(LPAREN, RPAREN);
            }
            passToBody();
            return;
        }
        passToSemicolon();
        if (fieldStart != Position.NOPOS) {
            inside.instanceField(fieldStart, previous.endPos);
        }
    }
}
