package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Tokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** An emissary's declaration in a source file, by its tokens, and the same file with something changed in it. */
final class DeclarationText {
    private final String source;
    private final List<Token> tokens;
    /** The offsets at which the tokens begin. */
    private final List<Integer> offsets = new ArrayList<>();
    /** The index of the word {@code emissary} or {@code record}. */
    private final int word;
    /** The indexes of the first token after the components, and of {@code implements}, and of the body's first token. */
    private final int clauses;

    private final int listed;
    private final int body;

    private DeclarationText(String source, List<Token> tokens, int word) {
        this.source = source;
        this.tokens = tokens;
        this.word = word;
        int offset = 0;
        for (Token token : tokens) {
            offsets.add(offset + token.before().length());
            offset += token.before().length() + token.text().length();
        }
        int at = word + 2;
        if (is(at, "<")) {
            at = closing(at, "<", ">") + 1;
        }
        clauses = closing(at, "(", ")") + 1;
        int end = clauses;
        while (!is(end, "implements") && !is(end, "{") && !is(end, ";")) {
            end++;
        }
        listed = end;
        while (!is(end, "{") && !is(end, ";")) {
            end++;
        }
        body = end;
    }

    /** Returns the innermost emissary or record whose declaration has a position in it. */
    static Optional<DeclarationText> at(String source, long position) {
        List<Token> tokens = Tokens.of(source);
        return Stream.iterate(tokens.size() - 3, i -> i >= 0, i -> i - 1)
                .filter(i -> Set.of("emissary", "record").contains(tokens.get(i).text())
                        && tokens.get(i + 1).isName()
                        && Set.of("(", "<").contains(tokens.get(i + 2).text()))
                .map(i -> new DeclarationText(source, tokens, i))
                .filter(one -> one.offsets.get(one.first()) <= position && position <= one.offset(one.end()))
                .findFirst();
    }

    private boolean is(int index, String text) {
        return index < 0 || index >= tokens.size() || tokens.get(index).text().equals(text);
    }

    private int offset(int index) {
        return index < tokens.size() ? offsets.get(index) : source.length();
    }

    private int endOf(int index) {
        return offset(index) + tokens.get(index).text().length();
    }

