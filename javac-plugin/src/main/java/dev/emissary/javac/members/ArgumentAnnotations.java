/* The type-use annotations that come into a signature with the type arguments of the delegated interface. */
package dev.emissary.javac.members;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Attribute.TypeCompound;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeAnnotationPosition;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntryKind;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Function;

/**
 * The annotations of type arguments: {@code get} of a {@code Supplier<@Nullable String>} returns a
 * {@code @Nullable String}. They are found by walking the declared and the actual signature side by side; wherever the
 * declared one has a type variable of the interface, the actual one has what was written for it.
 */
final class ArgumentAnnotations {
    private final Set<Compound> written;
    private final ListBuffer<TypeCompound> found = new ListBuffer<>();

    private ArgumentAnnotations(Set<Compound> written) {
        this.written = written;
    }

    /** Returns the annotations that stand anywhere in some types. */
    static Set<Compound> standingIn(List<Type> types) {
        Set<Compound> result = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Type type : types) {
            addAll(type, result);
        }
        return result;
    }

    private static void addAll(Type type, Set<Compound> result) {
        result.addAll(type.getAnnotationMirrors());
        if (type instanceof ArrayType array) {
            addAll(array.elemtype, result);
        } else if (type instanceof WildcardType wildcard) {
            if (!wildcard.isUnbound()) {
                addAll(wildcard.type, result);
            }
        } else {
            type.getTypeArguments().forEach(argument -> addAll(argument, result));
        }
    }

    /**
     * Returns the annotations that an actual signature has where the declared one has a type variable.
     *
     * @param written the annotations in the emissary's own header; those that come from a supertype of its delegates are
     *     not known when that supertype is read from a class file, and so count nowhere (EM-FWD-9)
     */
    static List<TypeCompound> in(Type declared, Type actual, Set<Compound> written) {
        if (written.isEmpty()) {
            return List.nil();
        }
        ArgumentAnnotations walk = new ArgumentAnnotations(written);
        walk.walk(
                declared.getReturnType(),
                actual.getReturnType(),
                List.nil(),
                path -> TypeAnnotationPosition.methodReturn(path, null, -1));
        List<Type> actuals = actual.getParameterTypes();
        int index = 0;
        for (Type parameter : declared.getParameterTypes()) {
            int number = index++;
            walk.walk(
                    parameter,
                    actuals.head,
                    List.nil(),
                    path -> TypeAnnotationPosition.methodParameter(path, null, number, -1));
            actuals = actuals.tail;
        }
        return walk.found.toList();
    }

    private void walk(
            Type declared,
            Type actual,
            List<TypePathEntry> path,
            Function<List<TypePathEntry>, TypeAnnotationPosition> position) {
        if (declared.hasTag(TypeTag.TYPEVAR)) {
            if (actual.tsym != declared.tsym) {
                collect(actual, path, position);
            }
        } else if (declared instanceof ArrayType array && actual instanceof ArrayType actualArray) {
            walk(array.elemtype, actualArray.elemtype, path.append(TypePathEntry.ARRAY), position);
        } else if (declared instanceof WildcardType wildcard && actual instanceof WildcardType actualWildcard) {
            if (!wildcard.isUnbound() && !actualWildcard.isUnbound()) {
                walk(wildcard.type, actualWildcard.type, path.append(TypePathEntry.WILDCARD), position);
            }
        } else if (declared.hasTag(TypeTag.CLASS)) {
            List<TypePathEntry> inner = path.appendList(nesting(declared));
            List<Type> actuals = actual.getTypeArguments();
            int index = 0;
            for (Type argument : declared.getTypeArguments()) {
                if (actuals.isEmpty()) {
                    return;
                }
                walk(argument, actuals.head, inner.append(argument(index++)), position);
                actuals = actuals.tail;
            }
        }
    }

    private void collect(
            Type type, List<TypePathEntry> path, Function<List<TypePathEntry>, TypeAnnotationPosition> position) {
        List<TypePathEntry> here = type.hasTag(TypeTag.CLASS) ? path.appendList(nesting(type)) : path;
        for (Compound annotation : type.getAnnotationMirrors()) {
            if (written.contains(annotation)) {
                found.add(new TypeCompound(annotation, position.apply(here)));
            }
        }
        if (type instanceof ArrayType array) {
            collect(array.elemtype, path.append(TypePathEntry.ARRAY), position);
        } else if (type instanceof WildcardType wildcard) {
            if (!wildcard.isUnbound()) {
                collect(wildcard.type, path.append(TypePathEntry.WILDCARD), position);
            }
        } else if (type.hasTag(TypeTag.CLASS)) {
            int index = 0;
            for (Type argument : type.getTypeArguments()) {
                collect(argument, here.append(argument(index++)), position);
            }
        }
    }

    /** The path from the outermost class of an inner class to the inner class itself (JVMS 4.7.20.2). */
    static List<TypePathEntry> nesting(Type type) {
        ListBuffer<TypePathEntry> path = new ListBuffer<>();
        for (Type outer = type.getEnclosingType(); outer.hasTag(TypeTag.CLASS); outer = outer.getEnclosingType()) {
            path.add(TypePathEntry.INNER_TYPE);
        }
        return path.toList();
    }

    private static TypePathEntry argument(int index) {
        return new TypePathEntry(TypePathEntryKind.TYPE_ARGUMENT, index);
    }
}
