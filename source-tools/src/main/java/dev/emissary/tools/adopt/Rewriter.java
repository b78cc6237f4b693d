package dev.emissary.tools.adopt;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import dev.emissary.tools.text.Imports;
import dev.emissary.tools.text.TextEdits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Rewrites one class: the header, the fields, the canonical constructor and the forwarders. */
final class Rewriter {
    private static final int LINE_LENGTH = 120;

    private final TextEdits edits;
    private final Conversion conversion;
    private final ClassOrInterfaceDeclaration declaration;

    Rewriter(TextEdits edits, Conversion conversion) {
        this.edits = edits;
        this.conversion = conversion;
        this.declaration = conversion.source().declaration();
    }

    /**
     * Adds the changes.
     *
     * @param imports names types as the file does
     */
    void rewrite(Imports imports) {
        if (!conversion.keywordForm()) {
            annotate(imports);
        }
        modifiers();
        JavaToken keyword = keyword();
        int begin = edits.begin(keyword);
        edits.replace(begin, begin + "class".length(), conversion.keywordForm() ? "emissary" : "record");
        header(imports);
        ConstructorRewriter constructors = new ConstructorRewriter(edits, conversion);
        Optional<List<String>> replacement = constructors.replacement();
        List<Node> removed = removed();
        boolean empties = removed.size() == declaration.getMembers().size()
                && declaration.getOrphanComments().isEmpty();
        if (empties && replacement.isEmpty()) {
            if (conversion.keywordForm()) {
                edits.replace(edits.end(lastInterface()), edits.end(declaration), ";");
            } else {
                edits.replace(openingBrace() + 1, edits.end(declaration) - 1, "");
            }
            return;
        }
        Optional<Node> lastField = replacement.flatMap(any -> last(conversion.constructor().components().stream()
                .map(Component::field)
                .toList()));
        for (Node member : removed) {
            if (is(lastField, member)) {
                replace(member, replacement.orElseThrow());
            } else {
                delete(member);
            }
        }
        constructors.addPrivate();
        constructors.rewrite();
    }

    private static Optional<Node> last(List<? extends Node> members) {
        return members.stream()
                .map(member -> (Node) member)
                .max(Comparator.comparing(member -> member.getRange().orElseThrow().begin));
    }

    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private static boolean is(Optional<Node> node, Node member) {
        return node.filter(each -> each == member).isPresent();
    }

    /** Removes the implied modifiers, and makes the additional fields final. */
    private void modifiers() {
        for (Modifier modifier : declaration.getModifiers()) {
            boolean implied =
                    modifier.getKeyword() == Modifier.Keyword.FINAL || modifier.getKeyword() == Modifier.Keyword.STATIC;
            if (implied) {
                int begin = edits.begin(modifier);
                int end = edits.end(modifier);
                while (Character.isWhitespace(edits.text().charAt(end))) {
                    end++;
                }
                edits.replace(begin, end, "");
            }
        }
        for (FieldDeclaration field : declaration.getFields()) {
            if (conversion.changes().finalFields().contains(field.getVariable(0).getNameAsString())
                    && !field.isStatic()) {
                edits.insert(edits.begin(field.getVariable(0).getType()), "final ");
            }
        }
    }

    private void annotate(Imports imports) {
        Optional<Modifier> first = declaration.getModifiers().stream().findFirst();
        int begin = first.isPresent() ? edits.begin(first.get()) : edits.begin(keyword());
        String name = imports.named(Conversion.ANNOTATION);
        String arguments = conversion.saysTo()
                ? ""
                : classes(
                        conversion.listed().values().stream()
                                .flatMap(List::stream)
                                .toList(),
                        imports);
        String separator =
                edits.blanksBefore(begin).map(edits.lineEnd()::concat).orElse(" ");
        edits.insert(begin, "@" + name + arguments + separator);
    }

    /** Returns the arguments of an annotation that lists types. */
    private static String classes(List<String> types, Imports imports) {
        String classes =
                types.stream().map(type -> imports.named(type) + ".class").collect(Collectors.joining(", "));
        return types.isEmpty() ? "" : "(" + (types.size() == 1 ? classes : "{" + classes + "}") + ")";
    }

    /** Returns the clause of the keyword form that lists types. */
    private String delegates(Imports imports) {
        List<String> types = new ArrayList<>();
        conversion
                .listed()
                .forEach((component, listed) -> listed.forEach(
                        type -> types.add(imports.named(type) + (conversion.saysTo() ? " to " + component : ""))));
        return types.isEmpty() || !conversion.keywordForm() ? "" : " delegates " + String.join(", ", types);
    }

