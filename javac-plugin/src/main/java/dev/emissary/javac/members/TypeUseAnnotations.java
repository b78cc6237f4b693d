/* The type annotations of a forwarder's signature: those of the interface's method, as far as they still apply. */
package dev.emissary.javac.members;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Attribute.TypeCompound;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.TargetType;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.TypeAnnotationPosition;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntryKind;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import java.util.Set;

/**
 * The carrier of type annotations. A class file tells where in a type an annotation stands by a path (JVMS 4.7.20.2);
 * where the forwarder has another type than the interface's method declares, the path is followed in both.
 */
final class TypeUseAnnotations {
    private final Types types;

    TypeUseAnnotations(Context context) {
        types = Types.instance(context);
    }

    /** The types, in the method and in its forwarder, that a path starts from. */
    private record Start(Type declared, Type actual) {}

    /** Returns the type annotations of a forwarder of a method; some are written in the emissary's own header. */
    List<TypeCompound> of(MethodSymbol method, MethodSymbol forwarder, Set<Compound> written) {
        ListBuffer<TypeCompound> result = new ListBuffer<>();
        for (TypeCompound annotation : method.getRawTypeAttributes()) {
            TypeCompound carried =
                    SignatureAnnotations.isKnown(annotation) ? carry(annotation, method, forwarder) : null;
            if (carried != null) {
                result.add(carried);
            }
        }
        for (TypeCompound annotation : ArgumentAnnotations.in(method.type, forwarder.type, written)) {
            // The interface may say of its type variable what the type argument says too.
            if (result.stream().noneMatch(other -> sameAnnotationAndPlace(annotation, other))) {
                result.add(annotation);
            }
        }
        return result.toList();
    }

    private static boolean sameAnnotationAndPlace(TypeCompound one, TypeCompound other) {
        return one.type.tsym == other.type.tsym
                && one.position.type == other.position.type
                && one.position.parameter_index == other.position.parameter_index
                && one.position.location.equals(other.position.location);
    }

    private TypeCompound carry(TypeCompound annotation, MethodSymbol method, MethodSymbol forwarder) {
        if (annotation.hasUnknownPosition()) {
            // The container of a repeated annotation gets the position of what it contains only when it is written.
            annotation.tryFixPosition();
        }
        TypeAnnotationPosition position = annotation.position;
        if (position.type == TargetType.METHOD_TYPE_PARAMETER) {
            boolean generic = forwarder.type instanceof ForAll;
            return generic && SignatureAnnotations.appliesToTypes(annotation) ? annotation : null;
        }
        if (position.type == TargetType.THROWS) {
            return carryThrown(annotation, method.type.getThrownTypes(), forwarder.type.getThrownTypes());
        }
        Start start = start(position, method, forwarder);
        if (start == null) {
            return null;
        }
        List<TypePathEntry> path = follow(start.declared(), start.actual(), position.location);
        if (path == null) {
            return null;
        }
        return path.equals(position.location) ? annotation : new TypeCompound(annotation, moved(position, path));
    }

    /** An exception is told by its number, which is another one where the throws clause is narrower. */
    private TypeCompound carryThrown(TypeCompound annotation, List<Type> declared, List<Type> actual) {
        TypeAnnotationPosition position = annotation.position;
        if (position.type_index >= declared.size()) {
            return null;
        }
        Type annotated = types.erasure(declared.get(position.type_index));
        for (int i = 0; i < actual.size(); i++) {
            if (types.isSameType(types.erasure(actual.get(i)), annotated)) {
                return i == position.type_index
                        ? annotation
                        : new TypeCompound(
                                annotation,
                                TypeAnnotationPosition.methodThrows(position.location, null, i, position.pos));
            }
        }
        return null;
    }

    private Start start(TypeAnnotationPosition position, MethodSymbol method, MethodSymbol forwarder) {
        Type declared = method.type;
        Type actual = forwarder.type;
        int parameter = position.parameter_index;
        return switch (position.type) {
            case METHOD_RETURN -> new Start(declared.getReturnType(), actual.getReturnType());
            case METHOD_FORMAL_PARAMETER -> at(declared.getParameterTypes(), actual.getParameterTypes(), parameter);
            case METHOD_TYPE_PARAMETER_BOUND -> bound(position, declared, actual);
            default -> null;
        };
    }

    private Start bound(TypeAnnotationPosition position, Type declared, Type actual) {
        if (!(declared instanceof ForAll theirs) || !(actual instanceof ForAll own)) {
            return null;
        }
        Start variables = at(theirs.tvars, own.tvars, position.parameter_index);
        List<Type> declaredBounds = types.getBounds((TypeVar) variables.declared());
        // The number 0 is for a class or a type variable; interfaces begin with 1 (JVMS 4.7.20.1).
        int first = declaredBounds.head.isInterface() ? 1 : 0;
        return at(declaredBounds, types.getBounds((TypeVar) variables.actual()), position.bound_index - first);
    }

    private static Start at(List<Type> declared, List<Type> actual, int index) {
        return index >= 0 && index < declared.size() && index < actual.size()
                ? new Start(declared.get(index), actual.get(index))
                : null;
    }

    /** Follows a path in both types; returns the path in the actual one, or null where it leads nowhere. */
    private static List<TypePathEntry> follow(Type declared, Type actual, List<TypePathEntry> path) {
        Type from = declared;
        Type to = actual;
        int inner = 0;
        for (TypePathEntry entry : path) {
            if (entry.tag == TypePathEntryKind.INNER_TYPE) {
                inner++;
                continue;
            }
            from = step(from, entry, inner);
            to = step(to, entry, inner);
            inner = 0;
            if (from == null || to == null) {
                return null;
            }
        }
        // What was said of a type variable is said of the innermost class that replaces it.
        boolean replaced = from.hasTag(TypeTag.TYPEVAR) && to.hasTag(TypeTag.CLASS);
        return replaced ? path.appendList(ArgumentAnnotations.nesting(to)) : path;
    }

    private static Type step(Type type, TypePathEntry entry, int inner) {
        return switch (entry.tag) {
            case ARRAY -> type instanceof Type.ArrayType array ? array.elemtype : null;
            case WILDCARD -> type instanceof Type.WildcardType wildcard ? wildcard.type : null;
            case TYPE_ARGUMENT -> {
                List<Type> arguments = enclosing(type, inner).getTypeArguments();
                yield entry.arg < arguments.size() ? arguments.get(entry.arg) : null;
            }
            case INNER_TYPE -> type;
        };
    }

    /** The class that is a number of steps inside the outermost one around a type. */
    private static Type enclosing(Type type, int inner) {
        int depth = ArgumentAnnotations.nesting(type).size();
        Type result = type;
        for (int i = depth; i > inner; i--) {
            result = result.getEnclosingType();
        }
        return result;
    }

    private static TypeAnnotationPosition moved(TypeAnnotationPosition from, List<TypePathEntry> path) {
        return switch (from.type) {
            case METHOD_RETURN -> TypeAnnotationPosition.methodReturn(path, null, from.pos);
            case METHOD_FORMAL_PARAMETER ->
                TypeAnnotationPosition.methodParameter(path, null, from.parameter_index, from.pos);
            case METHOD_TYPE_PARAMETER_BOUND ->
                TypeAnnotationPosition.methodTypeParameterBound(
                        path, null, from.parameter_index, from.bound_index, from.pos);
            default -> from;
        };
    }
}
