package dev.emissary.rules.annotations;

import dev.emissary.rules.types.Substitution;
import dev.emissary.rules.types.TypeForms;
import java.lang.annotation.ElementType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.NoType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/**
 * The annotations that a forwarder takes over from the interface's method because they are part of its signature:
 * {@code @Deprecated}, nullness, and type annotations, including those that are also declaration annotations. All other
 * declaration annotations belong to the interface alone (EM-FWD-3, EM-FWD-7).
 */
public final class CarriedAnnotations<A> {
    /** Those that say whether a result or a parameter may be null, but not Lombok's, because it generates code. */
    private static final Set<String> NULLNESS = Set.of(
            "javax.annotation.Nullable",
            "javax.annotation.Nonnull",
            "javax.annotation.CheckForNull",
            "jakarta.annotation.Nullable",
            "jakarta.annotation.Nonnull",
            "androidx.annotation.Nullable",
            "androidx.annotation.NonNull",
            "android.support.annotation.Nullable",
            "android.support.annotation.NonNull",
            "com.mongodb.lang.Nullable",
            "com.mongodb.lang.NonNull",
            "edu.umd.cs.findbugs.annotations.CheckForNull",
            "edu.umd.cs.findbugs.annotations.NonNull",
            "edu.umd.cs.findbugs.annotations.Nullable",
            "org.checkerframework.checker.nullness.compatqual.NonNullDecl",
            "org.checkerframework.checker.nullness.compatqual.NullableDecl",
            "org.eclipse.jdt.annotation.NonNull",
            "org.eclipse.jdt.annotation.Nullable",
            "org.jetbrains.annotations.NotNull",
            "org.jetbrains.annotations.Nullable",
            "org.springframework.lang.NonNull",
            "org.springframework.lang.Nullable",
            "reactor.util.annotation.NonNull",
            "reactor.util.annotation.Nullable");

    private final MethodAnnotations<A> declared;
    private final AnnotationFacts<A> facts;
    private final SignatureWalk<A> walk;

    private CarriedAnnotations(MethodAnnotations<A> declared, AnnotationFacts<A> facts) {
        this.declared = declared;
        this.facts = facts;
        walk = new SignatureWalk<>(declared.onTypes(), facts);
    }

    /**
     * Returns the annotations of a forwarder.
     *
     * @param declared those of the interface's method
     * @param method the type of the interface's method
     * @param signature its type as a member of the interface that the emissary implements
     * @param forwarder the type of the forwarder
     */
    public static <A> MethodAnnotations<A> of(
            MethodAnnotations<A> declared,
            ExecutableType method,
            ExecutableType signature,
            ExecutableType forwarder,
            AnnotationFacts<A> facts,
            Types types) {
        CarriedAnnotations<A> carried = new CarriedAnnotations<>(declared, facts);
        carried.walk.through(new Spot(Spot.RESULT, 0), method.getReturnType(), forwarder.getReturnType());
        carried.throughTypeParameters(method.getTypeVariables(), forwarder.getTypeVariables());
        for (int i = 0; i < forwarder.getParameterTypes().size(); i++) {
            carried.walk.through(
                    new Spot(Spot.PARAMETER, i),
                    method.getParameterTypes().get(i),
                    forwarder.getParameterTypes().get(i));
        }
        carried.throughExceptions(method, signature, forwarder, types);
        return carried.with(method, forwarder);
    }

    private void throughTypeParameters(List<? extends TypeVariable> theirs, List<? extends TypeVariable> own) {
        for (int i = 0; i < theirs.size() && i < own.size(); i++) {
            walk.typeParameter(i);
            List<? extends TypeMirror> bounds = TypeForms.bounds(theirs.get(i));
            List<? extends TypeMirror> actual = TypeForms.bounds(own.get(i));
            for (int j = 0; j < bounds.size() && j < actual.size(); j++) {
                walk.through(
                        new Spot(Spot.TYPE_PARAMETER_BOUND, i, j + firstIndex(bounds)),
                        bounds.get(j),
                        new Spot(Spot.TYPE_PARAMETER_BOUND, i, j + firstIndex(actual)),
                        actual.get(j));
            }
        }
    }

