package dev.emissary.javac.annotations;

import com.sun.tools.javac.code.Attribute.TypeCompound;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.TargetType;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.symbols.AnnotationTargets;
import dev.emissary.model.PlannedMethod.Implementation;

/**
 * Carries type annotations over to each type in a forwarder's signature: those of the corresponding type in the
 * interface's method, and those of the type arguments that replace its type variables (EM-FWD-7).
 */
final class TypeUseAnnotations {
    private final Types types;
    private final RepeatedAnnotations repeated;

    TypeUseAnnotations(Context context) {
        types = Types.instance(context);
        repeated = new RepeatedAnnotations(context);
    }

    /** Returns the type annotations of a method that implements one of an interface. */
    AnnotatedTypes of(Implementation implementation, MethodSymbol symbol, HeaderAnnotations header) {
        MethodSymbol method = (MethodSymbol) implementation.method();
        AnnotatedTypes result = new AnnotatedTypes(ofTypes(method.getRawTypeAttributes()), header, repeated);
        if (result.hasNothingToCarry()) {
            return result;
        }
        Type declared = method.type;
        Type actual = symbol.type;
        result.carry(SignatureSpot.of(TargetType.METHOD_RETURN, 0), declared.getReturnType(), actual.getReturnType());
        if (declared instanceof ForAll theirs && actual instanceof ForAll own) {
            carryTypeParameterAnnotations(theirs.tvars, own.tvars, result);
        }
        List<Type> parameters = actual.getParameterTypes();
        int index = 0;
        for (Type parameter : declared.getParameterTypes()) {
            result.carry(SignatureSpot.of(TargetType.METHOD_FORMAL_PARAMETER, index++), parameter, parameters.head);
            parameters = parameters.tail;
        }
        carryThrowsAnnotations((Type) implementation.signature(), declared, actual, result);
        return result;
    }

    /** Leaves out those that apply to no types now: a class file may know another version of an annotation. */
    private static List<TypeCompound> ofTypes(List<TypeCompound> annotations) {
        ListBuffer<TypeCompound> result = new ListBuffer<>();
        for (TypeCompound annotation : annotations) {
            if (AnnotationTargets.includeTypes(annotation)) {
                if (annotation.hasUnknownPosition()) {
                    // The container of repeated annotations gets their position only when it is written.
                    annotation.tryFixPosition();
                }
                result.add(annotation);
            }
        }
        return result.toList();
    }

    private void carryTypeParameterAnnotations(List<Type> theirs, List<Type> own, AnnotatedTypes result) {
        List<Type> variables = own;
        int parameter = 0;
        for (Type variable : theirs) {
            result.carryTypeParameterAnnotations(parameter);
            List<Type> declared = types.getBounds((TypeVar) variable);
            List<Type> actual = types.getBounds((TypeVar) variables.head);
            int from = firstIndex(declared);
            int to = firstIndex(actual);
            for (Type bound : declared) {
                if (actual.nonEmpty()) {
                    result.carry(
                            new SignatureSpot(TargetType.METHOD_TYPE_PARAMETER_BOUND, parameter, from++, to++),
                            bound,
                            actual.head);
                    actual = actual.tail;
                }
            }
            variables = variables.tail;
            parameter++;
        }
    }

    /** Index 0 is for a class or a type variable; interfaces begin with 1 (JVMS 4.7.20.1). */
    private static int firstIndex(List<Type> bounds) {
        return bounds.head.isInterface() ? 1 : 0;
    }

    /** An exception is located by its index, which differs where the throws clause is narrower. */
    private void carryThrowsAnnotations(Type signature, Type declared, Type actual, AnnotatedTypes result) {
        List<Type> members = signature.getThrownTypes();
        if (signature instanceof ForAll generic && actual instanceof ForAll own) {
            members = types.subst(members, generic.tvars, own.tvars);
        }
        int from = 0;
        for (Type thrown : declared.getThrownTypes()) {
            if (members.isEmpty()) {
                return;
            }
            int to = indexOf(members.head, from, actual.getThrownTypes());
            if (to >= 0) {
                Type found = actual.getThrownTypes().get(to);
                result.carry(new SignatureSpot(TargetType.THROWS, 0, from, to), thrown, found);
            }
            members = members.tail;
            from++;
        }
    }

    /** Returns the index of a type, preferably the given one, or -1. */
    private int indexOf(Type wanted, int index, List<Type> all) {
        if (index < all.size() && isOrBecomes(wanted, all.get(index))) {
            return index;
        }
        for (int i = 0; i < all.size(); i++) {
            if (isOrBecomes(wanted, all.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private boolean isOrBecomes(Type type, Type actual) {
        return types.isSameType(type, actual) || types.isSameType(types.erasure(type), actual);
    }
}
