package dev.emissary.tools.adopt;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import dev.emissary.tools.adopt.CanonicalConstructor.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Rewrites one class: the header, the fields, the canonical constructor and the forwarders. */
final class Rewriter {
    private static final int LINE_LENGTH = 120;

    private final TextEdits edits;
    private final Conversion conversion;
    private final ClassOrInterfaceDeclaration declaration;
    private final Optional<ParameterTags> tags;

    Rewriter(TextEdits edits, Conversion conversion) {
        this.edits = edits;
        this.conversion = conversion;
        this.declaration = conversion.source().declaration();
        this.tags = ParameterTags.of(declaration, conversion.constructor().components());
    }

    /**
     * Adds the changes.
     *
     * @param annotation the name of the annotation that the imports of the file require
     */
    void rewrite(String annotation) {
        tags.ifPresent(each -> each.add(edits, indentation()));
        annotate(annotation);
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
        JavaToken keyword = keyword();
        int begin = edits.begin(keyword.getRange().orElseThrow());
        edits.replace(begin, begin + "class".length(), "record");
        header();
        List<Node> removed = removed();
        List<Comment> banners = Banners.empty(declaration, removed);
        if (removed.size() == declaration.getMembers().size()
                && banners.size() == declaration.getOrphanComments().size()) {
            edits.replace(openingBrace() + 1, edits.end(declaration) - 1, "");
            return;
        }
        removed.forEach(this::delete);
        banners.forEach(banner -> edits.deleteLines(edits.begin(banner), edits.end(banner)));
        if (conversion.constructor().form() == Form.COMPACT) {
            compact(conversion.constructor().declaration());
        }
    }

    private void annotate(String name) {
        Optional<Modifier> first = declaration.getModifiers().stream().findFirst();
        int begin = first.isPresent()
                ? edits.begin(first.get())
                : edits.begin(keyword().getRange().orElseThrow());
        int indent = begin;
        while (indent > 0 && TextEdits.isBlank(edits.text().charAt(indent - 1))) {
            indent--;
        }
        boolean startsLine = indent == 0 || TextEdits.isLineEnd(edits.text().charAt(indent - 1));
        String arguments = conversion.annotated().isEmpty() ? "" : "(" + listed() + ")";
        String separator = startsLine ? edits.lineEnd() + edits.text().substring(indent, begin) : " ";
        edits.replace(begin, begin, "@" + name + arguments + separator);
    }

    private String listed() {
        String classes = conversion.annotated().stream()
                .map(type -> type.getNameWithScope() + ".class")
                .collect(Collectors.joining(", "));
        return conversion.annotated().size() == 1 ? classes : "{" + classes + "}";
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
        int begin = edits.begin(implement.getRange().orElseThrow());
        while (Character.isWhitespace(edits.text().charAt(begin - 1))) {
            begin--;
        }
        ClassOrInterfaceType last = declaration.getImplementedTypes(
                declaration.getImplementedTypes().size() - 1);
        List<ClassOrInterfaceType> types = conversion.implemented();
        String clause = types.isEmpty() ? "" : " implements " + joined(types, this::written, ", ");
        boolean unchanged = types.size() == declaration.getImplementedTypes().size();
        String components = joined(conversion.constructor().components(), this::component, ", ");
        int column = begin - edits.text().lastIndexOf('\n', begin);
        boolean commented = conversion.constructor().components().stream()
                .anyMatch(component -> comment(component).isPresent());
        if (commented || column + components.length() + clause.length() + " {".length() > LINE_LENGTH) {
            String separator = edits.lineEnd() + indentation() + "        ";
            components = separator + joined(conversion.constructor().components(), this::component, "," + separator);
        }
        edits.replace(begin, unchanged ? begin : edits.end(last), "(" + components + ")" + (unchanged ? "" : clause));
    }

    private String indentation() {
        int begin = edits.begin(declaration);
        int line = begin;
        while (line > 0 && !TextEdits.isLineEnd(edits.text().charAt(line - 1))) {
            line--;
        }
        String before = edits.text().substring(line, begin);
        return before.isBlank() ? before : "";
    }

    private String component(Component component) {
        String comment = comment(component)
                .map(written -> comment(written) + edits.lineEnd() + indentation() + "        ")
                .orElse("");
        String annotations = component.parameter().getAnnotations().stream()
                .map(annotation -> written(annotation) + " ")
                .collect(Collectors.joining());
        return comment + annotations + written(component.parameter().getType()) + " " + component.name();
    }

    /** Returns the comment of a field that stays with its component. */
    private Optional<Comment> comment(Component component) {
        return component
                .field()
                .getComment()
                .filter(comment -> tags.isEmpty() || !tags.get().contains(component));
    }

    /** Returns a field's comment for its component, where a doc comment becomes an ordinary one. */
    private String comment(Comment comment) {
        return written(comment)
                .lines()
                .map(String::strip)
                .map(line -> line.startsWith("*") ? indentation() + "         " + line : line)
                .collect(Collectors.joining(edits.lineEnd()))
                .replaceFirst("^/\\*\\*", "/*");
    }

    private String written(Node node) {
        return edits.text().substring(edits.begin(node), edits.end(node));
    }

    private static <T> String joined(List<T> parts, Function<T, String> text, String separator) {
        return parts.stream().map(text).collect(Collectors.joining(separator));
    }

    private int openingBrace() {
        JavaToken token = declaration
                .getImplementedTypes(declaration.getImplementedTypes().size() - 1)
                .getTokenRange()
                .orElseThrow()
                .getEnd();
        while (!token.getText().equals("{")) {
            token = token.getNextToken().orElseThrow();
        }
        return edits.begin(token.getRange().orElseThrow());
    }

    /** Returns the members that go. */
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
        int begin = member.getComment().map(edits::begin).orElse(edits.begin(member));
        int end = member.getComment().map(edits::end).orElse(edits.end(member));
        edits.deleteLines(Math.min(begin, edits.begin(member)), Math.max(end, edits.end(member)));
    }

    private void compact(ConstructorDeclaration constructor) {
        int parameters = edits.end(constructor.getName());
        edits.replace(parameters, edits.begin(constructor.getBody()), " ");
        List<Statement> statements = constructor.getBody().getStatements();
        boolean checks = statements.stream()
                .flatMap(statement -> CanonicalConstructor.setting(statement).stream())
                .anyMatch(setting -> setting.check().isPresent());
        if (!checks) {
            edits.replace(edits.begin(constructor.getBody()), edits.end(constructor.getBody()), "{}");
            return;
        }
        for (Statement statement : statements) {
            Optional<Setting> setting = CanonicalConstructor.setting(statement);
            if (setting.isPresent() && setting.get().check().isPresent()) {
                String check = written(setting.get().check().get());
                edits.replace(edits.begin(statement), edits.end(statement), check + ";");
            } else {
                delete(statement);
            }
        }
    }
}
