package dev.emissary.javac.annotations;

import static com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry.ARRAY;
import static com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry.WILDCARD;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Attribute.TypeCompound;
import com.sun.tools.javac.code.BoundKind;
import com.sun.tools.javac.code.TargetType;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntryKind;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;

/**
 * The type annotations of one forwarder, found by walking each declared type together with the type that replaces it in
 * the forwarder.
 *
 * <p>A class file locates an annotation within a type by a path (JVMS 4.7.20.2), which changes where type variables are
 * replaced. An annotation of a type variable becomes one of the type that replaces it: of the innermost class of a
 * nested type, of the outermost array of an array type. If the type argument has an annotation of the same type, the
 * interface's is kept.
 */
final class AnnotatedTypes {
    private final List<TypeCompound> declared;
    private final HeaderAnnotations header;
    private final RepeatedAnnotations repeated;
    private final ListBuffer<TypeCompound> found = new ListBuffer<>();
    private List<Leading> leading = List.nil();

    /**
     * Creates an instance that has not found any annotations yet.
     *
     * @param declared the type annotations of the interface's method
     * @param header those in the header of the emissary
     * @param repeated wraps repeated annotations in their containers
     */
    AnnotatedTypes(List<TypeCompound> declared, HeaderAnnotations header, RepeatedAnnotations repeated) {
        this.declared = declared;
        this.header = header;
        this.repeated = repeated;
    }

    /** A header annotation that stands first in the type at a spot. */
    private record Leading(SignatureSpot spot, Compound annotation) {}

    boolean hasNothingToCarry() {
        return declared.isEmpty() && header.isEmpty();
    }

    /** Returns the annotations found so far. */
    List<TypeCompound> found() {
        return found.toList();
    }

    /** Returns the header annotations that stand first in a result or parameter type, before a simple name. */
    List<Compound> leading(TargetType target, int parameter) {
        ListBuffer<Compound> result = new ListBuffer<>();
        for (Leading one : leading) {
            if (one.spot().target() == target && one.spot().parameter() == parameter) {
                result.add(one.annotation());
            }
        }
        return result.toList();
    }

    /** Carries over the type annotations of a type parameter itself. */
    void carryTypeParameterAnnotations(int index) {
        for (TypeCompound annotation : declared) {
            if (annotation.position.type == TargetType.METHOD_TYPE_PARAMETER
                    && annotation.position.parameter_index == index) {
                found.add(annotation);
            }
        }
    }

    /** Carries over the annotations of a declared type to the type that replaces it in the forwarder. */
    void carry(SignatureSpot spot, Type from, Type to) {
        new Walk(spot).through(from, to, List.nil(), List.nil());
    }

    /** The walk through the two types at one spot. */
    private final class Walk {
        private final SignatureSpot spot;

        Walk(SignatureSpot spot) {
            this.spot = spot;
        }

        void through(Type from, Type to, List<TypePathEntry> fromPath, List<TypePathEntry> toPath) {
            if (from.hasTag(TypeTag.CLASS)) {
                throughClass(from, to, fromPath, toPath);
                return;
            }
            List<TypePathEntry> toHere = from.hasTag(TypeTag.TYPEVAR) ? toPath.appendList(nesting(to)) : toPath;
            carry(fromPath, toHere);
            if (from.hasTag(TypeTag.TYPEVAR)) {
                if (from.tsym != to.tsym) {
                    collect(to, toPath);
                }
            } else if (from instanceof ArrayType array && to instanceof ArrayType actual) {
                through(array.elemtype, actual.elemtype, fromPath.append(ARRAY), toPath.append(ARRAY));
            } else if (from instanceof WildcardType wildcard && to instanceof WildcardType actual) {
                if (hasBound(wildcard) && hasBound(actual)) {
                    through(wildcard.type, actual.type, fromPath.append(WILDCARD), toPath.append(WILDCARD));
                }
            }
        }

