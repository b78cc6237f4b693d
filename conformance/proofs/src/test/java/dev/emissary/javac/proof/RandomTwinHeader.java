package dev.emissary.javac.proof;

import dev.emissary.javac.proof.RandomTwinTypes.Known;
import dev.emissary.javac.proof.TwinInterface.Supertype;
import dev.emissary.javac.proof.TwinMethod.TypeParameter;
import dev.emissary.javac.proof.TwinType.Named;
import dev.emissary.javac.proof.TwinType.Variable;
import dev.emissary.javac.proof.TwinType.Wildcard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the emissary of random twins: components of every kind, and what is delegated to them. */
final class RandomTwinHeader {
    private final Dice dice;
    private final Set<TwinFeature> features;
    private final RandomTwinTypes types;
    private final RandomTwins twins;
    private final StringBuilder classes = new StringBuilder();
    private final List<Known> scope = new ArrayList<>();
    private final List<TypeParameter> variables;
    private final boolean explicit;
    /** Whether the emissary's own type may be an argument; then its type parameters are settled beforehand. */
    private final boolean mayNameItself;

    private final List<TwinHeader.Component> components = new ArrayList<>();
    private final Map<TwinInterface, List<String>> permitted = new HashMap<>();

    RandomTwinHeader(Dice dice, Set<TwinFeature> features, RandomTwinTypes types, RandomTwins twins) {
        this.dice = dice;
        this.features = features;
        this.types = types;
        this.twins = twins;
        variables = new ArrayList<>(twins.variables("Em", dice.pick(0, 0, 1, 1, 2, 3), scope));
        explicit = dice.chance(25);
        mayNameItself = twins.roots().stream().anyMatch(twins::isBoundedByItself);
        features.add(explicit ? TwinFeature.EXPLICIT_LIST : TwinFeature.IMPLEMENTS_CLAUSE);
    }

    /** Makes it. */
    TwinHeader header() {
        if (!variables.isEmpty()) {
            features.add(TwinFeature.GENERIC_EMISSARY);
        }
        List<TwinInterface> roots = new ArrayList<>(twins.roots());
        for (int i = dice.between(1, 3); i > 0 && !roots.isEmpty(); i--) {
            TwinInterface root = roots.remove(dice.between(0, roots.size() - 1));
            boolean left = types.isRemoved() && !components.isEmpty();
            TwinHeader.Component component = component(root);
            if (!left) {
                components.add(component);
            }
        }
        if (components.size() > 1) {
            features.add(TwinFeature.SEVERAL_COMPONENTS);
        }
        boolean marker = dice.chance(12);
        if (marker) {
            features.add(TwinFeature.IMPLEMENTED_BY_HAND);
        }
        boolean keyword = dice.chance(50);
        features.add(keyword ? TwinFeature.KEYWORD_FORM : TwinFeature.ANNOTATION_FORM);
        if (keyword) {
            features.add(TwinFeature.NO_BODY);
        }
        components.forEach(component -> permit(component.through()));
        return new TwinHeader(variables, components, explicit, marker, keyword, permitted);
    }

    /** Returns the declarations of the classes that are types of components. */
    String classes() {
        return classes.toString();
    }

    private String name() {
        boolean likeParameter = dice.chance(15);
        if (likeParameter) {
            features.add(TwinFeature.COMPONENT_NAMED_AS_A_PARAMETER);
        }
        return (likeParameter ? "arg" : "c") + components.size();
    }

    private TwinHeader.Component component(TwinInterface type) {
        String name = name();
        mayBeSealed(type);
        boolean boundedByItself = twins.isBoundedByItself(type);
        int form = boundedByItself ? 99 : dice.between(0, 99);
        if (form < 22) {
            return ofClass(name, type);
        } else if (form < 45 && !mayNameItself) {
            return ofVariable(name, type);
        } else if (form < 52
                && !explicit
                && type.supertypes().isEmpty()
                && !type.variables().isEmpty()) {
            features.add(TwinFeature.RAW_COMPONENT);
            Named raw = new Named("", null, type.name(), List.of(), componentNotes());
            return new TwinHeader.Component(name, raw, type, List.of(), false);
        }
        features.add(TwinFeature.INTERFACE_COMPONENT);
        List<TwinType> arguments = twins.arguments(type.variables(), scope, true);
        Named component = new Named("", null, type.name(), arguments, componentNotes());
        if (explicit && !boundedByItself && !type.supertypes().isEmpty() && dice.chance(50)) {
            features.add(TwinFeature.EXPLICIT_SUPERINTERFACE);
            Supertype above = dice.pick(type.supertypes());
            return new TwinHeader.Component(
                    name, component, above.type(), seenFrom(above.arguments(), type.replacements(arguments)), false);
        }
        return new TwinHeader.Component(name, component, type, arguments, false);
    }

    /** Lets a sealed interface permit the emissary. */
    private void permit(TwinInterface type) {
        List<String> classes = permitted.get(type);
        if (classes != null) {
            classes.add("Em");
        }
    }

