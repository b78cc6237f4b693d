package dev.emissary.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
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
    private final InterfaceMembers members;

    AmbiguousCalls(Types types, InterfaceMembers members) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.members = members;
    }

    /**
     * Whether a call is ambiguous.
     *
     * @param site the class that is called
     * @param name the name of the method
     * @param signature the signature whose parameters are the arguments
     */
    boolean areOn(DeclaredType site, CharSequence name, ExecutableType signature) {
        List<ExecutableElement> found = applicable(site, name, signature);
        if (found.size() < 2) {
            return false;
        }
        List<ExecutableElement> lowest = found.stream()
                .filter(method -> found.stream().noneMatch(other -> overrides(other, method)))
                .toList();
        return lowest.stream().anyMatch(one -> lowest.stream().anyMatch(other -> !isSameMember(site, one, other)));
    }

    /** Returns the methods that have these parameters as members of the class. */
    private List<ExecutableElement> applicable(DeclaredType site, CharSequence name, ExecutableType signature) {
        Set<TypeElement> classes = new LinkedHashSet<>();
        addSupertypes(site, classes);
        List<ExecutableElement> found = new ArrayList<>();
        for (TypeElement type : classes) {
            for (ExecutableElement method : members.declared(type)) {
                if (method.getSimpleName().contentEquals(name)
                        && !method.getModifiers().contains(Modifier.STATIC)
                        && !method.getModifiers().contains(Modifier.PRIVATE)
                        && questions.overrideEquivalent(questions.asMemberOf(site, method), signature)) {
                    found.add(method);
                }
            }
        }
        return found;
    }

    private void addSupertypes(DeclaredType type, Set<TypeElement> found) {
        if (found.add((TypeElement) type.asElement())) {
            for (TypeMirror supertype : types.directSupertypes(type)) {
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
        DeclaredType lower = inherits(owner(one), other)
                ? owner(one)
                : inherits(owner(other), one)
                        ? owner(other)
                        : (DeclaredType) site.asElement().asType();
        return haveSameParameters(lower, one, other);
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