    private int closing(int index, String open, String close) {
        int depth = 0;
        for (int i = index; i < tokens.size(); i++) {
            depth +=
                    tokens.get(i).text().equals(open) ? 1 : tokens.get(i).text().equals(close) ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return tokens.size();
    }

    private int opening(int index) {
        int depth = 0;
        for (int i = index; i >= 0; i--) {
            depth += is(i, ")") ? 1 : is(i, "(") ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return 0;
    }

    /** Returns the index of the brace or semicolon that ends the declaration. */
    private int end() {
        return is(body, "{") ? closing(body, "{", "}") : body;
    }

    /** Returns the index of the first modifier or annotation. */
    private int first() {
        int i = word;
        while (i > 0
                && !Set.of(";", "{", "}", "->", ":").contains(tokens.get(i - 1).text())) {
            i = is(i - 1, ")") ? opening(i - 1) : i - 1;
        }
        return i;
    }

    String name() {
        return tokens.get(word + 1).text();
    }

    /** Returns the file with an explicit list, in place of another one and of what the implements clause has of it. */
    String withList(String list, boolean moved) {
        List<Edit> edits = new ArrayList<>();
        for (int i = clauses; i < body; i++) {
            if (is(i, "delegates")) {
                edits.add(new Edit(offset(i), offset(i < listed ? listed : body), ""));
            }
        }
        if (moved && is(listed, "implements")) {
            Set<String> names = Set.of(list.replaceAll("^(delegates |[^ (]*\\()|[){}]|\\.class", "")
                    .split(", "));
            List<String> kept = entries().stream()
                    .filter(entry ->
                            names.stream().noneMatch(name -> simple(name).equals(simple(entry))))
                    .toList();
            edits.add(new Edit(
                    offset(listed),
                    offset(body),
                    kept.isEmpty() ? " " : "implements " + String.join(", ", kept) + " "));
        }
        int found = annotation("Emissary");
        String arguments = list.substring(list.indexOf('(') + 1);
        if (list.startsWith("delegates ")) {
            edits.add(new Edit(endOf(clauses - 1), endOf(clauses - 1), " " + list + " "));
        } else if (found < 0) {
            edits.add(new Edit(offset(first()), offset(first()), "@dev.emissary.Emissary(" + arguments + " "));
        } else {
            int end = is(found + 1, "(") ? endOf(closing(found + 1, "(", ")")) : endOf(found);
            edits.add(new Edit(endOf(found), end, "(" + arguments));
        }
        return Edit.all(source, edits);
    }

    /** Returns the file with other clauses in the header. */
    String withClauses(String text) {
        return Edit.all(source, List.of(new Edit(offset(clauses), offset(body), text + " ")));
    }

    /** Returns the index of the simple name of an annotation, or -1. */
    private int annotation(String name) {
        for (int i = first(); i < word; i++) {
            if (is(i, name) && !is(i + 1, ".")) {
                return i;
            }
        }
        return -1;
    }

    private List<String> entries() {
        List<String> entries = new ArrayList<>();
        int depth = 0;
        int from = offset(listed + 1);
        for (int i = listed + 1; i <= body; i++) {
            depth += is(i, "<") ? 1 : is(i, ">") ? -1 : 0;
            if (i == body || (depth == 0 && is(i, ","))) {
                entries.add(source.substring(from, offset(i)).strip());
                from = endOf(i);
            }
        }
        return entries;
    }

    private static String simple(String type) {
        String name = type.replaceAll("<.*", "");
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns the file without the parentheses of the annotation. */
    String withoutList() {
        int found = annotation("Emissary");
        return Edit.all(source, List.of(new Edit(endOf(found), endOf(closing(found + 1, "(", ")")), "")));
    }

    /** Returns the literals of the explicit list. */
    private List<String> list() {
        int found = annotation("Emissary");
        String list = is(clauses, "delegates")
                ? source.substring(offset(clauses + 1), offset(listed))
                                .replaceAll("<[^>]*>|\\s", "")
                                .replace(",", ".class,")
                        + ".class"
                : found < 0 || !is(found + 1, "(")
                        ? ""
                        : source.substring(endOf(found + 1), offset(closing(found + 1, "(", ")")))
                                .replaceAll("value\\s*=|[{}\\s]", "");
        return list.isEmpty() ? List.of() : List.of(list.split(","));
    }

    /** Returns the file with an interface in the explicit list and not in the implements clause. */
    String withMoved(String literal) {
        return withList("({" + String.join(", ", list()) + ", " + literal + "})", true);
    }

    /** Returns the file with Serializable in the implements clause and not in the list; empty if it is all of that. */
    Optional<String> asSerializable() {
        List<String> kept = new ArrayList<>(list());
        if (!kept.removeIf(literal -> simple(literal.replace(".class", "")).equals("Serializable"))) {
            return Optional.of(withImplements("java.io.Serializable"));
        }
        return kept.isEmpty()
                ? Optional.empty()
                : at(withImplements("java.io.Serializable"), offset(word))
                        .map(one -> one.withList("({" + String.join(", ", kept) + "})", false));
    }

    /** Returns the file with more interfaces in the implements clause. */
    String withImplements(String interfaces) {
        Edit edit = is(listed, "implements")
                ? new Edit(endOf(listed), endOf(listed), " " + interfaces + ",")
                : new Edit(endOf(listed - 1), endOf(listed - 1), " implements " + interfaces + " ");
        return Edit.all(source, List.of(edit));
    }

    /** Returns the file with more members in the body, each in a line of its own. */
    String withMembers(String members) {
        Edit edit = is(body, "{")
                ? new Edit(offset(end()), offset(end()), "\n" + members + "\n")
                : new Edit(offset(body), endOf(body), " {\n" + members + "\n}");
        return Edit.all(source, List.of(edit));
    }

    /** Returns the file with one more category of warnings that are suppressed for the emissary. */
    String withSuppressed(String category) {
        int found = annotation("SuppressWarnings");
        if (found < 0) {
            String annotation = "@SuppressWarnings(\"" + category + "\") ";
            return Edit.all(source, List.of(new Edit(offset(first()), offset(first()), annotation)));
        }
        int end = offset(closing(found + 1, "(", ")"));
        String others = source.substring(endOf(found + 1), end).replaceAll("[{}]", "");
        String all = "{\"" + category + "\", " + others + "}";
        return Edit.all(source, List.of(new Edit(endOf(found + 1), end, all)));
    }

    /** A piece of text in place of another one. */
    record Edit(int start, int end, String text) {
        /** Makes changes that do not overlap. */
        static String all(String source, List<Edit> edits) {
            StringBuilder text = new StringBuilder(source);
            edits.stream()
                    .sorted((one, other) -> other.start - one.start)
                    .forEach(edit -> text.replace(edit.start, edit.end, edit.text));
            return text.toString();
        }
    }
}
