package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.Statement;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import dev.emissary.tools.adopt.CanonicalConstructor.Rerouted;
import dev.emissary.tools.adopt.ConstructorBody.Setting;
import dev.emissary.tools.text.TextEdits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Rewrites the constructors of one class; the parameters of a canonical one get the names of the components (EM-CTOR-3). */
final class ConstructorRewriter {
    private final TextEdits edits;
    private final CanonicalConstructor constructor;
    private final String className;
    private final String access;

    ConstructorRewriter(TextEdits edits, Conversion conversion) {
        this.edits = edits;
        this.constructor = conversion.constructor();
        this.className = conversion.source().declaration().getNameAsString();
        String specifier =
                conversion.source().declaration().getAccessSpecifier().asString();
        this.access = specifier.isEmpty() ? "" : specifier + " ";
    }

    /** Adds the changes of constructors that the class has. */
    void rewrite() {
        if (constructor.form() == Form.COMPACT) {
            compact(constructor.declaration().orElseThrow());
        } else if (constructor.form() == Form.EXPLICIT) {
            explicit(constructor.declaration().orElseThrow());
        }
        constructor
                .rerouted()
                .forEach(rerouted ->
                        rerouted.declaration().ifPresent(declaration -> reroute(declaration, rerouted.arguments())));
    }

    /** Adds a private canonical constructor, if there is to be one, before the others. */
    void addPrivate() {
        Optional<ConstructorDeclaration> first =
                constructor.form() == Form.ADDED ? constructor.rerouted().get(0).declaration() : Optional.empty();
        first.ifPresent(declaration -> {
            String after = edits.lineEnd() + edits.lineEnd() + edits.indentation(declaration);
            edits.insert(edits.beginWithComment(declaration), privateOne() + after);
        });
    }

    /** Returns the constructors of a class that has none, in place of the initializers of its fields. */
    Optional<List<String>> replacement() {
        List<Rerouted> implicit = constructor.rerouted().stream()
                .filter(rerouted -> rerouted.declaration().isEmpty())
                .toList();
        return implicit.isEmpty()
                ? Optional.empty()
                : Optional.of(List.of(
                        privateOne(),
                        access + className + "() {\n\t" + call(implicit.get(0).arguments()) + "\n}"));
    }

    private String privateOne() {
        return "private " + className + " {}";
    }

    private String call(List<Expression> arguments) {
        return "this(" + arguments.stream().map(this::written).collect(Collectors.joining(", ")) + ");";
    }

    private String written(Node node) {
        return edits.written(node);
    }

    private void compact(ConstructorDeclaration declaration) {
        int parameters = edits.end(declaration.getName());
        edits.replace(parameters, edits.begin(declaration.getBody()), " ");
        renameTags(declaration);
        List<Setting> settings = new ArrayList<>();
        List<Statement> others = new ArrayList<>();
        for (Statement statement : declaration.getBody().getStatements()) {
            Optional<Setting> setting = Setting.of(declaration, statement)
                    .filter(each -> each.check().isPresent());
            setting.ifPresentOrElse(settings::add, () -> others.add(statement));
        }
        if (settings.isEmpty()) {
            edits.replace(declaration.getBody(), "{}");
            return;
        }
        others.forEach(edits::deleteLines);
        for (Setting setting : settings) {
            MethodCallExpr check = setting.check().orElseThrow();
            Expression argument = check.getArgument(0);
            String text = edits.text().substring(edits.begin(check), edits.begin(argument))
                    + setting.field()
                    + edits.text().substring(edits.end(argument), edits.end(check));
            edits.replace(setting.statement(), text + ";");
        }
    }

    private void explicit(ConstructorDeclaration declaration) {
        rename(declaration);
        // A canonical constructor calls no other (EM-CTOR-3).
        declaration.getBody().getStatements().stream()
                .filter(ConstructorBody::isPlainSuper)
                .forEach(edits::deleteLines);
    }

    private void reroute(ConstructorDeclaration declaration, List<Expression> arguments) {
        List<Statement> statements = declaration.getBody().getStatements();
        if (statements.isEmpty()) {
            String indentation = edits.indentation(declaration);
            String end = edits.lineEnd();
            edits.replace(
                    declaration.getBody(),
                    "{" + end + indentation + edits.indentationUnit(declaration) + call(arguments) + end + indentation
                            + "}");
            return;
        }
        Statement first = statements.get(0);
        edits.replace(first, call(arguments));
        statements.stream().skip(1).forEach(edits::deleteLines);
    }

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
    private void rename(ConstructorDeclaration declaration) {
        for (Component component : constructor.components()) {
            String old = parameter(component);
            if (old.equals(component.name())) {
                continue;
            }
            edits.replace(component.parameter().orElseThrow().getName(), component.name());
            for (NameExpr name : declaration.getBody().findAll(NameExpr.class)) {
                if (name.getNameAsString().equals(component.name())) {
                    edits.replace(name, "this." + component.name());
                } else if (name.getNameAsString().equals(old)) {
                    edits.replace(name, component.name());
                }
            }
        }
        renameTags(declaration);
    }

    /** Renames the parameters in the doc comment of a constructor. */
    private void renameTags(ConstructorDeclaration declaration) {
        Optional<Comment> comment = declaration.getComment().filter(Comment::isJavadocComment);
        for (Component component : comment.isPresent() ? constructor.components() : List.<Component>of()) {
            int begin = edits.begin(comment.get());
            Matcher tag = Pattern.compile("@param\\s+(" + Pattern.quote(parameter(component)) + ")(?![\\w$])")
                    .matcher(edits.text().substring(begin, edits.end(comment.get())));
            if (!parameter(component).equals(component.name()) && tag.find()) {
                edits.replace(begin + tag.start(1), begin + tag.end(1), component.name());
            }
        }
    }
}
