package dev.emissary.benchmarks.compilation;

import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A method's signature.
 *
 * @param typeParameters the type parameters with their brackets and a space, or nothing
 * @param returned the return type
 * @param name the name
 * @param parameters the parameter types
 * @param thrown the throws clause with a space before it, or nothing
 */
record Signature(String typeParameters, String returned, String name, List<String> parameters, String thrown) {

    Signature {
        parameters = List.copyOf(parameters);
    }

    /** Returns the signature of a method that is not of variable arity. */
    static Signature of(Method method) {
        return new Signature(
                clause(method.getTypeParameters(), "<", "> "),
                method.getGenericReturnType().getTypeName(),
                method.getName(),
                Arrays.stream(method.getGenericParameterTypes())
                        .map(Type::getTypeName)
                        .toList(),
                clause(method.getGenericExceptionTypes(), " throws ", ""));
    }

    private static String clause(Type[] types, String before, String after) {
        return types.length == 0
                ? ""
                : Arrays.stream(types)
                        .map(type -> type instanceof TypeVariable<?> variable ? variable.getName() : type.getTypeName())
                        .collect(Collectors.joining(", ", before, after));
    }

    /** Returns the method's declaration without modifiers and body. */
    String declaration() {
        return typeParameters + returned + " " + name
                + IntStream.range(0, parameters.size())
                        .mapToObj(index -> parameters.get(index) + " arg" + index)
                        .collect(Collectors.joining(", ", "(", ")"))
                + thrown;
    }

    /** Returns the method as a person writes it who passes the call on to the field {@code delegate}. */
    String forwarder() {
        String arguments = IntStream.range(0, parameters.size())
                .mapToObj(index -> "arg" + index)
                .collect(Collectors.joining(", ", "(", ")"));
        return """

                    @Override
                    public %s {
                        %sdelegate.%s%s;
                    }
                """.formatted(declaration(), returned.equals("void") ? "" : "return ", name, arguments);
    }
}
