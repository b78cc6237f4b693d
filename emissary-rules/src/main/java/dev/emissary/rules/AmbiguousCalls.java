package dev.emissary.rules;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * Finds calls on a class that are ambiguous because two of its methods have the same parameters by its type arguments
 * only, as {@code put(T)} and {@code put(String)} of a {@code Box<String>} (JLS 15.12.2.5). Such a method can only be
 * called through an interface (EM-FWD-4).
 */
final class AmbiguousCalls {
    private final Types types;
    private final TypeQuestions questions;
    private final ApplicableMethods applicable;

    AmbiguousCalls(Types types, TypeQuestions questions, ApplicableMethods applicable) {
        this.types = types;
        this.questions = questions;
        this.applicable = applicable;
    }

    /**
     * Whether a call is ambiguous.
     *
     * @param site the class that is called
     * @param name the name of the method
     * @param signature the signature whose parameters are the arguments
     */
    boolean areOn(DeclaredType site, Name name, ExecutableType signature) {
        Set<TypeElement> hierarchy = new LinkedHashSet<>();
        addSupertypes(site, hierarchy);
        List<ExecutableElement> found = hierarchy.stream()
                .flatMap(type -> applicable.of(site, type, name, signature))
                .toList();
        if (found.size() < 2) {
            return false;
        }
        List<ExecutableElement> lowest = found.stream()
                .filter(method -> found.stream().noneMatch(other -> overrides(other, method)))
                .toList();
        return lowest.stream().anyMatch(one -> lowest.stream().anyMatch(other -> !isSameMember(site, one, other)));
    }

    /**
     * Whether another overload takes raw arguments by unchecked conversion, as {@code m(Collection<String>)} beside
     * {@code m(List)}: neither is more specific.
     *
     * @param site the class or interface that is called
     * @param name the name of the method
     * @param signature the signature whose parameters are the arguments
     */
    boolean areOverloadedOn(DeclaredType site, Name name, ExecutableType signature) {
        if (signature.getParameterTypes().stream().noneMatch(TypeQuestions::mentionsRaw)) {
            return false;
        }
        Set<TypeElement> hierarchy = new LinkedHashSet<>();
        addSupertypes(site, hierarchy);
        return hierarchy.stream()
                .flatMap(type -> applicable.named(type, name))
                .map(method -> questions.asMemberOf(site, method))
                .anyMatch(other -> !questions.overrideEquivalent(other, signature)
                        && takes(other, signature, types::isAssignable)
                        && !takes(other, signature, types::isSubtype));
    }

    private boolean takes(
            ExecutableType other, ExecutableType signature, BiPredicate<TypeMirror, TypeMirror> converts) {
        List<? extends TypeMirror> arguments = signature.getParameterTypes();
        List<? extends TypeMirror> parameters = other.getParameterTypes();
        boolean generic = !other.getTypeVariables().isEmpty();
        return arguments.size() == parameters.size()
                && IntStream.range(0, arguments.size())
                        .allMatch(i -> converts.test(
                                arguments.get(i), generic ? types.erasure(parameters.get(i)) : parameters.get(i)));
    }

    private void addSupertypes(DeclaredType type, Set<TypeElement> found) {
        if (found.add((TypeElement) type.asElement())) {
            for (TypeMirror supertype : TypeQuestions.supertypes(types, type)) {
                if (supertype instanceof DeclaredType declared) {
                    addSupertypes(declared, found);
                }
            }
        }
    }

    private boolean overrides(ExecutableElement one, ExecutableElement other) {
        DeclaredType owner = owner(one);
        return !owner.asElement().equals(other.getEnclosingElement())
                && inherits(owner, other)
                && haveSameParameters(owner, one, other);
    }

    /** Whether two methods are one member of a class, whatever its type arguments are. */
    private boolean isSameMember(DeclaredType site, ExecutableElement one, ExecutableElement other) {
        if (inherits(owner(one), other)) {
            return haveSameParameters(owner(one), one, other);
        } else if (inherits(owner(other), one)) {
            return haveSameParameters(owner(other), one, other);
        }
        // Of two abstract methods javac takes one only if their erasures are the same (Resolve.mostSpecific).
        return haveSameParameters((DeclaredType) site.asElement().asType(), one, other)
                && (!areAbstract(one, other)
                        || questions.sameErasedParameters(
                                (ExecutableType) one.asType(), (ExecutableType) other.asType()));
    }

    private static boolean areAbstract(ExecutableElement one, ExecutableElement other) {
        return one.getModifiers().contains(Modifier.ABSTRACT)
                && other.getModifiers().contains(Modifier.ABSTRACT);
    }

    private boolean inherits(DeclaredType type, ExecutableElement method) {
        return types.isSubtype(
                types.erasure(type), types.erasure(method.getEnclosingElement().asType()));
    }

    private boolean haveSameParameters(DeclaredType type, ExecutableElement one, ExecutableElement other) {
        return questions.overrideEquivalent(questions.asMemberOf(type, one), questions.asMemberOf(type, other));
    }

    private static DeclaredType owner(ExecutableElement method) {
        return (DeclaredType) method.getEnclosingElement().asType();
    }
}
