package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.annotations.HeaderTypes.StandIn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.ast.Wildcard;
import org.eclipse.jdt.internal.compiler.codegen.AnnotationContext;
import org.eclipse.jdt.internal.compiler.codegen.AnnotationTargetTypeConstants;
import org.eclipse.jdt.internal.compiler.lookup.ArrayBinding;
import org.eclipse.jdt.internal.compiler.lookup.ParameterizedTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.WildcardBinding;

/**
 * The walk through a type in the signature of an interface's method together with the type that replaces it in the
 * forwarder, which finds the annotations of the latter (EM-FWD-7).
 *
 * <p>The path to an annotation changes where type variables are replaced. An annotation of a type variable becomes one
 * of the type that replaces it: of the innermost class of a nested type, of the outermost array of an array type. If
 * the type argument has an annotation of the same type, the interface's is kept.
 */
final class SignatureWalk {
    private final List<TypeAnnotation> declared;
    private final Map<TypeVariableBinding, StandIn> variables;
    private final List<TypeAnnotation> found = new ArrayList<>();
    private final List<TypeAnnotation> leading = new ArrayList<>();
    private Spot from;
    private Spot to;

    /**
     * Begins a walk.
     *
     * @param declared the type annotations of the interface's method
     * @param variables what stands in for the type variables of the interface
     */
    SignatureWalk(List<TypeAnnotation> declared, Map<TypeVariableBinding, StandIn> variables) {
        this.declared =
                declared.stream().filter(one -> one.annotation().isWritten()).toList();
        this.variables = variables;
    }

    /** Returns the annotations that have been found. */
    List<TypeAnnotation> found() {
        return found;
    }

    /** Returns the annotations of the header that stand first in a result or parameter type. */
    List<AnnotationUse> leading(Spot spot) {
        return leading.stream()
                .filter(one -> one.spot().equals(spot))
                .map(TypeAnnotation::annotation)
                .toList();
    }

    /** Takes the annotations of a type parameter itself. */
    void typeParameter(int index) {
        declared.stream()
                .filter(one -> one.spot().equals(Spot.typeParameter(index)))
                .forEach(found::add);
    }

    /** Walks through the types at a place of the interface's method and at one of the forwarder. */
    void through(Spot declaredAt, TypeBinding declaredType, Spot forwarderAt, TypeBinding forwarderType) {
        from = declaredAt;
        to = forwarderAt;
        through(declaredType, forwarderType, TypePath.ROOT, TypePath.ROOT);
    }

    private void through(TypeBinding type, TypeBinding actual, TypePath fromPath, TypePath toPath) {
        if (type instanceof TypeVariableBinding variable) {
            carry(fromPath, toPath.into(actual));
            if (!actual.isRawType()) {
                collect(variables.get(variable.unannotated()), toPath);
            }
        } else if (type instanceof ArrayBinding array) {
            carry(fromPath, toPath);
            if (actual instanceof ArrayBinding other) {
                through(array.elementsType(), other.elementsType(), fromPath.element(), toPath.element());
            }
        } else if (type instanceof WildcardBinding wildcard) {
            carry(fromPath, toPath);
            if (!(actual instanceof WildcardBinding other)) {
                return;
            }
            if (wildcard.boundKind != Wildcard.UNBOUND && other.boundKind != Wildcard.UNBOUND) {
                through(wildcard.bound, other.bound, fromPath.bound(), toPath.bound());
            } else {
                // To the compiler, a wildcard with the bound Object has none.
                carry(fromPath.bound(), toPath.bound());
            }
        } else {
            throughClass(type, actual, fromPath, toPath);
        }
    }