    /** Index 0 is for a class or a type variable; interfaces begin with 1 (JVMS 4.7.20.1). */
    private static int firstIndex(List<? extends TypeMirror> bounds) {
        return bounds.get(0) instanceof DeclaredType type
                        && type.asElement().getKind().isInterface()
                ? 1
                : 0;
    }

    /** An exception is located by its index, which differs where the throws clause is narrower. */
    private void throughExceptions(
            ExecutableType method, ExecutableType signature, ExecutableType forwarder, Types types) {
        Substitution own = Substitution.adapting(signature, forwarder, types);
        for (int i = 0; i < method.getThrownTypes().size(); i++) {
            TypeMirror wanted = own.in(signature.getThrownTypes().get(i));
            int index = indexOf(wanted, i, forwarder.getThrownTypes(), types);
            if (index >= 0) {
                walk.through(
                        new Spot(Spot.EXCEPTION, i),
                        method.getThrownTypes().get(i),
                        new Spot(Spot.EXCEPTION, index),
                        forwarder.getThrownTypes().get(index));
            }
        }
    }

    /** Returns the index of a type or its erasure, preferably the given one, or -1. */
    private static int indexOf(TypeMirror wanted, int index, List<? extends TypeMirror> all, Types types) {
        TypeMirror erased = types.erasure(wanted);
        int found = -1;
        for (int i = 0; i < all.size(); i++) {
            boolean matches = types.isSameType(wanted, all.get(i)) || types.isSameType(erased, all.get(i));
            if (matches && (found < 0 || i == index)) {
                found = i;
            }
        }
        return found;
    }

    /** Returns what the walk has found, with the annotations of declarations. */
    private MethodAnnotations<A> with(ExecutableType method, ExecutableType forwarder) {
        List<A> onMethod = onDeclaration(
                declared.onMethod(),
                method.getReturnType(),
                forwarder.getReturnType(),
                walk.leading(new Spot(Spot.RESULT, 0)),
                ElementType.METHOD);
        List<List<A>> onParameters = new ArrayList<>();
        for (int i = 0; i < forwarder.getParameterTypes().size(); i++) {
            onParameters.add(onDeclaration(
                    i < declared.onParameters().size() ? declared.onParameters().get(i) : List.of(),
                    method.getParameterTypes().get(i),
                    forwarder.getParameterTypes().get(i),
                    walk.leading(new Spot(Spot.PARAMETER, i)),
                    ElementType.PARAMETER));
        }
        return new MethodAnnotations<>(onMethod, onParameters, walk.found());
    }

    private List<A> onDeclaration(
            List<A> annotations, TypeMirror type, TypeMirror actual, List<A> leading, ElementType place) {
        List<A> result = new ArrayList<>();
        boolean leads = leads(type, actual);
        for (A annotation : annotations) {
            boolean isCarried = facts.applies(annotation, ElementType.TYPE_USE)
                    ? leads && facts.applies(annotation, place)
                    : Deprecated.class.getName().contentEquals(facts.name(annotation))
                            || NULLNESS.contains(facts.name(annotation).toString());
            if (isCarried) {
                result.add(annotation);
            }
        }
        for (A annotation : leading) {
            if (facts.applies(annotation, place)) {
                result.add(annotation);
            }
        }
        return result;
    }

    /**
     * Whether an annotation at the beginning of a declaration applies to the same type as in the interface. It does not
     * if an array or an inner class replaces a type variable: their own annotations are written elsewhere (JLS 9.7.4).
     */
    private static boolean leads(TypeMirror declared, TypeMirror actual) {
        TypeMirror from = declared;
        TypeMirror to = actual;
        while (from instanceof ArrayType array && to instanceof ArrayType other) {
            from = array.getComponentType();
            to = other.getComponentType();
        }
        return !(from instanceof NoType)
                && !(from instanceof TypeVariable && (to instanceof ArrayType || TypePath.enclosing(to) != null));
    }
}
