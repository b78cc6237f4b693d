package dev.emissary.javac.syntax;

import static com.sun.tools.javac.parser.Tokens.TokenKind.*;

import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.jdk.TokenFactory;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.written.HeaderWords;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import javax.tools.JavaFileObject;

/**
 * A tokenizer that passes on javac's own tokens with four changes: the word {@code emissary} of a declaration becomes
 * {@code record}, a {@code delegates} clause begins the implements clause, the {@code ;} in place of a body becomes
 * {@code { }}, and an instance field or initializer in an emissary's body gets a {@code static} in front, because the
 * parser discards instance fields of records. {@link DeclarationRewriter} undoes the second and the last change.
 *
 * <p>When an emissary begins, the whole declaration is read ahead. Everything else, including records without the
 * annotation, is passed on token by token.
 */
final class TokenRewriter extends JavaTokenizer {
    private static final char[] NO_TEXT = {' '};

    private final JavaTokenizer source;
    private final TokensAhead tokens;
    private final TokenFactory make;
    private final Name emissary;
    private final Name record;
    private final Reporter reporter;
    private final InternalFailures failures;
    private final AnnotationTokens annotations = new AnnotationTokens();
    private final JavaFileObject file;
    private final Map<JavaFileObject, SourceMarks> allMarks;

    private SourceMarks marks;
    private Deque<Token> output = new ArrayDeque<>();
    /** The mistakes in the keyword form; null until there is one. */
    private SyntaxMistakes mistakes;

    /** The texts of all tokens so far, where the keyword may be misspelled; null elsewhere. */
    private final List<String> before;
    /** The tokens of the clauses that are being read; null elsewhere. */
    private List<Token> clauses;

    private Token previous;
    private boolean afterTypeParameters;
    private int nesting;
    private boolean inKeywordForm;
    private int errorPos = Position.NOPOS;

    /**
     * Creates a tokenizer.
     *
     * @param source javac's own tokenizer
     * @param tools what all files share
     * @param misspelled whether the keyword may be misspelled in the file
     * @param allMarks gets the marks of the file, when they are first needed
     */
    TokenRewriter(
            ScannerFactory factory,
            JavaTokenizer source,
            TokenTools tools,
            JavaFileObject file,
            boolean misspelled,
            Map<JavaFileObject, SourceMarks> allMarks) {
        super(factory, NO_TEXT, 0);
        this.source = source;
        this.tokens = new TokensAhead(source, tools);
        this.make = tools.make();
        this.emissary = tools.emissary();
        this.record = tools.record();
        this.reporter = tools.reporter();
        this.failures = tools.failures();
        this.file = file;
        this.before = misspelled ? new ArrayList<>() : null;
        this.allMarks = allMarks;
    }

    @Override
    public Token readToken() {
        if (output.isEmpty()) {
            if (declarationStarts()) {
                readDeclarationAhead();
            } else {
                pass();
            }
        }
        return delivered(output.poll());
    }

    private void readDeclarationAhead() {
        Token name = tokens.peek(1);
        try {
            tokens.begin();
            try {
                declaration();
            } finally {
                tokens.end();
            }
        } catch (RuntimeException | Error failure) {
            failures.caught(name.pos, name.name(), failure);
        }
        failures.abortIfFailed();
    }

    /** Reports the errors in a token when the parser reads it, as without the plugin. */
    private Token delivered(Token token) {
        int error = tokens.report(token.endPos);
        if (error != Position.NOPOS) {
            errPos(error);
        }
        if (mistakes != null) {
            mistakes.report(token.pos, this);
        }
        return token;
    }

    private SyntaxMistakes mistakes() {
        if (mistakes == null) {
            mistakes = new SyntaxMistakes(reporter);
        }
        return mistakes;
    }

    /** The parser suppresses its errors before the last one; errors found by reading ahead do not count yet. */
    @Override
    public int errPos() {
        return errorPos;
    }

    @Override
    public void errPos(int pos) {
        errorPos = pos;
        marks().error(pos);
    }

    @Override
    public Position.LineMap getLineMap() {
        return source.getLineMap();
    }

    private TokenKind kind() {
        return tokens.peek(0).kind;
    }

    private boolean at(TokenKind kind) {
        return kind() == kind;
    }

