package dev.emissary.tools.adopt;

import com.github.javaparser.ast.AccessSpecifier;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the canonical constructor of a class, or says why there is none. It is the one that sets every component from a
 * parameter, and that all others call. The compiler has the last word about the order in which things happen.
 */
final class ConstructorReader {
    private final ClassOrInterfaceDeclaration declaration;
    private final InstanceFields fields;
    private final Set<String> delegates;
    private final List<Obstacle> obstacles = new ArrayList<>();

    ConstructorReader(DelegatingClass source) {
        this.declaration = source.declaration();
        this.fields = new InstanceFields(declaration);
        this.delegates = source.delegates().stream().map(Delegate::name).collect(Collectors.toSet());
    }

    /** Returns the canonical constructor; if empty, {@link #obstacles} says why there is none. */
    Optional<CanonicalConstructor> read() {
        obstacles.addAll(fields.obstacles());
        List<ConstructorDeclaration> setting = declaration.getConstructors().stream()
                .filter(constructor -> !callsThis(constructor))
                .toList();
        if (setting.size() != 1) {
            stop(
                    DelegatingClass.line(declaration.getName()),
                    setting.isEmpty() ? "it has none that sets the fields" : "more than one sets the fields");
            return Optional.empty();
        }
        ConstructorDeclaration constructor = setting.get(0);
        List<Component> components = components(constructor);
        Form form = form(constructor, components);
        check(constructor, components, form);
        return obstacles.isEmpty()
                ? Optional.of(new CanonicalConstructor(constructor, form, components))
                : Optional.empty();
    }

    /** Returns why there is no canonical constructor. */
    List<Obstacle> obstacles() {
        return List.copyOf(obstacles);
    }

    private static boolean callsThis(ConstructorDeclaration constructor) {
        return constructor
                .findFirst(ExplicitConstructorInvocationStmt.class, ExplicitConstructorInvocationStmt::isThis)
                .isPresent();
    }

    /** Returns the components that a constructor can set, in the order of its parameters, as far as there are any. */
    private List<Component> components(ConstructorDeclaration constructor) {
        Map<String, VariableDeclarator> left = fields.byName();
        Map<String, Setting> settings = Setting.of(constructor);
        List<Component> components = new ArrayList<>();
        for (Parameter parameter : constructor.getParameters()) {
            // The field that is set from the parameter comes before one of the same name.
            Stream.concat(
                            settings.values().stream()
                                    .filter(setting -> setting.isFrom(parameter.getNameAsString()))
                                    .map(Setting::field),
                            Stream.of(parameter.getNameAsString()))
                    .map(left::get)
                    .filter(variable -> variable != null && hasTypeOf(variable, parameter))
                    .findFirst()
                    .map(variable -> left.remove(variable.getNameAsString()))
                    .map(variable -> new Component(InstanceFields.declaration(variable), variable, parameter))
                    .ifPresent(components::add);
        }
        return components;
    }

    private static boolean hasTypeOf(VariableDeclarator variable, Parameter parameter) {
        return variable.getInitializer().isEmpty()
                && variable.getType().toString().equals(parameter.getType() + (parameter.isVarArgs() ? "[]" : ""));
    }

    private Form form(ConstructorDeclaration constructor, List<Component> components) {
        Map<String, Setting> settings = Setting.of(constructor);
        boolean onlySets = onlySets(constructor, settings)
                && settings.size() == components.size()
                && components.stream()
                        .allMatch(component -> settings.containsKey(component.name())
                                && settings.get(component.name())
                                        .isFrom(component.parameter().getNameAsString())
                                && hasSameAnnotations(component));
        if (!onlySets) {
            return Form.EXPLICIT;
        }
        boolean unchecked =
                settings.values().stream().allMatch(setting -> setting.check().isEmpty());
        return unchecked
                        && constructor.getComment().isEmpty()
                        && constructor.getAnnotations().isEmpty()
                        && constructor.getAccessSpecifier() == classAccess()
                        && constructor.getParameters().stream()
                                .allMatch(parameter -> parameter.getComment().isEmpty())
                ? Form.IMPLICIT
                : Form.COMPACT;
    }

    /** Returns whether a constructor has no other statements than those that set fields, and no comments in it. */
    private static boolean onlySets(ConstructorDeclaration constructor, Map<String, Setting> settings) {
        return constructor.getBody().getAllContainedComments().isEmpty()
                && constructor.getBody().getOrphanComments().isEmpty()
                && settings.size()
                        == constructor.getBody().getStatements().stream()
                                .filter(statement -> !isPlainSuper(statement))
                                .count();
    }

    /** Returns whether a statement calls the constructor of Object. */
    static boolean isPlainSuper(Statement statement) {
        return statement instanceof ExplicitConstructorInvocationStmt call
                && !call.isThis()
                && call.getArguments().isEmpty()
                && call.getExpression().isEmpty();
    }

    private static boolean hasSameAnnotations(Component component) {
        return component
                .field()
                .getAnnotations()
                .toString()
                .equals(component.parameter().getAnnotations().toString());
    }

    private AccessSpecifier classAccess() {
        return declaration
                        .getParentNode()
                        .filter(parent -> parent instanceof ClassOrInterfaceDeclaration outer && outer.isInterface())
                        .isPresent()
                ? AccessSpecifier.PUBLIC
                : declaration.getAccessSpecifier();
    }

    /** Says what keeps the only constructor that sets fields from being canonical. */
    private void check(ConstructorDeclaration constructor, List<Component> components, Form form) {
        int line = DelegatingClass.line(constructor);
        int before = obstacles.size();
        if (!constructor.getThrownExceptions().isEmpty()
                || !constructor.getTypeParameters().isEmpty()) {
            stop(line, "it has a throws clause or type parameters");
        }
        for (Parameter parameter : constructor.getParameters()) {
            if (components.stream().noneMatch(component -> component.parameter().equals(parameter))) {
                stop(
                        DelegatingClass.line(parameter),
                        "the parameter " + parameter.getNameAsString() + " is not the value of one field of its type");
            }
        }
        for (String delegate : obstacles.size() == before ? delegates : Set.<String>of()) {
            if (components.stream().noneMatch(component -> component.name().equals(delegate))) {
                stop(line, "it does not set " + delegate + " from a parameter");
            }
        }
        if (obstacles.size() == before
                && form == Form.EXPLICIT
                && !components.stream().allMatch(Component::hasNameOfParameter)) {
            stop(line, "it stays, and its parameters do not have the names of the fields");
        }
        for (Component component : components) {
            boolean alone = component.field().getVariables().stream()
                    .allMatch(variable -> components.stream()
                            .anyMatch(other -> other.variable().equals(variable)));
            if (!alone) {
                obstacles.add(InstanceFields.obstacle(
                        component.variable(), component.name() + " is declared together with a field of another kind"));
            }
        }
    }

    private void stop(int line, String detail) {
        obstacles.add(new Obstacle(Reason.CONSTRUCTOR, line, detail));
    }
}
