package dev.emissary.rules.annotations;

import dev.emissary.rules.annotations.AnnotationFacts.Written;
import dev.emissary.rules.annotations.MethodAnnotations.TypeAnnotation;
import dev.emissary.rules.types.TypeForms;
import java.lang.annotation.ElementType;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * The walk through each type in the signature of an interface's method together with the type that replaces it in the
 * forwarder, which finds the annotations of the latter (EM-FWD-7).
 *
 * <p>The path to an annotation changes where type variables are replaced. An annotation of a type variable becomes one
 * of the type that replaces it: of the innermost class of a nested type, of the outermost array of an array type. If
 * the type argument has an annotation of the same type, the interface's is kept.
 */
final class SignatureWalk<A> {
    private final List<TypeAnnotation<A>> declared;
    private final AnnotationFacts<A> facts;
    private final List<TypeAnnotation<A>> found = new ArrayList<>();
    private final List<TypeAnnotation<A>> leading = new ArrayList<>();
    private Spot from;
    private Spot to;

    /** Begins a walk, given the type annotations of the interface's method. */
    SignatureWalk(List<TypeAnnotation<A>> declared, AnnotationFacts<A> facts) {
        this.declared = declared;
        this.facts = facts;
    }

    List<TypeAnnotation<A>> found() {
        return found;
    }

    /** Returns the annotations of the header that stand first in a type. */
    List<A> leading(Spot spot) {
        List<A> result = new ArrayList<>();
        for (TypeAnnotation<A> one : leading) {
            if (one.spot().isSame(spot)) {
                result.add(one.annotation());
            }
        }
        return result;
    }

    /** Takes the annotations of a type parameter itself. */
    void typeParameter(int index) {
        from = new Spot(Spot.TYPE_PARAMETER, index);
        to = from;
        carry(TypePath.ROOT, TypePath.ROOT);
    }

    /** Walks through the types at the same place of the interface's method and of the forwarder. */
    void through(Spot spot, TypeMirror declaredType, TypeMirror forwarderType) {
        through(spot, declaredType, spot, forwarderType);
    }

    /** Walks through the types at a place of the interface's method and at one of the forwarder. */
    void through(Spot declaredAt, TypeMirror declaredType, Spot forwarderAt, TypeMirror forwarderType) {
        from = declaredAt;
        to = forwarderAt;
        through(declaredType, forwarderType, TypePath.ROOT, TypePath.ROOT);
    }

    private void through(TypeMirror type, TypeMirror actual, TypePath fromPath, TypePath toPath) {
        if (type instanceof DeclaredType declaredType) {
            throughClass(declaredType, actual, fromPath, toPath);
        } else if (type instanceof TypeVariable variable) {
            carry(fromPath, toPath.into(actual));
            collect(facts.standIn(variable, actual), toPath);
        } else {
            carry(fromPath, toPath);
            if (type instanceof ArrayType array && actual instanceof ArrayType other) {
                through(array.getComponentType(), other.getComponentType(), fromPath.element(), toPath.element());
            } else if (type instanceof WildcardType wildcard && actual instanceof WildcardType other) {
                throughBounds(TypeForms.bound(wildcard), TypeForms.bound(other), fromPath.bound(), toPath.bound());
            }
        }
    }

    private void throughBounds(TypeMirror bound, TypeMirror other, TypePath fromPath, TypePath toPath) {
        if (bound != null && other != null) {
            through(bound, other, fromPath, toPath);
        } else {
            // To ecj, a wildcard with the bound Object has none.
            carry(fromPath, toPath);
        }
    }

    /** Walks through the annotations and type arguments of a class and, for an inner class, of its enclosing ones. */
    private void throughClass(DeclaredType type, TypeMirror actual, TypePath fromPath, TypePath toPath) {
        TypePath fromHere = fromPath.into(type);
        TypePath toHere = toPath.into(actual);
        carry(fromHere, toHere);
        if (!(actual instanceof DeclaredType other) || !other.asElement().equals(type.asElement())) {
            // The delegate returns a narrower type than the interface declares.
            return;
        }
        DeclaredType enclosing = TypePath.enclosing(type);
        if (enclosing != null && TypePath.enclosing(other) != null) {
            throughClass(enclosing, TypePath.enclosing(other), fromPath, toPath);
        }
        List<? extends TypeMirror> arguments = type.getTypeArguments();
        List<? extends TypeMirror> others = other.getTypeArguments();
        for (int i = 0; i < arguments.size() && i < others.size(); i++) {
            through(arguments.get(i), others.get(i), fromHere.argument(i), toHere.argument(i));
        }
    }

    private void carry(TypePath fromPath, TypePath toPath) {
        for (TypeAnnotation<A> annotation : declared) {
            // A class file may know another version of an annotation, which applied to types.
            if (annotation.isAt(from, fromPath) && facts.applies(annotation.annotation(), ElementType.TYPE_USE)) {
                found.add(new TypeAnnotation<>(to, toPath, annotation.annotation()));
            }
        }
    }

    /** Collects the annotations that the header has on a type and its parts, unless the interface has them already. */
    private void collect(TypeMirror type, TypePath path) {
        if (type == null) {
            return;
        }
        TypePath here = path.into(type);
        for (Written<A> one : facts.written(type)) {
            TypeAnnotation<A> annotation = new TypeAnnotation<>(to, here.then(one.path()), one.annotation());
            if (!isPresent(annotation)) {
                found.add(annotation);
                if (one.isFirst() && annotation.path().isLeading()) {
                    leading.add(annotation);
                }
            }
        }
        if (type instanceof ArrayType array) {
            collect(array.getComponentType(), path.element());
        } else if (type instanceof WildcardType wildcard) {
            collect(TypeForms.bound(wildcard), path.bound());
        } else if (type instanceof DeclaredType declaredType) {
            collect(TypePath.enclosing(type), path);
            int index = 0;
            for (TypeMirror argument : declaredType.getTypeArguments()) {
                collect(argument, here.argument(index++));
            }
        }
    }

    private boolean isPresent(TypeAnnotation<A> annotation) {
        for (TypeAnnotation<A> other : found) {
            if (other.isAt(to, annotation.path()) && facts.isRepeated(other.annotation(), annotation.annotation())) {
                return true;
            }
        }
        return false;
    }
}
