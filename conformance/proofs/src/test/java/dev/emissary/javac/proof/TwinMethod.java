package dev.emissary.javac.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A method of an interface in a random program of twins.
 *
 * @param name its name, which no other method has that it does not override
 * @param modifiers {@code @Deprecated}, {@code default} and declaration annotations
 * @param variables its type parameters
 * @param result its return type, or null for void
 * @param receiver its receiver parameter, or an empty text
 * @param parameters its parameters
 * @param varArgs whether the last parameter is of variable arity
 * @param thrown its exceptions
 * @param self whether it returns the interface's own type
 */
record TwinMethod(
        String name,
        List<String> modifiers,
        List<TypeParameter> variables,
        TwinType result,
        String receiver,
        List<Parameter> parameters,
        boolean varArgs,
        List<TwinType> thrown,
        boolean self) {
    /**
     * A type parameter.
     *
     * @param variable the type variable
     * @param notes its annotations
     * @param bounds its bounds
     */
    record TypeParameter(TwinType.Variable variable, List<Note> notes, List<TwinType> bounds) {
        String text() {
            return Note.text(notes)
                    + variable.name()
                    + (bounds.isEmpty()
                            ? ""
                            : bounds.stream().map(TwinType::text).collect(Collectors.joining(" & ", " extends ", "")));
        }

        TypeParameter map(UnaryOperator<TwinType> change) {
            return new TypeParameter(
                    (TwinType.Variable) change.apply(variable),
                    notes,
                    bounds.stream().map(change).toList());
        }
    }

    /**
     * A parameter.
     *
     * @param type its type, an array where it is of variable arity
     * @param declared its declaration annotations
     */
    record Parameter(TwinType type, List<Note> declared) {}

    /** Returns the method with its types changed. */
    TwinMethod map(UnaryOperator<TwinType> change) {
        return new TwinMethod(
                name,
                modifiers,
                variables.stream().map(variable -> variable.map(change)).toList(),
                result == null ? null : change.apply(result),
                receiver,
                parameters.stream()
                        .map(parameter -> new Parameter(change.apply(parameter.type), parameter.declared))
                        .toList(),
                varArgs,
                thrown.stream().map(change).toList(),
                self);
    }

    /** Returns the method as a raw type has it, given the bounds of the type variables of its interface. */
    TwinMethod erase(Map<String, TwinType> bounds) {
        Map<String, TwinType> all = new HashMap<>(bounds);
        variables.forEach(variable -> all.put(
                variable.variable.key(),
                variable.bounds.isEmpty() ? TwinType.Named.of("Object") : variable.bounds.get(0)));
        return new TwinMethod(name, modifiers, List.of(), result, receiver, parameters, varArgs, thrown, self)
                .map(type -> type.erase(variable -> all.get(variable.key())));
    }

    /** Returns the method with type parameters whose names are not among some others. */
    TwinMethod renamed(List<String> taken) {
        Map<String, TwinType> names = new HashMap<>();
        for (TypeParameter variable : variables) {
            TwinType.Variable old = variable.variable;
            String free = taken.contains(old.name()) ? old.name() + "9" : old.name();
            names.put(old.key(), new TwinType.Variable(old.owner(), free, List.of()));
        }
        TwinMethod renamed = map(type -> type.replace(names));
        return new TwinMethod(
                name,
                modifiers,
                Stream.iterate(0, i -> i + 1)
                        .limit(variables.size())
                        .map(i -> new TypeParameter(
                                renamed.variables.get(i).variable,
                                variables.get(i).notes,
                                renamed.variables.get(i).bounds))
                        .toList(),
                renamed.result,
                receiver,
                renamed.parameters,
                varArgs,
                renamed.thrown,
                self);
    }

    /** Returns the declaration in an abstract class that implements the interface. */
    String inClass() {
        List<TypeParameter> plain = variables.stream()
                .map(variable ->
                        new TypeParameter((TwinType.Variable) variable.variable.plain(), List.of(), variable.bounds))
                .toList();
        return new TwinMethod(name, List.of(), plain, result, "", parameters, varArgs, thrown, self).declaration();
    }

    /** Returns the declaration in the interface. */
    String declaration() {
        List<String> texts = new ArrayList<>();
        for (Parameter parameter : parameters) {
            texts.add(Note.text(parameter.declared) + parameter(texts.size(), parameter.type.text()) + " p"
                    + texts.size());
        }
        if (!receiver.isEmpty()) {
            texts.add(0, receiver);
        }
        String body = modifiers.contains("default") ? " { throw new Error(); }" : ";";
        return String.join(" ", modifiers) + " " + typeParameters(variables) + (result == null ? "void" : result.text())
                + " " + name + "(" + String.join(", ", texts) + ")" + throwsClause() + body;
    }

    /** Returns the method that forwards to a field, as somebody writes it. */
    String forwarder(String field) {
        List<String> texts = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        for (Parameter parameter : parameters) {
            arguments.add("arg" + texts.size());
            texts.add(parameter(texts.size(), parameter.type.declaration()) + " arg" + texts.size());
        }
        List<TypeParameter> carried = variables.stream()
                .map(variable -> new TypeParameter(
                        variable.variable,
                        variable.notes.stream()
                                .filter(note -> note.kind().isOfTypes())
                                .toList(),
                        variable.bounds))
                .toList();
        String explicit = variables.isEmpty()
                ? ""
                : variables.stream()
                        .map(variable -> variable.variable.name())
                        .collect(Collectors.joining(", ", "<", ">"));
        String call = "this." + field + "." + explicit + name + "(" + String.join(", ", arguments) + ")";
        String body = result == null
                ? call + ";"
                : self
                        ? result.plain().text() + " r = " + call + "; return r == this." + field + " ? this : r;"
                        : "return " + call + ";";
        String deprecated = modifiers.stream()
                .filter(text -> text.startsWith("@Deprecated"))
                .collect(Collectors.joining());
        return deprecated + " public " + typeParameters(carried) + (result == null ? "void" : result.declaration())
                + " " + name + "(" + String.join(", ", texts) + ")" + throwsClause() + " { " + body + " }";
    }

    private String parameter(int index, String type) {
        return varArgs && index == parameters.size() - 1 ? type.substring(0, type.length() - 2) + "..." : type;
    }

    /** Returns type parameters in their brackets. */
    static String typeParameters(List<TypeParameter> variables) {
        return variables.isEmpty()
                ? ""
                : variables.stream().map(TypeParameter::text).collect(Collectors.joining(", ", "<", "> "));
    }

    private String throwsClause() {
        return thrown.isEmpty()
                ? ""
                : thrown.stream().map(TwinType::text).collect(Collectors.joining(", ", " throws ", ""));
    }
}
