package dev.emissary.rules.members;

import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeQuestions.TypedMethod;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The interfaces that an emissary implements by hand, and what they require of the methods that it forwards (EM-DEL-4,
 * EM-CONF-5, EM-CONF-6), as do the default methods that it inherits from delegated ones. Superinterfaces of delegated
 * ones are not included, because they require nothing more.
 */
public final class HandImplemented extends ProgramRules {
    private final Superinterfaces superinterfaces;
    private final List<DeclaredType> interfaces = new ArrayList<>();
    private final List<Required> methods = new ArrayList<>();

    public HandImplemented(ProgramRules rules, Superinterfaces superinterfaces) {
        super(rules);
        this.superinterfaces = superinterfaces;
        for (Implemented implemented : superinterfaces.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED && !isDelegated(implemented.type())) {
                add((DeclaredType) implemented.type(), implemented.place());
            }
        }
    }

    /**
     * A method of an interface that is implemented by hand.
     *
     * @param place where the declaration mentions it
     */
    public record Required(DeclaredType type, Place place, ExecutableElement method, ExecutableType signature) {
        /** Returns the method as a message names it. */
        public DelegateMethod supplied() {
            return new DelegateMethod(element(), method, signature);
        }

        TypedMethod typed() {
            return new TypedMethod(method, signature);
        }

        public TypeElement element() {
            return (TypeElement) type.asElement();
        }
    }

    private boolean isDelegated(TypeMirror type) {
        for (DelegatedInterface delegated : superinterfaces.delegated()) {
            if (delegated.type() == type || types.isSubtype(delegated.type(), type)) {
                return true;
            }
        }
        return false;
    }

    private void add(DeclaredType type, Place place) {
        interfaces.add(type);
        for (Member member : members.of((TypeElement) type.asElement())) {
            for (ExecutableElement method : member.alternatives()) {
                methods.add(new Required(type, place, method, questions.asMemberOf(type, method)));
            }
        }
    }

    /** Adds a default method that the emissary inherits, because the component of its interface has none (EM-DEL-8). */
    public void addInherited(DelegatedInterface delegated, TypedMethod method) {
        methods.add(new Required(
                delegated.type(), superinterfaces.placeOf(delegated), method.method(), method.signature()));
    }

    /** Whether a method is required by an interface that is implemented by hand. */
    public boolean isByHand(Required required) {
        return interfaces.contains(required.type());
    }

    /** Returns the interfaces that are implemented by hand. */
    public List<DeclaredType> types() {
        return interfaces;
    }

    /** Whether one of the interfaces has a method of the name of one of another interface. */
    public boolean haveMethodOf(TypeElement other) {
        for (Required required : methods) {
            if (members.hasNameOf(other, required.method())) {
                return true;
            }
        }
        return false;
    }

    /** Returns the methods that only a method that also implements the delegates' can implement (JLS 8.4.8.3). */
    public List<Required> requirements(OverrideGroup group) {
        List<Required> requirements = new ArrayList<>(0);
        for (Required required : methods) {
            if (group.first().member().isNamedAs(required.method()) && needOneMethod(required, group)) {
                requirements.add(required);
            }
        }
        return requirements;
    }

    private boolean needOneMethod(Required required, OverrideGroup group) {
        for (Candidate candidate : group.candidates()) {
            if (questions.overrideEquivalent(required.signature(), candidate.signature())
                    || questions.sameErasedParameters(required.signature(), candidate.signature())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the emissary would inherit a method as a default method if nothing were forwarded (JLS 8.4.8), and can name
     * it with {@code super} (JLS 15.12.1): no other interface that it implements has the method too or one that
     * overrides it, and none is a subtype of the interface.
     */
    public boolean isInheritedDefault(Required required, OverrideGroup group, List<Required> requirements) {
        return required.method().getModifiers().contains(Modifier.DEFAULT)
                && group.stream()
                        .noneMatch(
                                candidate -> candidate.member().declarations().contains(required.method()))
                && requirements.stream()
                        .noneMatch(other -> questions.overridesFromBelow(other.typed(), required.typed()))
                && interfaces.stream()
                        .noneMatch(other -> !other.asElement().equals(required.element())
                                && types.isSubtype(types.erasure(other), types.erasure(required.type())));
    }
}
