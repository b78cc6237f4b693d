package dev.emissary.tools.adopt;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import dev.emissary.tools.text.Imports;
import dev.emissary.tools.text.TextEdits;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
        List<Node> removed = removed();
        boolean empties = removed.size() == declaration.getMembers().size()
                && declaration.getOrphanComments().isEmpty();
        if (empties) {
            if (conversion.keywordForm()) {
                edits.replace(edits.end(lastInterface()), edits.end(declaration), ";");
            } else {
                edits.replace(openingBrace() + 1, edits.end(declaration) - 1, "");
            }
            return;
        }
        removed.forEach(this::delete);
        constructor(conversion.constructor().declaration());
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
        Parameter parameter = component.parameter();
        String type = edits.written(parameter.getType()) + (parameter.isVarArgs() ? "... " : " ");
        String served = conversion.saysTo()
                        && !conversion.keywordForm()
                        && conversion.listed().containsKey(component.name())
                ? "@" + imports.named(Conversion.ANNOTATION)
                        + classes(conversion.listed().get(component.name()), imports) + " "
                : "";
        return comment + served + annotations + type + component.name();
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
            removed.add(conversion.constructor().declaration());
        }
        return removed;
    }

    /** Deletes a member with its comment, which precedes it or follows it on its line. */
    private void delete(Node member) {
        int end = member.getComment().map(edits::end).orElse(edits.end(member));
        edits.deleteLines(edits.beginWithComment(member), Math.max(end, edits.end(member)));
    }

    /** Rewrites the canonical constructor, if something of it remains. */
    private void constructor(ConstructorDeclaration declaration) {
        if (conversion.constructor().form() == Form.COMPACT) {
            compact(declaration);
        } else if (conversion.constructor().form() == Form.EXPLICIT) {
            // A canonical constructor calls no other (EM-CTOR-3).
            declaration.getBody().getStatements().stream()
                    .filter(ConstructorReader::isPlainSuper)
                    .forEach(edits::deleteLines);
        }
    }

    /** Removes the parameters and what is set, but for null checks, from the canonical constructor. */
    private void compact(ConstructorDeclaration declaration) {
        int name = edits.end(declaration.getName());
        edits.replace(name, edits.begin(declaration.getBody()), " ");
        renameTags(declaration);
        IdentityHashMap<Statement, Setting> checks = new IdentityHashMap<>();
        Setting.of(declaration).values().stream()
                .filter(setting -> setting.check().isPresent())
                .forEach(setting -> checks.put(setting.statement(), setting));
        if (checks.isEmpty()) {
            edits.replace(declaration.getBody(), "{}");
            return;
        }
        for (Statement statement : declaration.getBody().getStatements()) {
            if (checks.containsKey(statement)) {
                Setting setting = checks.get(statement);
                MethodCallExpr check = setting.check().orElseThrow();
                Expression argument = check.getArgument(0);
                edits.replace(
                        statement,
                        edits.text().substring(edits.begin(check), edits.begin(argument))
                                + setting.field()
                                + edits.text().substring(edits.end(argument), edits.end(check))
                                + ";");
            } else {
                edits.deleteLines(statement);
            }
        }
    }

    /** Renames the parameters in the doc comment of a constructor: they have the names of the components (EM-CTOR-2). */
    private void renameTags(ConstructorDeclaration declaration) {
        Optional<Comment> comment = declaration.getComment().filter(Comment::isJavadocComment);
        for (Component component :
                comment.isPresent() ? conversion.constructor().components() : List.<Component>of()) {
            int begin = edits.begin(comment.get());
            String old = component.parameter().getNameAsString();
            Matcher tag = Pattern.compile("@param\\s+(" + Pattern.quote(old) + ")(?![\\w$])")
                    .matcher(edits.written(comment.get()));
            if (!component.hasNameOfParameter() && tag.find()) {
                edits.replace(begin + tag.start(1), begin + tag.end(1), component.name());
            }
        }
    }
}