        /** Walks the annotations and type arguments of a class and, for an inner class, of its enclosing ones. */
        private void throughClass(Type from, Type to, List<TypePathEntry> fromPath, List<TypePathEntry> toPath) {
            List<TypePathEntry> fromHere = fromPath.appendList(nesting(from));
            List<TypePathEntry> toHere = toPath.appendList(nesting(to));
            carry(fromHere, toHere);
            if (from.tsym != to.tsym) {
                // The delegate returns a narrower type than the interface declares.
                return;
            }
            if (from.getEnclosingType().hasTag(TypeTag.CLASS)
                    && to.getEnclosingType().hasTag(TypeTag.CLASS)) {
                throughClass(from.getEnclosingType(), to.getEnclosingType(), fromPath, toPath);
            }
            List<Type> actual = to.getTypeArguments();
            int index = 0;
            for (Type argument : from.getTypeArguments()) {
                if (actual.nonEmpty()) {
                    TypePathEntry step = argument(index++);
                    through(argument, actual.head, fromHere.append(step), toHere.append(step));
                    actual = actual.tail;
                }
            }
        }

        /** Whether a bound is written; since JDK 21, {@code isUnbound()} is also true for {@code ? extends Object}. */
        private static boolean hasBound(WildcardType wildcard) {
            return wildcard.kind != BoundKind.UNBOUND;
        }

        private void carry(List<TypePathEntry> fromPath, List<TypePathEntry> toPath) {
            for (TypeCompound annotation : declared) {
                if (spot.isAtDeclared(annotation.position) && annotation.position.location.equals(fromPath)) {
                    boolean same = spot.from() == spot.to() && fromPath.equals(toPath);
                    found.add(same ? annotation : new TypeCompound(annotation, spot.position(toPath)));
                }
            }
        }

        /** Collects the annotations that the header has on a type argument and within it. */
        private void collect(Type type, List<TypePathEntry> path) {
            if (header.isEmpty()) {
                return;
            }
            List<TypePathEntry> here = path.appendList(nesting(type));
            collectOwn(type, here);
            if (type instanceof ArrayType array) {
                collect(array.elemtype, path.append(ARRAY));
            } else if (type instanceof WildcardType wildcard) {
                if (hasBound(wildcard)) {
                    collect(wildcard.type, path.append(WILDCARD));
                }
            } else if (type.hasTag(TypeTag.CLASS)) {
                collect(type.getEnclosingType(), path);
                int index = 0;
                for (Type argument : type.getTypeArguments()) {
                    collect(argument, here.append(argument(index++)));
                }
            }
        }

        private void collectOwn(Type type, List<TypePathEntry> path) {
            List<Compound> missing = List.nil();
            for (Compound annotation : header.on(type)) {
                if (!isPresent(annotation, path)) {
                    missing = missing.append(annotation);
                }
            }
            if (missing.nonEmpty()) {
                boolean isFirst = isLeading(type, path) && header.isBeforeSimpleName(missing.head);
                for (Compound annotation : repeated.wrapped(missing)) {
                    found.add(new TypeCompound(annotation, spot.position(path)));
                    if (isFirst) {
                        leading = leading.append(new Leading(spot, annotation));
                    }
                }
            }
        }

        /** Whether the interface has an annotation of this type on its type variable already. */
        private boolean isPresent(Compound annotation, List<TypePathEntry> path) {
            for (TypeCompound other : found) {
                if (spot.isAt(other.position)
                        && other.position.location.equals(path)
                        && repeated.haveSameType(other, annotation)) {
                    return true;
                }
            }
            return false;
        }

        /** Whether an annotation of this type stands at the beginning of a declaration. */
        private boolean isLeading(Type type, List<TypePathEntry> path) {
            return spot.isDeclared()
                    && !(type instanceof ArrayType)
                    && path.stream().allMatch(step -> step.tag == TypePathEntryKind.ARRAY);
        }
    }

    /** Returns the path from the outermost enclosing class to an inner class (JVMS 4.7.20.2). */
    private static List<TypePathEntry> nesting(Type type) {
        List<TypePathEntry> path = List.nil();
        if (type.hasTag(TypeTag.CLASS)) {
            for (Type outer = type.getEnclosingType(); outer.hasTag(TypeTag.CLASS); outer = outer.getEnclosingType()) {
                path = path.prepend(TypePathEntry.INNER_TYPE);
            }
        }
        return path;
    }

    private static TypePathEntry argument(int index) {
        return new TypePathEntry(TypePathEntryKind.TYPE_ARGUMENT, index);
    }
}