    private JavaToken keyword() {
        return tokenBefore(declaration.getName(), "class");
    }

    private static JavaToken tokenBefore(Node node, String text) {
        JavaToken token = node.getTokenRange().orElseThrow().getBegin();
        while (!token.getText().equals(text)) {
            token = token.getPreviousToken().orElseThrow();
        }
        return token;
    }

    private void header(Imports imports) {
        JavaToken implement = tokenBefore(declaration.getImplementedTypes(0), "implements");
        int begin = edits.begin(implement);
        while (Character.isWhitespace(edits.text().charAt(begin - 1))) {
            begin--;
        }
        ClassOrInterfaceType last = lastInterface();
        List<String> types =
                conversion.implemented().stream().map(imports::named).toList();
        String clause = types.isEmpty() ? "" : " implements " + String.join(", ", types);
        String delegates = delegates(imports);
        boolean unchanged = types.equals(
                declaration.getImplementedTypes().stream().map(edits::written).toList());
        List<String> written = conversion.constructor().components().stream()
                .map(component -> component(component, imports))
                .toList();
        String components = String.join(", ", written);
        int column = begin
                - Math.max(edits.text().lastIndexOf('\n', begin), edits.text().lastIndexOf('\r', begin));
        boolean commented = conversion.constructor().components().stream()
                .anyMatch(component -> component.field().getComment().isPresent());
        if (commented
                || column + components.length() + delegates.length() + clause.length() + " {".length() > LINE_LENGTH) {
            String separator = edits.lineEnd() + edits.indentation(declaration) + "        ";
            components = separator + String.join("," + separator, written);
        }
        edits.replace(
                begin,
                unchanged ? begin : edits.end(last),
                "(" + components + ")" + delegates + (unchanged ? "" : clause));
    }

    private String component(Component component, Imports imports) {
        String comment = component
                .field()
                .getComment()
                .map(written -> comment(written) + edits.lineEnd() + edits.indentation(declaration) + "        ")
                .orElse("");
        String annotations = component.field().getAnnotations().stream()
                .map(annotation -> edits.written(annotation) + " ")
                .collect(Collectors.joining());
        boolean variable = component.parameter().filter(Parameter::isVarArgs).isPresent();
        Type declared = component.variable().getType();
        String type = component
                .parameter()
                .map(parameter -> edits.written(parameter.getType()))
                .orElseGet(() -> declared.isArrayType() ? declared.asString() : edits.written(declared));
        String served = conversion.saysTo()
                        && !conversion.keywordForm()
                        && conversion.listed().containsKey(component.name())
                ? "@" + imports.named(Conversion.ANNOTATION)
                        + classes(conversion.listed().get(component.name()), imports) + " "
                : "";
        return comment + served + annotations + type + (variable ? "... " : " ") + component.name();
    }

    /** Returns a field's comment as one of its component: a doc comment becomes an ordinary comment. */
    private String comment(Comment comment) {
        return edits.written(comment)
                .lines()
                .map(String::strip)
                .map(line -> line.startsWith("*") ? edits.indentation(declaration) + "         " + line : line)
                .collect(Collectors.joining(edits.lineEnd()))
                .replaceFirst("^/\\*\\*", "/*");
    }

    private ClassOrInterfaceType lastInterface() {
        return declaration.getImplementedTypes(declaration.getImplementedTypes().size() - 1);
    }

    private int openingBrace() {
        JavaToken token = lastInterface().getTokenRange().orElseThrow().getEnd();
        while (!token.getText().equals("{")) {
            token = token.getNextToken().orElseThrow();
        }
        return edits.begin(token);
    }

    /** Returns the members that are removed. */
    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private List<Node> removed() {
        List<Node> removed = new ArrayList<>(conversion.removed());
        for (Component component : conversion.constructor().components()) {
            // One field declaration may declare several.
            if (removed.stream().noneMatch(each -> each == component.field())) {
                removed.add(component.field());
            }
        }
        if (conversion.constructor().form() == Form.IMPLICIT) {
            removed.add(conversion.constructor().declaration().orElseThrow());
        }
        return removed;
    }

    /** Deletes a member with its comment, which precedes it or follows it on its line. */
    private void delete(Node member) {
        int end = member.getComment().map(edits::end).orElse(edits.end(member));
        edits.deleteLines(edits.beginWithComment(member), Math.max(end, edits.end(member)));
    }

    /** Replaces a member with others. */
    private void replace(Node member, List<String> members) {
        edits.replace(edits.beginWithComment(member), edits.end(member), edits.members(members, member));
    }
}
