package dev.emissary.tools.adopt;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import java.util.ArrayList;
import java.util.Collection;
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
    private final Header header;
    private final ClassOrInterfaceDeclaration declaration;
    private final Imports imports;

    /** Prepares to add the changes to others of the file, with types named as the file names them. */
    Rewriter(TextEdits edits, Conversion conversion, Imports imports) {
        this.edits = edits;
        this.imports = imports;
        this.header = conversion.header();
        this.conversion = conversion;
        this.declaration = conversion.source().declaration();
    }

    /** Adds the changes. */
    void rewrite() {
        if (!conversion.keywordForm()) {
            annotate();
        }
        modifiers();
        int begin = edits.begin(keyword());
        edits.replace(begin, begin + "class".length(), conversion.keywordForm() ? "emissary" : "record");
        header();
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
        constructor();
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

    private void annotate() {
        int begin = declaration.getModifiers().stream()
                .findFirst()
                .map(first -> edits.begin(first))
                .orElse(edits.begin(keyword()));
        List<String> types =
                header.listed().values().stream().flatMap(List::stream).toList();
        String separator =
                edits.blanksBefore(begin).map(edits.lineEnd()::concat).orElse(" ");
        edits.insert(begin, annotation(header.saysTo() ? List.of() : types) + separator);
    }

    /** Returns an annotation that lists types. */
    private String annotation(List<String> types) {
        String classes =
                types.stream().map(type -> imports.named(type) + ".class").collect(Collectors.joining(", "));
        String arguments = types.size() < 2 ? classes : "{" + classes + "}";
        return "@" + imports.name("dev.emissary", "Emissary") + (types.isEmpty() ? "" : "(" + arguments + ")");
    }

    /** Returns the clause of the keyword form that lists types. */
    private String delegates() {
        List<String> types = new ArrayList<>();
        header.listed()
                .forEach((component, listed) -> listed.forEach(
                        type -> types.add(imports.named(type) + (header.saysTo() ? " to " + component : ""))));
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

    private void header() {
        JavaToken implement = tokenBefore(declaration.getImplementedTypes(0), "implements");
        int begin = edits.begin(implement);
        while (Character.isWhitespace(edits.text().charAt(begin - 1))) {
            begin--;
        }
        ClassOrInterfaceType last = lastInterface();
        List<String> types = header.implemented().stream().map(imports::named).toList();
        String clause = types.isEmpty() ? "" : " implements " + String.join(", ", types);
        String delegates = delegates();
        boolean unchanged = types.equals(
                declaration.getImplementedTypes().stream().map(edits::written).toList());
        List<String> written = conversion.constructor().components().stream()
                .map(component -> component(component))
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

    private String component(Component component) {
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
        String served =
                header.saysTo() && !conversion.keywordForm() && header.listed().containsKey(component.name())
                        ? annotation(header.listed().get(component.name())) + " "
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
    private void constructor() {
        Form form = conversion.constructor().form();
        BlockStmt body = conversion.constructor().declaration().getBody();
        Collection<Setting> settings = conversion.constructor().settings().values();
        if (form == Form.COMPACT) {
            int name = edits.end(conversion.constructor().declaration().getName());
            edits.replace(name, edits.begin(body), " ");
            renameTags();
            if (settings.stream().allMatch(setting -> setting.check().isEmpty())) {
                edits.replace(body, "{}");
                return;
            }
            settings.forEach(this::keepCheck);
        }
        if (form != Form.IMPLICIT) {
            // A canonical constructor calls no other (EM-CTOR-3).
            body.getStatements().stream()
                    .filter(CanonicalConstructor::isPlainSuper)
                    .forEach(edits::deleteLines);
        }
    }

    /** Leaves of a statement that sets a field only its null check, if it has one. */
    private void keepCheck(Setting setting) {
        Optional<MethodCallExpr> check = setting.check();
        if (check.isEmpty()) {
            edits.deleteLines(setting.statement());
            return;
        }
        Expression argument = check.get().getArgument(0);
        String before = edits.text().substring(edits.begin(check.get()), edits.begin(argument));
        String after = edits.text().substring(edits.end(argument), edits.end(check.get()));
        edits.replace(setting.statement(), before + setting.field() + after + ";");
    }

    /** Renames the parameters in the doc comment of a constructor: they have the names of the components (EM-CTOR-2). */
    private void renameTags() {
        Optional<Comment> comment =
                conversion.constructor().declaration().getComment().filter(Comment::isJavadocComment);
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
