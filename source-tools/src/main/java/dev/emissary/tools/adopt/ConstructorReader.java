package dev.emissary.tools.adopt;

import com.github.javaparser.ast.AccessSpecifier;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import dev.emissary.tools.adopt.CanonicalConstructor.Setting;
import dev.emissary.tools.analysis.DelegatingClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the canonical constructor of a class, or says why there is none. */
final class ConstructorReader {
    private final ClassOrInterfaceDeclaration declaration;
    private final List<Obstacle> obstacles = new ArrayList<>();

    ConstructorReader(ClassOrInterfaceDeclaration declaration) {
        this.declaration = declaration;
    }

    /** Returns the canonical constructor; if empty, {@link #obstacles} says why there is none. */
    Optional<CanonicalConstructor> read() {
        List<ConstructorDeclaration> independent = declaration.getConstructors().stream()
                .filter(constructor -> !callsThis(constructor))
                .toList();
        if (independent.size() != 1) {
            String many = independent.isEmpty() ? "it has none" : "more than one sets the fields";
            return stop(DelegatingClass.line(declaration.getName()), many);
        }
        ConstructorDeclaration constructor = independent.get(0);
        int line = DelegatingClass.line(constructor);
        if (!constructor.getThrownExceptions().isEmpty()
                || !constructor.getTypeParameters().isEmpty()
                || constructor.getParameters().stream().anyMatch(Parameter::isVarArgs)) {
            return stop(line, "it has a throws clause, type parameters or variable arguments");
        }
        Map<String, Setting> byParameter = settings(constructor);
        List<Component> components = obstacles.isEmpty() ? components(constructor, byParameter) : List.of();
        if (!obstacles.isEmpty()) {
            return Optional.empty();
        }
        Form form = form(constructor, byParameter, components);
        if (form != Form.IMPLICIT && !components.stream().allMatch(Component::hasMatchingName)) {
            return stop(line, "it stays, and its parameters would have to have the names of the fields");
        }
        return form == Form.EXPLICIT && !mayStay(constructor, components)
                ? stop(line, "it assigns a parameter, calls another constructor, or returns early")
                : Optional.of(new CanonicalConstructor(constructor, form, components));
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

    /** Returns what the constructor sets, by parameter name. */
    private Map<String, Setting> settings(ConstructorDeclaration constructor) {
        Map<String, Setting> byParameter = new HashMap<>();
        for (Statement statement : constructor.getBody().getStatements()) {
            Optional<Setting> setting = CanonicalConstructor.setting(statement);
            if (setting.isPresent() && byParameter.put(setting.get().parameter(), setting.get()) != null) {
                stop(DelegatingClass.line(statement), "two fields are set from one parameter");
            }
        }
        return byParameter;
    }

    private List<Component> components(ConstructorDeclaration constructor, Map<String, Setting> byParameter) {
        Map<String, VariableDeclarator> fields = new LinkedHashMap<>();
        for (FieldDeclaration field : declaration.getFields()) {
            if (!field.isStatic()) {
                field.getVariables().forEach(variable -> fields.put(variable.getNameAsString(), variable));
            }
        }
        List<Component> components = new ArrayList<>();
        for (Parameter parameter : constructor.getParameters()) {
            Setting setting = byParameter.get(parameter.getNameAsString());
            VariableDeclarator variable = setting == null ? null : fields.remove(setting.field());
            if (variable == null
                    || !variable.getType().toString().equals(parameter.getType().toString())) {
                stop(
                        DelegatingClass.line(parameter),
                        "the parameter " + parameter.getNameAsString()
                                + " is not, as it is, the value of one field of its type");
                continue;
            }
            FieldDeclaration field = (FieldDeclaration) variable.getParentNode().orElseThrow();
            if (!field.getAnnotations()
                    .toString()
                    .equals(parameter.getAnnotations().toString())) {
                stop(DelegatingClass.line(parameter), "field and parameter have not the same annotations");
            }
            components.add(new Component(field, variable, parameter));
        }
        fields.values()
                .forEach(other -> obstacles.add(new Obstacle(
                        Reason.FIELD,
                        DelegatingClass.line(other),
                        other.getNameAsString() + " is not set from a parameter of the constructor")));
        return components;
    }

    private Form form(
            ConstructorDeclaration constructor, Map<String, Setting> byParameter, List<Component> components) {
        boolean onlySets = constructor.getBody().getStatements().stream()
                .allMatch(statement -> CanonicalConstructor.setting(statement).isPresent() || isPlainSuper(statement));
        boolean commented = !constructor.getBody().getAllContainedComments().isEmpty()
                || !constructor.getBody().getOrphanComments().isEmpty();
        if (!onlySets || commented) {
            return Form.EXPLICIT;
        }
        boolean unchecked = byParameter.values().stream()
                .allMatch(setting -> setting.check().isEmpty());
        return unchecked
                        && constructor.getComment().isEmpty()
                        && constructor.getAnnotations().isEmpty()
                        && constructor.getAccessSpecifier() == classAccess()
                        && components.stream()
                                .allMatch(component ->
                                        component.parameter().getComment().isEmpty())
                ? Form.IMPLICIT
                : Form.COMPACT;
    }

    private AccessSpecifier classAccess() {
        return declaration
                        .getParentNode()
                        .filter(parent -> parent instanceof ClassOrInterfaceDeclaration outer && outer.isInterface())
                        .isPresent()
                ? AccessSpecifier.PUBLIC
                : declaration.getAccessSpecifier();
    }

    private static boolean isPlainSuper(Statement statement) {
        return statement instanceof ExplicitConstructorInvocationStmt call
                && !call.isThis()
                && call.getArguments().isEmpty()
                && call.getExpression().isEmpty();
    }

    /** Returns whether a constructor that does more is still a possible canonical constructor (EM-CTOR-3). */
    private static boolean mayStay(ConstructorDeclaration constructor, List<Component> components) {
        boolean calls =
                constructor.findFirst(ExplicitConstructorInvocationStmt.class).isPresent();
        boolean returns = constructor.findFirst(ReturnStmt.class).isPresent();
        boolean assigns = components.stream().anyMatch(component -> changes(constructor, component.name()) != 1);
        return !calls && !returns && !assigns;
    }

    /** Returns how often a constructor assigns a field or the parameter of the same name. */
    private static long changes(ConstructorDeclaration constructor, String name) {
        long assignments = constructor.findAll(AssignExpr.class).stream()
                .filter(assignment -> names(assignment.getTarget().toString(), name))
                .count();
        return assignments
                + constructor.findAll(UnaryExpr.class).stream()
                        .filter(unary -> names(unary.getExpression().toString(), name)
                                && !unary.getOperator().equals(UnaryExpr.Operator.LOGICAL_COMPLEMENT))
                        .count();
    }

    private static boolean names(String expression, String name) {
        return expression.equals(name) || expression.equals("this." + name);
    }

    private Optional<CanonicalConstructor> stop(int line, String detail) {
        obstacles.add(new Obstacle(Reason.CONSTRUCTOR, line, detail));
        return Optional.empty();
    }
}
