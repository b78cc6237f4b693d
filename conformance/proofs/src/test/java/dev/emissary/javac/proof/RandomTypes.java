package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Sketch.Kind;
import dev.emissary.javac.proof.Sketch.Use;
import dev.emissary.javac.proof.Sketch.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes type parameters and arguments. */
final class RandomTypes {
    private static final Map<Kind, List<String>> CONCRETE = Map.of(
            Kind.ANY, List.of("String", "String", "String", "Integer", "Object", "int[]", "List<String>"),
            Kind.TEXT, List.of("String", "String", "CharSequence", "StringBuilder"),
            Kind.ORDERED, List.of("String", "Integer"),
            Kind.NUMBER, List.of("Integer", "Long"),
            Kind.FAILURE, List.of("IOException", "IOException", "FileNotFoundException", "RuntimeException"),
            Kind.SELF, List.of());

    private static final Map<Kind, Set<Kind>> IMPLIES = Map.of(
            Kind.ANY, Set.of(),
            Kind.TEXT, Set.of(Kind.ANY),
            Kind.ORDERED, Set.of(Kind.ANY),
            Kind.NUMBER, Set.of(Kind.ANY, Kind.ORDERED),
            Kind.FAILURE, Set.of(Kind.ANY),
            Kind.SELF, Set.of());

    private final Dice dice;

    RandomTypes(Dice dice) {
        this.dice = dice;
    }

    /**
     * Makes type parameters.
     *
     * @param owner the type that will declare them, for bounds that name it, or null
     * @param most how many there are at most
     */
    List<Variable> variables(String owner, int most) {
        List<String> names = new ArrayList<>(List.of("T", "U", "E", "X"));
        List<Variable> result = new ArrayList<>();
        for (int i = dice.between(0, most); i > 0; i--) {
            String name = names.remove(dice.between(0, names.size() - 1));
            Kind kind = dice.pick(Kind.ANY, Kind.ANY, Kind.ANY, Kind.TEXT, Kind.ORDERED, Kind.NUMBER, Kind.FAILURE);
            if (owner != null && result.isEmpty() && i == 1 && dice.chance(15)) {
                kind = Kind.SELF;
            }
            String bound = switch (kind) {
                case ANY -> "";
                case TEXT -> "CharSequence";
                case ORDERED -> "Comparable<" + name + ">";
                case NUMBER -> "Number & Comparable<" + name + ">";
                case FAILURE -> "Exception";
                case SELF -> owner + "<" + name + ">";
            };
            result.add(new Variable(name, kind, bound));
        }
        return result;
    }

    /**
     * Makes a mention of a type with arguments that fit.
     *
     * @param type the type
     * @param scope the type variables that may be used
     * @param self what stands for a type variable that is bounded by the type itself, or null if nothing does
     */
    Use use(Sketch type, List<Variable> scope, String self) {
        List<String> arguments = new ArrayList<>();
        for (Variable variable : type.variables) {
            String argument = argument(variable, scope, self);
            if (argument == null) {
                return new Use(type, List.of());
            }
            arguments.add(argument);
        }
        return new Use(type, arguments);
    }

    private String argument(Variable wanted, List<Variable> scope, String self) {
        List<String> variables = scope.stream()
                .filter(variable -> variable.kind() == wanted.kind()
                        ? wanted.kind() != Kind.SELF || variable.bound().startsWith(owner(wanted))
                        : IMPLIES.get(variable.kind()).contains(wanted.kind()))
                .map(Variable::name)
                .toList();
        if (!variables.isEmpty() && dice.chance(70)) {
            return dice.pick(variables);
        }
        if (wanted.kind() == Kind.SELF) {
            return variables.isEmpty() ? self : variables.get(0);
        }
        if (dice.chance(1)) {
            // Most probably outside the bound: such programs are rejected, whoever delegates.
            return dice.pick("Thread", "Number");
        }
        return dice.pick(CONCRETE.get(wanted.kind()));
    }

    private static String owner(Variable self) {
        return self.bound().substring(0, self.bound().indexOf('<') + 1);
    }
}
