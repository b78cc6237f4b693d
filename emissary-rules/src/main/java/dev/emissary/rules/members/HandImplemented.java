package dev.emissary.rules.members;

import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.TypeQuestions;
import dev.emissary.rules.types.TypedMethod;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The interfaces that an emissary implements by hand, and what they require of the methods that it forwards (EM-DEL-4,
 * EM-CONF-5, EM-CONF-6). Superinterfaces of delegated ones are not included, because they require nothing more.
 */
public final class HandImplemented {
    private final Types types;
    private final TypeQuestions questions;
    private final List<Implemented> interfaces = new ArrayList<>();
    private final Map<String, List<Required>> byName = new HashMap<>();

    public HandImplemented(Types types, InterfaceMembers members, Superinterfaces superinterfaces) {
        this.types = types;
        questions = new TypeQuestions(types);
        for (Implemented implemented : superinterfaces.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED
                    && !isDelegated(implemented.type(), superinterfaces)) {
                interfaces.add(implemented);
            }
        }
        for (Implemented implemented : interfaces) {
            add((DeclaredType) implemented.type(), implemented.place(), members);
        }
    }

    /**
     * A method of an interface that is implemented by hand.
     *
     * @param type the interface
     * @param place where the declaration mentions it
     * @param method the method, which the interface declares or inherits
     * @param signature its type as a member of the interface
     */
    public record Required(DeclaredType type, Place place, ExecutableElement method, ExecutableType signature) {
        /** Returns the method as a message names it. */
        public DelegateMethod supplied() {
            return new DelegateMethod(element(), method, signature);
        }

        /** Returns the method with its type. */
        TypedMethod typed() {
            return new TypedMethod(method, signature);
        }

        public TypeElement element() {
            return (TypeElement) type.asElement();
        }
    }

    private boolean isDelegated(TypeMirror type, Superinterfaces superinterfaces) {
        for (DelegatedInterface delegated : superinterfaces.delegated()) {
            if (delegated.type() == type || types.isSubtype(delegated.type(), type)) {
                return true;
            }
        }
        return false;
    }

    private void add(DeclaredType type, Place place, InterfaceMembers members) {
        for (Member member : members.of((TypeElement) type.asElement())) {
            for (ExecutableElement method : member.alternatives()) {
                String name = method.getSimpleName().toString();
                List<Required> sameName = byName.get(name);
                if (sameName == null) {
                    sameName = new ArrayList<>(1);
                    byName.put(name, sameName);
                }
                sameName.add(new Required(type, place, method, questions.asMemberOf(type, method)));
            }
        }
    }

    /** Returns these interfaces. */
    public List<DeclaredType> types() {
        return interfaces.stream().map(one -> (DeclaredType) one.type()).toList();
    }

    /** Whether these interfaces have no methods. */
    public boolean isEmpty() {
        return byName.isEmpty();
    }

    /** Whether one of the interfaces has a method of the given name. */
    public boolean haveMethod(String name) {
        return !byName.isEmpty() && byName.containsKey(name);
    }

    /** Returns the methods that only a method that also implements the delegates' can implement (JLS 8.4.8.3). */
    public List<Required> requirements(OverrideGroup group) {
        List<Required> sameName = byName.isEmpty() ? null : byName.get(group.name());
        if (sameName == null) {
            return List.of();
        }
        List<Required> requirements = new ArrayList<>();
        for (Required required : sameName) {
            if (needOneMethod(required, group)) {
                requirements.add(required);
            }
        }
        return requirements;
    }

    private boolean needOneMethod(Required required, OverrideGroup group) {
        for (Candidate candidate : group.candidates()) {
            if (needOneMethod(required, candidate)) {
                return true;
            }
        }
        return false;
    }

    private boolean needOneMethod(Required required, Candidate candidate) {
        return isSame(required, candidate)
                || questions.sameErasedParameters(required.signature(), candidate.signature());
    }

    /** Whether a method that implements one of them implements the other. */
    public boolean isSame(Required required, Candidate candidate) {
        return questions.overrideEquivalent(required.signature(), candidate.signature());
    }

    /** Whether neither has to be erased to have the signature of the other (JLS 8.4.2). */
    public boolean haveSameSignature(Required required, Candidate candidate) {
        return types.isSubsignature(required.signature(), candidate.signature())
                && types.isSubsignature(candidate.signature(), required.signature());
    }

    /**
     * Whether the emissary would inherit a method as a default method if nothing were forwarded (JLS 8.4.8): no other
     * interface that it implements has the method too, or one that overrides it.
     */
    public boolean isInheritedDefault(Required required, OverrideGroup group, List<Required> requirements) {
        return required.method().getModifiers().contains(Modifier.DEFAULT)
                && group.stream()
                        .noneMatch(
                                candidate -> candidate.member().declarations().contains(required.method()))
                && requirements.stream()
                        .noneMatch(other -> questions.overridesFromBelow(other.typed(), required.typed()));
    }

    /** Whether an interface can be named before {@code .super}: no other one is a subtype of it (JLS 15.12.1). */
    public boolean isLowest(Required required) {
        Element element = required.type().asElement();
        return interfaces.stream()
                .map(Implemented::type)
                .noneMatch(other -> !((DeclaredType) other).asElement().equals(element)
                        && types.isSubtype(types.erasure(other), types.erasure(required.type())));
    }
}
