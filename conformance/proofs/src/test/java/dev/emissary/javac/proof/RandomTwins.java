package dev.emissary.javac.proof;

import dev.emissary.javac.proof.RandomTwinTypes.Known;
import dev.emissary.javac.proof.RandomTwinTypes.Role;
import dev.emissary.javac.proof.TwinInterface.Supertype;
import dev.emissary.javac.proof.TwinMethod.TypeParameter;
import dev.emissary.javac.proof.TwinType.Array;
import dev.emissary.javac.proof.TwinType.Named;
import dev.emissary.javac.proof.TwinType.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the interfaces of random twins, and mentions of them. */
final class RandomTwins {
    private final Dice dice;
    private final Set<TwinFeature> features;
    private final RandomTwinTypes types;
    private final RandomTwinMethods methods;
    private final List<TwinInterface> interfaces = new ArrayList<>();
    private final List<TwinInterface> roots = new ArrayList<>();
    private final Map<String, Role> roles = new HashMap<>();

    RandomTwins(Dice dice, Set<TwinFeature> features, RandomTwinTypes types) {
        this.dice = dice;
        this.features = features;
        this.types = types;
        methods = new RandomTwinMethods(dice, features, types);
        for (int i = dice.between(2, 5); i > 0; i--) {
            add("I" + interfaces.size());
        }
    }

    /** Returns all interfaces, each after its superinterfaces. */
    List<TwinInterface> interfaces() {
        return interfaces;
    }

    /** Returns the interfaces from which no other one inherits. */
    List<TwinInterface> roots() {
        return roots;
    }

    private void add(String name) {
        List<Known> scope = new ArrayList<>();
        List<TypeParameter> variables = new ArrayList<>(variables(name, dice.pick(0, 1, 1, 2, 2, 3), scope));
        if (dice.chance(12)) {
            addSelf(name, variables, scope);
        }
        if (!variables.isEmpty()) {
            features.add(TwinFeature.GENERIC_INTERFACE);
        }
        List<Supertype> supertypes = new ArrayList<>();
        for (int i = dice.pick(0, 0, 1, 2); i > 0 && !roots.isEmpty(); i--) {
            TwinInterface type = roots.get(dice.between(0, roots.size() - 1));
            if (isBoundedByItself(type)) {
                continue;
            }
            roots.remove(type);
            features.add(TwinFeature.SUPERINTERFACE);
            List<TwinType> arguments = arguments(type.variables(), scope, false);
            if (arguments.stream()
                    .flatMap(TwinType::parts)
                    .anyMatch(part -> !part.notes().isEmpty())) {
                features.add(TwinFeature.ANNOTATED_SUPERTYPE_CLAUSE);
            }
            supertypes.add(new Supertype(type, arguments));
        }
        boolean serializable = dice.chance(6);
        if (serializable) {
            features.add(TwinFeature.SERIALIZABLE_INTERFACE);
        }
        TwinInterface made = new TwinInterface(name, variables, supertypes, serializable, List.of());
        List<TwinMethod> own = new ArrayList<>();
        for (TwinMethod inherited : made.members()) {
            if (dice.chance(25)) {
                List<String> taken =
                        scope.stream().map(known -> known.variable().name()).toList();
                TwinMethod overriding = methods.overriding(inherited.map(TwinType::plain), made.self(), taken);
                if (!types.isRemoved()) {
                    own.add(overriding);
                }
            }
        }
        for (int i = dice.between(1, 5); i > 0; i--) {
            TwinMethod method = methods.fresh(made.self(), scope);
            if (!types.isRemoved()) {
                own.add(method);
            }
        }
        TwinInterface complete = new TwinInterface(name, variables, supertypes, serializable, own);
        interfaces.add(complete);
        roots.add(complete);
    }

    /** Adds a type parameter to those of an interface, bounded by the interface of it. */
    private void addSelf(String name, List<TypeParameter> variables, List<Known> scope) {
        features.add(TwinFeature.INTERFACE_BOUNDED_BY_ITSELF);
        Variable self = new Variable(name, "Self", List.of());
        List<TwinType> arguments = new ArrayList<>();
        variables.forEach(variable -> arguments.add(variable.variable()));
        arguments.add(self);
        roles.put(self.key(), Role.SELF);
        variables.add(new TypeParameter(
                self, types.notes(20), List.of(new Named("", null, name, arguments, types.notes(20)))));
        scope.add(new Known(self, Role.SELF));
    }

    /** Whether an interface has a type parameter that only the class that implements it can stand in for. */
    boolean isBoundedByItself(TwinInterface type) {
        return type.variables().stream()
                .anyMatch(variable -> roles.get(variable.variable().key()) == Role.SELF);
    }

    /** Makes type parameters of a class or interface, and makes them known. */
    List<TypeParameter> variables(String owner, int number, List<Known> scope) {
        List<TypeParameter> result = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of("T", "U", "E", "X", "K"));
        for (int i = 0; i < number; i++) {
            Variable variable = new Variable(owner, names.remove(dice.between(0, names.size() - 1)), List.of());
            Role role = dice.pick(Role.ANY, Role.BOUND, Role.BOUND, Role.TEXT, Role.FAILURE);
            List<TwinType> bounds = switch (role) {
                case ANY, BOUND -> List.of();
                case TEXT -> List.of(Named.of("CharSequence").with(types.notes(40)));
                case FAILURE -> List.of(Named.of("Exception").with(types.notes(40)));
                case SELF -> throw new AssertionError(role);
            };
            if (!bounds.isEmpty()) {
                features.add(TwinFeature.BOUNDED_VARIABLE_OF_AN_INTERFACE);
            }
            roles.put(variable.key(), role);
            result.add(new TypeParameter(variable, types.notes(20), bounds));
            scope.add(new Known(variable, role));
        }
        return result;
    }

    /** Makes type arguments for type parameters. */
    List<TwinType> arguments(List<TypeParameter> variables, List<Known> scope, boolean isFinal) {
        List<TwinType> result = new ArrayList<>();
        for (TypeParameter variable : variables) {
            TwinType argument = types.argument(roles.get(variable.variable().key()), scope, isFinal);
            if (isFinal) {
                note(argument);
            }
            result.add(argument);
        }
        return result;
    }

    private void note(TwinType argument) {
        if (argument instanceof Array) {
            features.add(TwinFeature.ARRAY_FOR_A_VARIABLE);
        } else if (argument instanceof Named named && named.enclosing() != null) {
            features.add(TwinFeature.INNER_CLASS_FOR_A_VARIABLE);
        } else if (argument instanceof Named named && !named.qualifier().isEmpty()) {
            features.add(TwinFeature.NESTED_CLASS_FOR_A_VARIABLE);
        }
        if (argument.parts().anyMatch(part -> !part.notes().isEmpty())) {
            features.add(TwinFeature.ANNOTATED_HEADER_ARGUMENT);
        }
    }
}
