package dev.emissary.tools.adopt;

import com.github.javaparser.ast.AccessSpecifier;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import dev.emissary.tools.adopt.CanonicalConstructor.Rerouted;
import dev.emissary.tools.adopt.ConstructorBody.Setting;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the canonical constructor of a class, or says why there is none. It is the one that sets every component from a
 * parameter; where there is none, a private one is added. All others that set fields call it. The compiler has the last
 * word about the order in which things happen, in {@link ConstructorSummary}.
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
        for (ConstructorDeclaration constructor : setting) {
            Optional<CanonicalConstructor> canonical = written(constructor, setting);
            if (canonical.isPresent()) {
                return checked(canonical.get());
            }
        }
        Optional<CanonicalConstructor> added = added(setting);
        if (added.isPresent() && !exists(added.get().components())) {
            return checked(added.get());
        }
        if (added.isPresent() && setting.size() > 1) {
            stop(
                    DelegatingClass.line(declaration.getName()),
                    "one for the fields would have the parameters of another");
        } else if (setting.size() > 1) {
            stop(DelegatingClass.line(declaration.getName()), "more than one sets the fields");
        } else if (setting.isEmpty()) {
            stop(DelegatingClass.line(declaration.getName()), "it has none, and a field has no value");
        } else {
            explain(setting.get(0));
        }
        return Optional.empty();
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

    private Optional<CanonicalConstructor> checked(CanonicalConstructor canonical) {
        for (Component component : canonical.components()) {
            boolean alone = component.field().getVariables().stream()
                    .allMatch(variable -> canonical.components().stream()
                            .anyMatch(other -> other.variable().equals(variable)));
            if (!alone) {
                obstacles.add(InstanceFields.obstacle(
                        component.variable(), component.name() + " is declared together with a field of another kind"));
            }
        }
        return obstacles.isEmpty() ? Optional.of(canonical) : Optional.empty();
    }

    /** Returns one of the constructors as the canonical one, if it can be. */
    private Optional<CanonicalConstructor> written(
            ConstructorDeclaration constructor, List<ConstructorDeclaration> setting) {
        if (!constructor.getThrownExceptions().isEmpty()
                || !constructor.getTypeParameters().isEmpty()
                || constructor.getParameters().isEmpty()) {
            return Optional.empty();
        }
        List<Component> components = components(constructor);
        Set<String> names = components.stream().map(Component::name).collect(Collectors.toSet());
        if (components.size() < constructor.getParameters().size() || !names.containsAll(delegates)) {
            return Optional.empty();
        }
        Form form = form(constructor, components);
        if (form == Form.EXPLICIT && !ConstructorRewriter.canBeThoseOf(constructor, components)) {
            return Optional.empty();
        }
        List<Rerouted> rerouted = new ArrayList<>();
        for (ConstructorDeclaration other : setting) {
            if (!other.equals(constructor)) {
                ConstructorBody.reroute(other, components).ifPresent(rerouted::add);
            }
        }
        // What calls the canonical constructor would get its null checks as well.
        boolean all = rerouted.size() == setting.size() - 1
                && (rerouted.isEmpty()
                        || (form != Form.EXPLICIT
                                && ConstructorBody.settings(constructor).values().stream()
                                        .allMatch(each -> each.check().isEmpty())));
        return all
                ? Optional.of(new CanonicalConstructor(Optional.of(constructor), form, components, rerouted))
                : Optional.empty();
    }

    /** Returns the components that a constructor can set, in the order of its parameters, as far as there are any. */
    private List<Component> components(ConstructorDeclaration constructor) {
        Map<String, VariableDeclarator> left = fields.byName();
        Map<String, Setting> settings = ConstructorBody.settings(constructor);
        List<Component> components = new ArrayList<>();
        for (Parameter parameter : constructor.getParameters()) {
            // The field that is set from the parameter comes before one of the same name.
            Stream.concat(
                            settings.values().stream()
                                    .filter(setting -> setting.name()
                                            .filter(parameter.getNameAsString()::equals)
                                            .isPresent())
                                    .map(Setting::field),
                            Stream.of(parameter.getNameAsString()))
                    .map(left::get)
                    .filter(variable -> variable != null && hasTypeOf(variable, parameter))
                    .findFirst()
                    .map(variable -> component(left.remove(variable.getNameAsString()), Optional.of(parameter)))
                    .ifPresent(components::add);
        }
        return components;
    }

    private static boolean hasTypeOf(VariableDeclarator variable, Parameter parameter) {
        return variable.getInitializer().isEmpty()
                && variable.getType().toString().equals(parameter.getType() + (parameter.isVarArgs() ? "[]" : ""));
    }

    private static Component component(VariableDeclarator variable, Optional<Parameter> parameter) {
        return new Component(InstanceFields.declaration(variable), variable, parameter);
    }

    private Form form(ConstructorDeclaration constructor, List<Component> components) {
        Map<String, Setting> settings = ConstructorBody.settings(constructor);
        boolean onlySets = ConstructorBody.onlySets(constructor)
                && settings.size() == components.size()
                && components.stream()
                        .allMatch(component -> Optional.ofNullable(settings.get(component.name()))
                                .flatMap(Setting::name)
                                .filter(component.parameter().orElseThrow().getNameAsString()::equals)
                                .isPresent())
                && components.stream().allMatch(ConstructorReader::hasSameAnnotations);
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

    private static boolean hasSameAnnotations(Component component) {
        return component
                .field()
                .getAnnotations()
                .toString()
                .equals(component.parameter().orElseThrow().getAnnotations().toString());
    }

    private AccessSpecifier classAccess() {
        return declaration
                        .getParentNode()
                        .filter(parent -> parent instanceof ClassOrInterfaceDeclaration outer && outer.isInterface())
                        .isPresent()
                ? AccessSpecifier.PUBLIC
                : declaration.getAccessSpecifier();
    }

    /** Returns a private canonical constructor for what the constructors set the fields to. */
    private Optional<CanonicalConstructor> added(List<ConstructorDeclaration> setting) {
        List<Component> components = fields.byName().values().stream()
                .filter(variable ->
                        variable.getInitializer().isEmpty() || delegates.contains(variable.getNameAsString()))
                .map(variable -> component(variable, Optional.empty()))
                .toList();
        List<Rerouted> rerouted = new ArrayList<>();
        if (declaration.getConstructors().isEmpty()) {
            ConstructorBody.arguments(Map.of(), components)
                    .ifPresent(arguments -> rerouted.add(new Rerouted(Optional.empty(), arguments)));
        }
        for (ConstructorDeclaration constructor : setting) {
            ConstructorBody.reroute(constructor, components).ifPresent(rerouted::add);
        }
        return rerouted.isEmpty() || rerouted.size() < setting.size()
                ? Optional.empty()
                : Optional.of(new CanonicalConstructor(Optional.empty(), Form.ADDED, components, rerouted));
    }

    private boolean exists(List<Component> components) {
        List<String> types = components.stream()
                .map(component -> Types.erasure(component.variable().getType().resolve()))
                .toList();
        return declaration.getConstructors().stream()
                .anyMatch(constructor -> constructor.getParameters().stream()
                        .map(parameter ->
                                Types.erasure(parameter.getType().resolve()) + (parameter.isVarArgs() ? "[]" : ""))
                        .toList()
                        .equals(types));
    }

    /** Says what is in the way of the only constructor that sets fields. */
    private void explain(ConstructorDeclaration constructor) {
        int line = DelegatingClass.line(constructor);
        if (!constructor.getThrownExceptions().isEmpty()
                || !constructor.getTypeParameters().isEmpty()) {
            stop(line, "it has a throws clause or type parameters");
            return;
        }
        List<Component> components = components(constructor);
        for (Parameter parameter : constructor.getParameters()) {
            if (components.stream()
                    .noneMatch(component -> component.parameter().orElseThrow().equals(parameter))) {
                stop(
                        DelegatingClass.line(parameter),
                        "the parameter " + parameter.getNameAsString() + " is not the value of one field of its type");
            }
        }
        for (String delegate : obstacles.isEmpty() ? delegates : Set.<String>of()) {
            if (components.stream().noneMatch(component -> component.name().equals(delegate))) {
                stop(line, "it does not set " + delegate + " from a parameter");
            }
        }
        if (obstacles.isEmpty()) {
            stop(line, "it stays, and its parameters cannot have the names of the fields");
        }
    }

    private void stop(int line, String detail) {
        obstacles.add(new Obstacle(Reason.CONSTRUCTOR, line, detail));
    }
}
