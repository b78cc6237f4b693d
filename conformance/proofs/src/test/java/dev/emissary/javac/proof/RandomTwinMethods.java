package dev.emissary.javac.proof;

import dev.emissary.javac.proof.RandomTwinTypes.Known;
import dev.emissary.javac.proof.RandomTwinTypes.Role;
import dev.emissary.javac.proof.TwinMethod.Parameter;
import dev.emissary.javac.proof.TwinMethod.TypeParameter;
import dev.emissary.javac.proof.TwinType.Named;
import dev.emissary.javac.proof.TwinType.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Makes the methods of random twins. */
final class RandomTwinMethods {
    private final Dice dice;
    private final Set<TwinFeature> features;
    private final RandomTwinTypes types;
    private int count;

    RandomTwinMethods(Dice dice, Set<TwinFeature> features, RandomTwinTypes types) {
        this.dice = dice;
        this.features = features;
        this.types = types;
    }

    /** Makes a method of an interface with some type variables. */
    TwinMethod fresh(Named self, List<Known> ofInterface) {
        String name = "m" + count++;
        List<Known> scope = new ArrayList<>(ofInterface);
        List<TypeParameter> variables = variables(name, scope);
        TwinType result = dice.chance(15) ? null : types.any(scope);
        // The interface's own type cannot be mentioned where one of its type variables is hidden.
        boolean showsAll = scope.containsAll(ofInterface);
        boolean returnsSelf = dice.chance(10) && showsAll;
        if (returnsSelf) {
            features.add(TwinFeature.SELF_RETURN);
            result = types.annotated(self);
        }
        List<Parameter> parameters = new ArrayList<>();
        for (int i = dice.between(0, 3); i > 0; i--) {
            Parameter parameter = new Parameter(types.any(scope), types.declared());
            if (!types.isRemoved()) {
                parameters.add(parameter);
            }
        }
        boolean varArgs = dice.chance(20);
        if (varArgs) {
            features.add(TwinFeature.VARARGS);
            parameters.add(new Parameter(types.array(scope, 1), types.declared()));
        }
        return new TwinMethod(
                name,
                modifiers(),
                variables,
                result,
                showsAll ? receiver(self) : "",
                parameters,
                varArgs,
                thrown(scope),
                returnsSelf);
    }

    /** Makes a method that overrides one with other annotations. */
    TwinMethod overriding(TwinMethod inherited, Named self, List<String> takenNames) {
        features.add(TwinFeature.OVERRIDDEN_WITH_OTHER_ANNOTATIONS);
        TwinMethod renamed = inherited.renamed(takenNames).map(types::annotated);
        List<TypeParameter> variables = renamed.variables().stream()
                .map(variable -> new TypeParameter(
                        (Variable) variable.variable().plain(), typeParameterNotes(), variable.bounds()))
                .toList();
        List<Parameter> parameters = renamed.parameters().stream()
                .map(parameter -> new Parameter(parameter.type(), types.declared()))
                .toList();
        return new TwinMethod(
                renamed.name(),
                modifiers(),
                variables,
                renamed.result(),
                receiver(self),
                parameters,
                renamed.varArgs(),
                renamed.thrown(),
                renamed.self());
    }

    private List<String> modifiers() {
        List<String> modifiers = new ArrayList<>();
        modifiers.add(Note.text(types.declared()).strip());
        if (dice.chance(12)) {
            features.add(TwinFeature.DEPRECATED_METHOD);
            modifiers.add(dice.pick("@Deprecated", "@Deprecated(since = \"3\")", "@Deprecated(forRemoval = true)"));
        }
        if (dice.chance(30)) {
            features.add(TwinFeature.DEFAULT_METHOD);
            modifiers.add("default");
        }
        return modifiers;
    }

    private String receiver(Named self) {
        if (!dice.chance(8)) {
            return "";
        }
        features.add(TwinFeature.ANNOTATED_RECEIVER);
        return types.annotated(self).with(types.notes(100)).text() + " this";
    }

    private List<TwinType> thrown(List<Known> scope) {
        List<TwinType> result = new ArrayList<>();
        List<Known> failures =
                scope.stream().filter(known -> known.role() == Role.FAILURE).toList();
        for (int i = dice.pick(0, 0, 1, 2); i > 0; i--) {
            boolean variable = !failures.isEmpty() && dice.chance(70);
            TwinType type = variable
                    ? dice.pick(failures).variable()
                    : new Named(dice.pick("", "java.io"), null, "IOException", List.of(), List.of());
            if (type instanceof Variable thrown) {
                features.add(
                        thrown.owner().startsWith("m")
                                ? TwinFeature.THROWN_VARIABLE_OF_THE_METHOD
                                : TwinFeature.THROWN_VARIABLE_OF_THE_INTERFACE);
            } else {
                features.add(TwinFeature.THROWN_EXCEPTION);
            }
            TwinType annotated = type.with(types.notes(50));
            if (!types.isRemoved()) {
                result.add(annotated);
            }
        }
        return result;
    }

