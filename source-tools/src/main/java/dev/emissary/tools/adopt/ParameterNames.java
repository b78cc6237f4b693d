package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.expr.NameExpr;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parameters of a canonical constructor that stays, which have the names of the components (EM-CTOR-3). */
final class ParameterNames {
    private ParameterNames() {}

    /** Returns whether the parameters can have the names of the components: nothing else in the constructor has them. */
    static boolean canBeThoseOf(ConstructorDeclaration constructor, List<Component> components) {
        return components.stream()
                .filter(component -> !parameter(component).equals(component.name()))
                .allMatch(component ->
                        constructor.getParameterByName(component.name()).isEmpty()
                                && constructor.findAll(VariableDeclarator.class).stream()
                                        .noneMatch(variable -> isEither(variable.getNameAsString(), component))
                                && constructor.getBody().findAll(Parameter.class).stream()
                                        .noneMatch(parameter -> isEither(parameter.getNameAsString(), component)));
    }

    private static String parameter(Component component) {
        return component.parameter().orElseThrow().getNameAsString();
    }

    private static boolean isEither(String name, Component component) {
        return name.equals(component.name()) || name.equals(parameter(component));
    }

    /** Renames the parameters in a constructor, its doc comment included, and says {@code this} before the fields. */
    static void rename(TextEdits edits, ConstructorDeclaration constructor, List<Component> components) {
        for (Component component : components) {
            String old = parameter(component);
            if (old.equals(component.name())) {
                continue;
            }
            replace(edits, component.parameter().orElseThrow().getName(), component.name());
            for (NameExpr name : constructor.getBody().findAll(NameExpr.class)) {
                if (name.getNameAsString().equals(component.name())) {
                    replace(edits, name, "this." + component.name());
                } else if (name.getNameAsString().equals(old)) {
                    replace(edits, name, component.name());
                }
            }
        }
        renameTags(edits, constructor, components);
    }

    /** Renames the parameters in the doc comment of a constructor. */
    static void renameTags(TextEdits edits, ConstructorDeclaration constructor, List<Component> components) {
        for (Component component : components) {
            String old = parameter(component);
            if (!old.equals(component.name())) {
                constructor.getComment().ifPresent(comment -> renameTag(edits, comment, old, component.name()));
            }
        }
    }

    private static void renameTag(TextEdits edits, Comment comment, String old, String name) {
        int begin = edits.begin(comment);
        Matcher tag = Pattern.compile("@param\\s+(" + Pattern.quote(old) + ")(?![\\w$])")
                .matcher(edits.text().substring(begin, edits.end(comment)));
        if (comment.isJavadocComment() && tag.find()) {
            edits.replace(begin + tag.start(1), begin + tag.end(1), name);
        }
    }

    private static void replace(TextEdits edits, Node node, String text) {
        edits.replace(edits.begin(node), edits.end(node), text);
    }
}