    private Token take() {
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

    private void pass() {
        output.add(take());
    }

    private SourceMarks marks() {
        if (marks == null) {
            marks = allMarks.get(file);
        }
        if (marks == null) {
            marks = new SourceMarks();
            allMarks.put(file, marks);
        }
        return marks;
    }

    /** Whether an emissary is declared here. */
    private boolean declarationStarts() {
        return recordOrEmissaryStarts() && (tokens.peek(0).name() != record || annotations.mayHaveEmissaryAnnotation());
    }

    /** Whether a record or an emissary is declared here. */
    private boolean recordOrEmissaryStarts() {
        return tokens.beginRecord()
                || ((tokens.beginEmissary() || (before != null && tokens.beginMisspelled(before)))
                        && declarationMayStand());
    }

    /** Whether a type declaration may follow the previous token. */
    private boolean declarationMayStand() {
        if (previous == null) {
            return true;
        }
        if (afterTypeParameters) {
            // This is the annotated return type of a generic method.
            return false;
        }
        return TokenKinds.mayPrecedeDeclaration(previous.kind);
    }

    /** Reads a whole emissary declaration into the output. */
    private void declaration() {
        Token word = take();
        boolean keyword = word.name() != record;
        if (keyword && word.name() != emissary) {
            mistakes().word(word, "emissary " + tokens.peek(0).name() + "(...)");
        }
        if (keyword && tokens.areOtherKind(0)) {
            refuseKind();
        }
        Token name = tokens.peek(0);
        marks().declaration(word.pos, name, keyword);
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
            clausesOfKeyword(word, name.name());
        } else if (headerEnds && (at(IMPLEMENTS) || tokens.atDelegates())) {
            passClauses(word);
            headerEnds = TokenKinds.endsType(previous.kind);
        }
        if (headerEnds && at(EXTENDS)) {
            if (keyword) {
                mistakes().extending(tokens.peek(0).pos);
            } else {
                // Whose annotation it is, and so whose error, the tokens cannot tell.
                marks().extendsClause(word.pos, tokens.peek(0).pos, previous.endPos);
            }
            leaveOutClauses();
        } else if (headerEnds && keyword && at(THROWS)) {
            mistakes().method(tokens.peek(0).pos, name.name());
            leaveOutClauses();
            if (at(LBRACE)) {
                pass();
                leaveOutRest(output.size());
                pass();
                headerEnds = false;
            }
        }
        if (headerEnds && at(LBRACE)) {
            boolean outer = inKeywordForm;
            inKeywordForm = keyword;
            body(name.name());
            inKeywordForm = outer;
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
        mistakes().word(word, "emissary " + tokens.peek(0).name() + "(...)");
    }

    /** Leaves out the modifiers of a component, and reports them in words that fit the keyword form (EM-FORM-5). */
    private void refuseModifiers() {
        int position = tokens.peek(0).pos;
        StringJoiner modifiers = new StringJoiner(" ");
        while (TokenKinds.isModifier(kind())) {
            modifiers.add(take().kind.name);
        }
        mistakes().modifiers(position, modifiers.toString());
    }

    /** Passes on the clauses of a declaration in the keyword form, or reports what is wrong and leaves them out. */
    private void clausesOfKeyword(Token word, Name name) {
        Token header = previous;
        Deque<Token> outer = output;
        output = new ArrayDeque<>();
        clauses = new ArrayList<>();
        if (at(IMPLEMENTS) || tokens.atDelegates()) {
            passClauses(word);
        }
        if (isMisplaced()) {
            Token found = tokens.peek(0);
            while (!at(LBRACE) && !at(SEMI) && !at(RBRACE) && !at(EOF)) {
                pass();
            }
            misplaced(found, outer, name);
            previous = header;
        } else {
            outer.addAll(output);
        }
        output = outer;
        clauses = null;
    }

    private void misplaced(Token found, Deque<Token> header, Name name) {
        List<String> texts = new ArrayList<>();
        for (Token token : clauses) {
            texts.add(TokensAhead.text(token));
        }
        Set<String> names = new HashSet<>();
        for (Token token : header) {
            names.add(TokensAhead.text(token));
        }
        int mistake = HeaderWords.mistake(texts);
        mistakes()
                .word(
                        mistake < 0 || mistake == texts.size() ? found : clauses.get(mistake),
                        HeaderWords.meant(texts, name.toString(), names));
    }

    /** Whether a token stands after a header that is none of a clause, a body or what follows if that is missing. */
    private boolean isMisplaced() {
        if (previous.kind != RPAREN && !TokenKinds.endsType(previous.kind)) {
            return true;
        }
        return switch (kind()) {
            case LBRACE, SEMI, EXTENDS, THROWS -> false;
            case IDENTIFIER ->
                !recordOrEmissaryStarts()
                        && !tokens.atWord("sealed")
                        && (nesting == 0
                                || Character.isLowerCase(
                                        TokensAhead.text(tokens.peek(0)).charAt(0)));
            default -> !isBodyMissing();
        };
    }

    /** Passes on a delegates clause and an implements clause, as one clause (EM-FORM-2). */
    private void passClauses(Token word) {
        if (tokens.atDelegates()) {
            passDelegates(word, IMPLEMENTS);
            if (at(IMPLEMENTS) && TokenKinds.endsType(previous.kind)) {
                passAs(COMMA);
                passTypes(false);
            }
        } else {
            passAs(IMPLEMENTS);
            passTypes(true);
            if (tokens.atDelegates()) {
                passDelegates(word, COMMA);
            }
        }
    }

    private void passDelegates(Token word, TokenKind kind) {
        int start = previous.endPos;
        passAs(kind);
        passTypes(false);
        boolean continues = true;
        while (continues && TokenKinds.endsType(previous.kind) && tokens.atWord("to")) {
            leaveOutTarget();
            continues = at(COMMA);
            if (continues) {
                passTypes(false);
            }
        }
        marks().delegatesClause(word.pos, start, previous.endPos);
    }

    /** Leaves out the component that a type of a delegates clause is followed by (EM-DEL-10). */
    private void leaveOutTarget() {
        Token type = previous;
        int end = take().endPos;
        if (at(IDENTIFIER)) {
            Token name = take();
            marks().target(type.endPos, name);
        } else {
            mistakes().identifierMissing(end);
        }
        previous = type;
    }

    private void passAs(TokenKind kind) {
        Token token = take();
        previous = token.kind == kind ? token : make.token(kind, token.pos, token.endPos, token.comments);
        output.add(previous);
    }

    /** Passes on the types of a clause, which a delegates clause may end; the parser reports what cannot be in one. */
    private void passTypes(boolean toDelegates) {
        while (!recordOrEmissaryStarts()
                && !(toDelegates && tokens.atDelegates() && TokenKinds.endsType(previous.kind))) {
            switch (kind()) {
                case MONKEYS_AT -> {
                    if (TokenKinds.endsType(previous.kind)) {
                        return;
                    }
                    passAnnotation();
                }
                case LT -> passTypeArguments();
                case IDENTIFIER -> {
                    if (!toDelegates && TokenKinds.endsType(previous.kind)) {
                        return;
                    }
                    pass();
                }
                case COMMA, DOT -> pass();
                default -> {
                    return;
                }
            }
        }
    }

    private void passTypeArguments() {
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
    private void passBalanced(TokenKind open, TokenKind close) {
        passBalanced(open, close, false);
    }

    private void passBalanced(TokenKind open, TokenKind close, boolean refusesModifiers) {
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

    private void body(Name name) {
        pass();
        int start = output.size();
        while (!at(RBRACE) && !at(EOF)) {
            if (inKeywordForm && TokenKinds.beginsStatement(kind())) {
                mistakes().method(tokens.peek(0).pos, name);
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
                    marks().instanceInitializer(tokens.peek(0).pos);
                    insertStatic(modified);
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

    private void passAnnotation() {
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
    private void passToBody() {
        while (!at(LBRACE) && !at(SEMI) && !at(RBRACE) && !at(EOF)) {
            pass();
        }
        if (at(LBRACE)) {
            passBalanced(LBRACE, RBRACE);
        }
    }

    private void fieldOrMethod(boolean isStatic, boolean modified) {
        int fieldStart = Position.NOPOS;
        Deque<Token> outer = output;
        output = new ArrayDeque<>();
        passTypeAndName();
        Deque<Token> typeAndName = output;
        output = outer;
        // What ends too early is read as a field, or else the parser would say that a record cannot have one.
        boolean isField = at(EQ) || at(SEMI) || at(COMMA) || (inKeywordForm && (at(RBRACE) || at(EOF)));
        if (isField && !isStatic && !typeAndName.isEmpty()) {
            Token first = typeAndName.poll();
            fieldStart = first.pos;
            output.add(make.token(STATIC, first.pos, first.pos, modified ? null : first.comments));
            output.add(make.withoutComments(first));
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
            marks().instanceField(fieldStart, previous.endPos);
        }
    }

    private void passTypeAndName() {
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
    private void passToSemicolon() {
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

    private void insertStatic(boolean modified) {
        Token first = take();
        output.add(make.token(STATIC, first.pos, first.pos, modified ? null : first.comments));
        tokens.putBack(make.withoutComments(first));
    }
}
