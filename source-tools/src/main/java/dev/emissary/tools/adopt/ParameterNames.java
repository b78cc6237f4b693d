package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.expr.NameExpr;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.text.TextEdits;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Gives the parameters of a canonical constructor that stays the names of the components (EM-CTOR-3). */
final class ParameterNames {
    private ParameterNames() {}

    /** Returns whether the parameters can be renamed: nothing else in the constructor has the name of a component. */
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

    /** Renames the parameters in a constructor and its doc comment, and qualifies the fields by {@code this}. */
    static void rename(TextEdits edits, ConstructorDeclaration constructor, List<Component> components) {
        for (Component component : components) {
            String old = parameter(component);
            if (old.equals(component.name())) {
                continue;
            }
            edits.replace(component.parameter().orElseThrow().getName(), component.name());
            for (NameExpr name : constructor.getBody().findAll(NameExpr.class)) {
                if (name.getNameAsString().equals(component.name())) {
                    edits.replace(name, "this." + component.name());
                } else if (name.getNameAsString().equals(old)) {
                    edits.replace(name, component.name());
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
}