    /** Decides whether an interface from which no other one inherits is sealed. */
    private void mayBeSealed(TwinInterface type) {
        if (dice.chance(8)) {
            features.add(TwinFeature.SEALED_INTERFACE);
            permitted.put(type, new ArrayList<>());
        }
    }

    private List<Note> componentNotes() {
        List<Note> notes = types.notes(25);
        if (!notes.isEmpty()) {
            features.add(TwinFeature.ANNOTATED_COMPONENT);
        }
        return notes;
    }

    /** Type arguments of a supertype clause, whose annotations nobody sees, as somebody else sees them. */
    private static List<TwinType> seenFrom(List<TwinType> arguments, Map<String, TwinType> replacements) {
        return arguments.stream()
                .map(argument -> argument.plain().replace(replacements))
                .toList();
    }

    private TwinHeader.Component ofClass(String name, TwinInterface type) {
        features.add(TwinFeature.CLASS_COMPONENT);
        String className = "C" + components.size() + type.name();
        List<Known> inClass = new ArrayList<>();
        List<TypeParameter> ofClass = twins.variables(className, dice.between(0, 2), inClass);
        List<TwinType> clause = twins.arguments(type.variables(), inClass, false);
        boolean raw = !ofClass.isEmpty()
                && type.supertypes().isEmpty()
                && !type.variables().isEmpty()
                && dice.chance(20);
        boolean sealed = permitted.containsKey(type);
        if (sealed) {
            permitted.get(type).add(className);
        }
        classes.append("%sabstract class %s%s implements %s {%n%s}%n"
                .formatted(
                        sealed ? "non-sealed " : "",
                        className,
                        TwinMethod.typeParameters(ofClass),
                        new Named("", null, type.name(), clause, List.of()).text(),
                        raw ? "" : methods(type.members(clause), inClass)));
        if (raw) {
            features.add(TwinFeature.RAW_CLASS_COMPONENT);
            return named(name, new Named("", null, className, List.of(), componentNotes()), type, List.of());
        }
        List<TwinType> arguments = withWildcards(twins.arguments(ofClass, scope, true), ofClass, clause);
        Named component = new Named("", null, className, arguments, componentNotes());
        TwinInterface asInterface = new TwinInterface(className, ofClass, List.of(), false, List.of());
        return named(name, component, type, seenFrom(clause, asInterface.replacements(arguments)));
    }

    /** Puts wildcards in place of some arguments on which the interface does not depend. */
    private List<TwinType> withWildcards(
            List<TwinType> arguments, List<TypeParameter> parameters, List<TwinType> clause) {
        List<TwinType> result = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String key = parameters.get(i).variable().key();
            boolean isMentioned = clause.stream()
                    .flatMap(TwinType::parts)
                    .anyMatch(part ->
                            part instanceof Variable variable && variable.key().equals(key));
            boolean wildcard = !isMentioned && dice.chance(40);
            if (wildcard) {
                features.add(TwinFeature.WILDCARD_COMPONENT);
            }
            result.add(wildcard ? new Wildcard("", null, List.of()) : arguments.get(i));
        }
        return result;
    }

    /** The class declares some methods itself, so that calls select these. */
    private String methods(List<TwinMethod> inherited, List<Known> inClass) {
        List<String> taken =
                inClass.stream().map(known -> known.variable().name()).toList();
        StringBuilder text = new StringBuilder();
        for (TwinMethod method : inherited) {
            boolean declared = dice.chance(35);
            if (!types.isRemoved() && declared) {
                features.add(TwinFeature.METHOD_OF_A_CLASS_COMPONENT);
                text.append("    public abstract ")
                        .append(method.renamed(taken)
                                .map(types::annotated)
                                .inClass()
                                .strip())
                        .append("\n");
            }
        }
        return text.toString();
    }

    private TwinHeader.Component ofVariable(String name, TwinInterface type) {
        features.add(TwinFeature.VARIABLE_COMPONENT);
        List<TwinType> arguments = twins.arguments(type.variables(), scope, true);
        List<TwinType> bounds = new ArrayList<>();
        // No object is a Base and of a sealed interface, and javac does not compare what no object is.
        if (!permitted.containsKey(type) && dice.chance(30)) {
            features.add(TwinFeature.VARIABLE_COMPONENT_WITH_A_CLASS);
            bounds.add(new Named("", null, "Base", List.of(types.reference(scope, 1)), types.notes(40)));
        }
        bounds.add(new Named("", null, type.name(), arguments, types.notes(40)));
        Variable variable = new Variable("Em", "Z" + components.size(), List.of());
        variables.add(new TypeParameter(variable, types.notes(25), bounds));
        return named(name, variable.with(componentNotes()), type, arguments);
    }

    /** A component that is named by the implements clause, which has annotations of its own, or by the explicit list. */
    private TwinHeader.Component named(String name, TwinType component, TwinInterface type, List<TwinType> arguments) {
        List<TwinType> listed = arguments.stream()
                .map(argument -> types.annotated(argument.plain()))
                .toList();
        return new TwinHeader.Component(name, component, type, explicit ? arguments : listed, !explicit);
    }
}