    private List<Note> typeParameterNotes() {
        List<Note> notes = new ArrayList<>(types.notes(25));
        types.declared().stream().filter(note -> note.kind() == Note.Kind.D).forEach(notes::add);
        return notes;
    }

    private List<TypeParameter> variables(String owner, List<Known> scope) {
        List<TypeParameter> result = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of("U", "V", "W", "T", "E", "K"));
        if (!scope.isEmpty() && dice.chance(12)) {
            // Its name is free for a type parameter of the method, which then does not mention it.
            features.add(TwinFeature.HIDDEN_VARIABLE_OF_THE_INTERFACE);
            scope.remove(dice.between(0, scope.size() - 1));
        }
        scope.forEach(known -> names.remove(known.variable().name()));
        List<Known> ofInterface = List.copyOf(scope);
        for (int i = dice.pick(0, 0, 1, 1, 2, 3); i > 0; i--) {
            features.add(TwinFeature.GENERIC_METHOD);
            Variable variable = new Variable(owner, names.remove(dice.between(0, names.size() - 1)), List.of());
            boolean failure = dice.chance(15);
            List<Known> before = List.copyOf(scope);
            scope.add(new Known(variable, failure ? Role.FAILURE : Role.BOUND));
            List<TwinType> bounds = failure ? failureBound(before) : bounds(variable, before, scope, ofInterface);
            boolean left = types.isRemoved() && !failure;
            result.add(new TypeParameter(variable, typeParameterNotes(), left ? List.of() : bounds));
        }
        return result;
    }

    private List<TwinType> failureBound(List<Known> before) {
        return List.of(types.argument(Role.FAILURE, before, false));
    }

    private List<TwinType> bounds(Variable variable, List<Known> before, List<Known> scope, List<Known> ofInterface) {
        List<Known> bounding = before.stream()
                .filter(known -> known.role() == Role.BOUND || known.role() == Role.TEXT)
                .toList();
        return switch (dice.between(0, 9)) {
            case 0, 1 -> List.of();
            case 2, 3 -> {
                if (bounding.isEmpty()) {
                    yield List.of(types.named(List.of(), 0));
                }
                Known known = dice.pick(bounding);
                features.add(
                        ofInterface.contains(known)
                                ? TwinFeature.BOUND_BY_A_VARIABLE_OF_THE_INTERFACE
                                : TwinFeature.BOUND_BY_A_VARIABLE_OF_THE_METHOD);
                yield List.of(known.variable().with(types.notes(50)));
            }
            case 4 -> {
                features.add(TwinFeature.BOUND_BY_A_CLASS);
                yield List.of(aClass(scope));
            }
            case 5 -> {
                features.add(TwinFeature.BOUND_BY_AN_INTERFACE);
                yield interfaces(1, variable, scope);
            }
            case 6, 7, 8 -> {
                features.add(TwinFeature.INTERSECTION_OF_INTERFACES);
                yield interfaces(dice.between(2, 3), variable, scope);
            }
            default -> {
                List<TwinType> all = new ArrayList<>();
                boolean object = dice.chance(40);
                features.add(object ? TwinFeature.INTERSECTION_WITH_OBJECT : TwinFeature.INTERSECTION_WITH_A_CLASS);
                all.add(object ? Named.of("Object").with(types.notes(40)) : aClass(scope));
                all.addAll(interfaces(dice.between(1, 2), variable, scope));
                yield all;
            }
        };
    }

    private TwinType aClass(List<Known> scope) {
        TwinType argument = types.reference(scope, 1);
        Named base = new Named("", null, "Base", List.of(argument), types.notes(50));
        Named inner = new Named(
                "", new Named("", null, "Out", List.of(argument), types.notes(50)), "In", List.of(), types.notes(50));
        return dice.pick(base, inner, Named.of("Number").with(types.notes(50)));
    }

    private List<TwinType> interfaces(int number, Variable variable, List<Known> scope) {
        List<String> names = new ArrayList<>(List.of("Comparable", "Iterable", "Supplier", "Mark", "Closeable"));
        List<TwinType> result = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            String name = names.remove(dice.between(0, names.size() - 1));
            List<TwinType> arguments = name.equals("Closeable") ? List.of() : List.of(argument(variable, scope));
            result.add(new Named("", null, name, arguments, types.notes(50)));
        }
        return result;
    }

    private TwinType argument(Variable variable, List<Known> scope) {
        TwinType argument = dice.chance(30) ? variable.with(types.notes(40)) : types.reference(scope, 1);
        if (argument.plain().equals(variable.plain())) {
            features.add(TwinFeature.BOUND_BY_ITSELF);
        }
        return dice.chance(30)
                ? new TwinType.Wildcard(dice.pick("extends", "super"), argument, types.notes(40))
                : argument;
    }
}
