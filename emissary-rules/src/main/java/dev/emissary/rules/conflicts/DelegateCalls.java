package dev.emissary.rules.conflicts;

import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.Substitution;
import dev.emissary.rules.types.TypeForms;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/**
 * The rules for a call of a delegate in a method that reconciles several (EM-CONF-1): how javac compiles it, and what it
 * returns and throws.
 */
final class DelegateCalls extends ProgramRules {
    DelegateCalls(ProgramRules rules) {
        super(rules);
    }

    /**
     * A call that compiles.
     *
     * @param converts whether an argument needs an unchecked conversion
     * @param unchecked whether javac -Xlint gives an unchecked warning for it
     */
    record Call(TypeMirror returned, List<TypeMirror> thrown, boolean converts, boolean unchecked) {
        boolean isAssignableTo(TypeMirror wanted, Types types) {
            return wanted.getKind() == TypeKind.VOID || types.isAssignable(returned, wanted);
        }
    }

    /** Returns the call with the caller's parameters, or empty if the method cannot take them (JLS 15.12.2). */
    Optional<Call> call(OverriddenMethod.Callee callee, ExecutableType caller) {
        ExecutableType type = callee.type();
        boolean adapts =
                type.getTypeVariables().size() == caller.getTypeVariables().size();
        if (!adapts && TypeForms.hasSeveralBounds(type)) {
            // Of an erased argument, only the first bound is known.
            return Optional.empty();
        }
        Substitution adapting = Substitution.adapting(type, caller, types);
        List<? extends TypeMirror> arguments = caller.getParameterTypes();
        List<TypeMirror> parameters = type.getParameterTypes().stream()
                .map(parameter -> adapts ? adapting.in(parameter) : types.erasure(parameter))
                .toList();
        if (!IntStream.range(0, arguments.size())
                .allMatch(i -> types.isAssignable(arguments.get(i), parameters.get(i)))) {
            return Optional.empty();
        }
        // After an unchecked conversion of an argument, result and exceptions are erased (JLS 15.12.2.6).
        boolean converts = !IntStream.range(0, arguments.size())
                .allMatch(i -> types.isSubtype(arguments.get(i), parameters.get(i))
                        || takesWildcards(arguments.get(i), parameters.get(i)));
        boolean erases = !adapts || converts;
        return Optional.of(new Call(
                erases ? types.erasure(type.getReturnType()) : adapting.in(type.getReturnType()),
                type.getThrownTypes().stream()
                        .map(thrown -> erases ? types.erasure(thrown) : adapting.in(thrown))
                        .toList(),
                converts,
                converts
                        || (callee.raw() && !isErased(callee.method()))
                        || (!adapts && type.getParameterTypes().stream().anyMatch(TypeForms::hasArguments))));
    }

    /**
     * Whether the declared parameters of a method are erased, so that javac does not warn about a call on a raw type.
     */
    private boolean isErased(ExecutableElement method) {
        return method.getParameters().stream()
                .map(VariableElement::asType)
                .allMatch(type -> types.isSameType(type, types.erasure(type)));
    }

    private boolean takesWildcards(TypeMirror argument, TypeMirror parameter) {
        return TypeForms.isRawOrArray(argument) && types.isSubtype(questions.withWildcards(argument), parameter);
    }

    /**
     * Returns the type to which a raw argument has to be cast so that it is not converted unchecked, to the parameter or
     * to that of an overload.
     */
    Optional<TypeMirror> rawCast(TypeMirror argument, TypeMirror parameter, boolean overloaded) {
        return takesWildcards(argument, parameter) && (overloaded || !types.isSubtype(argument, parameter))
                ? Optional.of(questions.withWildcards(argument))
                : Optional.empty();
    }

    /**
     * Returns the type to which an erased argument has to be cast for a call: the bound of a type variable of the
     * called method, if it is not erased itself and no unchecked conversion leads to it.
     */
    Optional<TypeMirror> cast(TypeMirror argument, TypeMirror parameter) {
        TypeMirror bound = parameter instanceof TypeVariable variable ? variable.getUpperBound() : parameter;
        return bound.getKind() == TypeKind.ARRAY && bound != parameter && !types.isAssignable(argument, bound)
                ? Optional.of(bound)
                : Optional.empty();
    }
}
