package dev.emissary.tools.adopt;

import com.github.javaparser.ast.AccessSpecifier;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The canonical constructor of a class to convert: the one that sets every component from a parameter, and that all others
 * call. The compiler has the last word about the order in which things happen.
 *
 * @param settings what its statements set, by field
 * @param components the components that it sets, in the order of its parameters, as far as there are any
 * @param form what remains of it
 */
record CanonicalConstructor(
        ConstructorDeclaration declaration, Map<String, Setting> settings, List<Component> components, Form form) {
    /** A component: a field, its declarator, and the parameter of the canonical constructor that it is set from. */
    record Component(FieldDeclaration field, VariableDeclarator variable, Parameter parameter) {
        String name() {
            return variable.getNameAsString();
        }

        boolean hasNameOfParameter() {
            return parameter.getNameAsString().equals(name());
        }

        boolean hasAnnotationsOfParameter() {
            return field.getAnnotations()
                    .toString()
                    .equals(parameter.getAnnotations().toString());
        }
    }

    /** What remains of the constructor. */
    enum Form {
        /** Nothing: it is the implicit one of an emissary. */
        IMPLICIT,
        /** Its null checks, its comment, its annotations or its access. */
        COMPACT,
        /** All of it: its parameters have the names of the components. */
        EXPLICIT
    }

    /** Finds the canonical constructor of a class, or says why there is none. */
    static Optional<CanonicalConstructor> of(DelegatingClass source, List<Obstacle> obstacles) {
        InstanceFields fields = new InstanceFields(source.declaration());
        List<Obstacle> found = fields.obstacles();
        List<ConstructorDeclaration> setting = source.declaration().getConstructors().stream()
                .filter(constructor -> constructor
                        .findFirst(ExplicitConstructorInvocationStmt.class, ExplicitConstructorInvocationStmt::isThis)
                        .isEmpty())
                .toList();
        Optional<CanonicalConstructor> canonical = Optional.empty();
        if (setting.size() == 1) {
            Map<String, Setting> settings = Setting.of(setting.get(0));
            List<Component> components = components(setting.get(0), settings, fields.byName());
            Form form = form(source.declaration(), setting.get(0), settings, components);
            canonical = Optional.of(new CanonicalConstructor(setting.get(0), settings, components, form));
            found.addAll(canonical.get().obstacles(source));
        } else {
            String what = setting.isEmpty() ? "it has none that sets the fields" : "more than one sets the fields";
            found.add(new Obstacle(Reason.CONSTRUCTOR, source.line(), what));
        }
        obstacles.addAll(found);
        return found.isEmpty() ? canonical : Optional.empty();
    }

    private static List<Component> components(
            ConstructorDeclaration constructor, Map<String, Setting> settings, Map<String, VariableDeclarator> left) {
        List<Component> components = new ArrayList<>();
        for (Parameter parameter : constructor.getParameters()) {
            String type = parameter.getType() + (parameter.isVarArgs() ? "[]" : "");
            // The field that is set from the parameter comes before one of the same name.
            Stream.concat(
                            settings.values().stream()
                                    .filter(setting -> setting.isFrom(parameter.getNameAsString()))
                                    .map(Setting::field),
                            Stream.of(parameter.getNameAsString()))
                    .map(left::get)
                    .filter(variable -> variable != null
                            && variable.getInitializer().isEmpty()
                            && variable.getType().toString().equals(type))
                    .findFirst()
                    .map(variable -> left.remove(variable.getNameAsString()))
                    .map(variable -> new Component(InstanceFields.declaration(variable), variable, parameter))
                    .ifPresent(components::add);
        }
        return components;
    }

    private static Form form(
            ClassOrInterfaceDeclaration type,
            ConstructorDeclaration constructor,
            Map<String, Setting> settings,
            List<Component> components) {
        BlockStmt body = constructor.getBody();
        long statements = body.getStatements().stream()
                .filter(statement -> !isPlainSuper(statement))
                .count();
        boolean onlySets = body.getAllContainedComments().isEmpty()
                && body.getOrphanComments().isEmpty()
                && settings.size() == statements
                && settings.size() == components.size()
                && components.stream()
                        .allMatch(component -> settings.containsKey(component.name())
                                && settings.get(component.name())
                                        .isFrom(component.parameter().getNameAsString())
                                && component.hasAnnotationsOfParameter());
        if (!onlySets) {
            return Form.EXPLICIT;
        }
        AccessSpecifier access =
                DelegatingClass.isOfInterface(type) ? AccessSpecifier.PUBLIC : type.getAccessSpecifier();
        return settings.values().stream().allMatch(setting -> setting.check().isEmpty())
                        && constructor.getComment().isEmpty()
                        && constructor.getAnnotations().isEmpty()
                        && constructor.getAccessSpecifier() == access
                        && constructor.getParameters().stream()
                                .allMatch(parameter -> parameter.getComment().isEmpty())
                ? Form.IMPLICIT
                : Form.COMPACT;
    }

    /** Returns whether a statement calls the constructor of Object. */
    static boolean isPlainSuper(Statement statement) {
        return statement instanceof ExplicitConstructorInvocationStmt call
                && !call.isThis()
                && call.getArguments().isEmpty()
                && call.getExpression().isEmpty();
    }

    /** Returns what keeps the only constructor that sets fields from being canonical. */
    private List<Obstacle> obstacles(DelegatingClass source) {
        int line = DelegatingClass.line(declaration);
        List<Obstacle> obstacles = new ArrayList<>();
        if (!declaration.getThrownExceptions().isEmpty()
                || !declaration.getTypeParameters().isEmpty()) {
            obstacles.add(obstacle(line, "it has a throws clause or type parameters"));
        }
        for (Parameter parameter : declaration.getParameters()) {
            if (components.stream().noneMatch(component -> component.parameter().equals(parameter))) {
                String what =
                        "the parameter " + parameter.getNameAsString() + " is not the value of one field of its type";
                obstacles.add(obstacle(DelegatingClass.line(parameter), what));
            }
        }
        if (obstacles.isEmpty()) {
            source.delegates().stream()
                    .map(Delegate::name)
                    .distinct()
                    .filter(name -> components.stream()
                            .noneMatch(component -> component.name().equals(name)))
                    .forEach(name -> obstacles.add(obstacle(line, "it does not set " + name + " from a parameter")));
        }
        if (obstacles.isEmpty()
                && form == Form.EXPLICIT
                && !components.stream().allMatch(Component::hasNameOfParameter)) {
            obstacles.add(obstacle(line, "it stays, and its parameters do not have the names of the fields"));
        }
        List<VariableDeclarator> variables =
                components.stream().map(Component::variable).toList();
        for (Component component : components) {
            if (!variables.containsAll(component.field().getVariables())) {
                String what = component.name() + " is declared together with a field of another kind";
                obstacles.add(new Obstacle(Reason.FIELD, component.variable(), what));
            }
        }
        return obstacles;
    }

    private static Obstacle obstacle(int line, String detail) {
        return new Obstacle(Reason.CONSTRUCTOR, line, detail);
    }
}
