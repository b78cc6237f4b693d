package dev.emissary.javac.desugar;

import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The parts of the text of a declaration, from its modifiers to the end of its body.
 *
 * @param start where the declaration begins
 * @param modifiers the modifiers, without annotations
 * @param word the word {@code record} or {@code emissary}
 * @param nameEnd the end of the name, or of the type parameters
 * @param parentheses the header, from the opening parenthesis to the closing one or the end of a delegates clause
 * @param components the components
 * @param implementing the word {@code implements}, or null
 * @param listed the interfaces after that word
 * @param body the body with its braces, or the semicolon instead
 */
record HeaderText(
        int start,
        Set<String> modifiers,
        Range word,
        int nameEnd,
        Range parentheses,
        List<ComponentText> components,
        Range implementing,
        List<Range> listed,
        Range body) {

    /** The text of one component: the annotations before its type, and the type with the dots of variable arity. */
    record ComponentText(Range whole, List<Range> annotations, Range type, Range name) {}

    /** Finds the parts of the declaration of an emissary. */
    static HeaderText of(SourceTokens tokens, JCClassDecl declaration) {
        int start = start(declaration);
        int word = tokens.indexAt(declaration.pos);
        Set<String> modifiers = new HashSet<>();
        for (int index = tokens.indexAt(start); index < word; ) {
            if (tokens.is(index, "@")) {
                index = tokens.afterAnnotation(index);
            } else {
                modifiers.add(tokens.text(index));
                index++;
            }
        }
        int open = tokens.is(word + 2, "<") ? tokens.close(word + 2) + 1 : word + 2;
        int close = tokens.close(open);
        List<ComponentText> components = split(tokens, open + 1, close).stream()
                .map(range -> component(tokens, range))
                .toList();
        int body = close + 1;
        if (tokens.is(body, "delegates")) {
            body = endOfClause(tokens, body);
        }
        Range parentheses = tokens.range(open, body - 1);
        Range implementing = null;
        List<Range> listed = List.of();
        if (tokens.is(body, "implements")) {
            implementing = tokens.range(body, body);
            int first = body + 1;
            body = endOfClause(tokens, body);
            listed = split(tokens, first, body);
        }
        int end = tokens.is(body, "{") ? tokens.close(body) : body;
        return new HeaderText(
                start,
                modifiers,
                tokens.range(word, word),
                tokens.end(open - 1),
                parentheses,
                components,
                implementing,
                listed,
                tokens.range(body, end));
    }

    /** Returns where a declaration begins: with its first modifier or, if there is none, the word. */
    static int start(JCClassDecl declaration) {
        return declaration.mods.pos == Position.NOPOS ? declaration.pos : declaration.mods.pos;
    }

    /** Returns where the implements clause or the body begins after a clause. */
    private static int endOfClause(SourceTokens tokens, int clause) {
        int index = clause + 1;
        while (!tokens.is(index, "{") && !tokens.is(index, ";") && !tokens.is(index, "implements")) {
            index = tokens.is(index, "@") ? tokens.afterAnnotation(index) : index + 1;
        }
        return index;
    }

    /** Splits tokens at the commas outside brackets. */
    private static List<Range> split(SourceTokens tokens, int from, int to) {
        List<Range> parts = new ArrayList<>();
        int first = from;
        for (int index = from; index <= to; index++) {
            if (index == to || tokens.is(index, ",")) {
                parts.add(tokens.range(first, index - 1));
                first = index + 1;
            } else if (tokens.is(index, "(") || tokens.is(index, "<") || tokens.is(index, "{")) {
                index = tokens.close(index);
            }
        }
        return parts;
    }

    private static ComponentText component(SourceTokens tokens, Range range) {
        int index = tokens.indexAt(range.start());
        int name = tokens.indexAt(range.end()) - 1;
        List<Range> annotations = new ArrayList<>();
        while (tokens.is(index, "@")) {
            int next = tokens.afterAnnotation(index);
            annotations.add(tokens.range(index, next - 1));
            index = next;
        }
        return new ComponentText(range, annotations, tokens.range(index, name - 1), tokens.range(name, name));
    }

    boolean hasBraces() {
        return body.end() - body.start() > 1;
    }
}