    /** Walks through the annotations and type arguments of a class and, for an inner class, of its enclosing ones. */
    private void throughClass(TypeBinding type, TypeBinding actual, TypePath fromPath, TypePath toPath) {
        TypePath fromHere = fromPath.into(type);
        TypePath toHere = toPath.into(actual);
        carry(fromHere, toHere);
        if (!Arrays.equals(type.erasure().signature(), actual.erasure().signature())) {
            // The delegate returns a narrower type than the interface declares.
            return;
        }
        if (TypePath.isInner(type) && TypePath.isInner(actual)) {
            throughClass(type.enclosingType(), actual.enclosingType(), fromPath, toPath);
        }
        TypeBinding[] arguments = arguments(type);
        TypeBinding[] others = arguments(actual);
        for (int i = 0; i < arguments.length && i < others.length; i++) {
            through(arguments[i], others[i], fromHere.argument(i), toHere.argument(i));
        }
    }

    private static TypeBinding[] arguments(TypeBinding type) {
        return type instanceof ParameterizedTypeBinding parameterized
                        && parameterized.arguments != null
                        && !type.isRawType()
                ? parameterized.arguments
                : new TypeBinding[0];
    }

    private void carry(TypePath fromPath, TypePath toPath) {
        for (TypeAnnotation annotation : declared) {
            if (annotation.spot().equals(from) && annotation.path().equals(fromPath)) {
                found.add(new TypeAnnotation(to, toPath, annotation.annotation()));
            }
        }
    }

    /** Collects the annotations that the header has on a type argument, if there is one, and within it. */
    private void collect(StandIn standIn, TypePath path) {
        if (standIn == null) {
            return;
        }
        if (standIn.written() != null) {
            collectWritten(standIn, path);
        } else {
            collectParts(standIn.type(), standIn.variables(), path);
        }
    }

    private void collectParts(TypeBinding type, Map<TypeVariableBinding, StandIn> around, TypePath path) {
        if (type instanceof TypeVariableBinding variable) {
            collect(around.get(variable.unannotated()), path);
        } else if (type instanceof ArrayBinding array) {
            collectParts(array.elementsType(), around, path.element());
        } else if (type instanceof WildcardBinding wildcard) {
            if (wildcard.boundKind != Wildcard.UNBOUND) {
                collectParts(wildcard.bound, around, path.bound());
            }
        } else {
            TypeBinding[] arguments = arguments(type);
            for (int i = 0; i < arguments.length; i++) {
                collectParts(arguments[i], around, path.into(type).argument(i));
            }
            if (TypePath.isInner(type)) {
                collectParts(type.enclosingType(), around, path);
            }
        }
    }

    private void collectWritten(StandIn standIn, TypePath path) {
        for (AnnotationContext context :
                standIn.written().getAllAnnotationContexts(AnnotationTargetTypeConstants.FIELD)) {
            Annotation written = context.annotation.getPersistibleAnnotation();
            TypePath inside = TypePath.of(Annotation.getLocations(standIn.written(), context.annotation));
            TypePath whole = path.then(inside);
            if (written != null) {
                TypeAnnotation annotation = new TypeAnnotation(to, whole, AnnotationUse.of(written));
                if (annotation.annotation().isWritten() && !isPresent(annotation)) {
                    found.add(annotation);
                    if (to.isDeclared()
                            && whole.isLeading()
                            && inside.length() == standIn.type().dimensions()
                            && isBeforeFirstName(context.annotation, standIn.written())) {
                        leading.add(annotation);
                    }
                }
            }
        }
    }

    /** Whether an annotation stands before the first of the names of a type, which is then not that of a package. */
    private static boolean isBeforeFirstName(Annotation annotation, TypeReference type) {
        return type.annotations != null
                && type.annotations[0] != null
                && List.of(type.annotations[0]).contains(annotation);
    }

    /** Whether the interface has an annotation of this type on its type variable already. */
    private boolean isPresent(TypeAnnotation annotation) {
        return found.stream()
                .anyMatch(other -> other.spot().equals(to)
                        && other.path().equals(annotation.path())
                        && other.annotation().hasTypeOf(annotation.annotation()));
    }
}
