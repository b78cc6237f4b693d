/* The rules that keep a delegate out of a serialised stream (EM-CLASS-5). */
package dev.emissary.rules;

import dev.emissary.model.Delegations;
import dev.emissary.model.Delegations.Implemented;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Refusal;
import dev.emissary.model.Supplied;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The rules for serialisation: a class that became serialisable only because a delegated interface is refuses to be
 * written and to be read, unless its declaration asks for serialisation or its body has the hook for it.
 */
final class SerialisationRules {
    private static final String SERIALIZABLE = "java.io.Serializable";
    private static final String EXTERNALIZABLE = "java.io.Externalizable";

    private final TypeQuestions questions;
    private final Header header;
    private final Delegations delegations;
    private final SerialisationHooks hooks;
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    SerialisationRules(
            Types types,
            InterfaceMembers members,
            Header header,
            Delegations delegations,
            List<ExecutableElement> handWritten) {
        questions = new TypeQuestions(types);
        this.header = header;
        this.delegations = delegations;
        hooks = new SerialisationHooks(types, members, handWritten, delegations);
    }

    /** Whether a class is serialisable at all; otherwise Java asks it for nothing. */
    static boolean concern(Delegations delegations, TypeQuestions questions) {
        return implementsNamed(delegations, SERIALIZABLE, questions);
    }

    private static boolean implementsNamed(Delegations delegations, String name, TypeQuestions questions) {
        for (Implemented implemented : delegations.implemented()) {
            if (questions.inheritsNamed(implemented.type(), name)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Takes out the forwarders that Java would ask in place of the emissary. A stand-in keeps the class from being called
     * abstract.
     *
     * @param forwarders the planned forwarders
     */
    List<Forwarder> withoutHooks(List<Forwarder> forwarders) {
        List<Forwarder> remaining = new ArrayList<>();
        for (Forwarder forwarder : forwarders) {
            if (!forwarder.standIn() && hooks.isHook(forwarder)) {
                problems.add(Problem.of(
                        "serialization.delegated",
                        Place.component(forwarder.component()),
                        new Supplied(through(forwarder), forwarder.method(), forwarder.signature()),
                        forwarder.method().getSimpleName().toString()));
                remaining.add(forwarder.asStandIn());
            } else {
                remaining.add(forwarder);
            }
        }
        return remaining;
    }

    private TypeElement through(Forwarder forwarder) {
        return delegations.delegations().stream()
                .filter(delegation -> delegation.component() == forwarder.component())
                .map(delegation -> delegation.element())
                .filter(element -> questions
                        .asSuper(element.asType(), (TypeElement)
                                forwarder.method().getEnclosingElement())
                        .isPresent())
                .findFirst()
                .orElseThrow();
    }

    /** Decides by which methods the class refuses, where it has to. */
    void refuse(TypeElement emissary) {
        if (asks()
                || hooks.has(Refusal.WRITE_REPLACE)
                || delegations.delegations().stream()
                        .noneMatch(delegation -> questions.inheritsNamed(delegation.type(), SERIALIZABLE))) {
            return;
        }
        if (implementsNamed(delegations, EXTERNALIZABLE, questions)) {
            // An Externalizable class is never asked for writeObject and readObject.
            refuse(emissary, Refusal.WRITE_REPLACE);
            refuse(emissary, Refusal.READ_RESOLVE);
        } else {
            refuse(emissary, Refusal.WRITE_OBJECT, Refusal.WRITE_REPLACE);
            refuse(emissary, Refusal.READ_OBJECT, Refusal.READ_RESOLVE);
        }
    }

    /**
     * Whether the declaration itself asks for serialisation, by {@code Serializable}, {@code Externalizable} or a subtype
     * of them in its implements clause that no component serves.
     */
    private boolean asks() {
        return header.listed().stream()
                .anyMatch(listed -> isNamed(listed, SERIALIZABLE)
                        || isNamed(listed, EXTERNALIZABLE)
                        || (questions.inheritsNamed(listed, SERIALIZABLE) && !isServed((DeclaredType) listed)));
    }

    private boolean isServed(DeclaredType listed) {
        return header.components().stream()
                .anyMatch(component -> questions
                        .asSuper(component.type(), (TypeElement) listed.asElement())
                        .isPresent());
    }

    static boolean isNamed(TypeMirror type, String name) {
        return type.getKind() == TypeKind.DECLARED
                && ((TypeElement) ((DeclaredType) type).asElement())
                        .getQualifiedName()
                        .contentEquals(name);
    }

    /** Refuses one half of serialisation by the first method that the class does not have for another purpose. */
    private void refuse(TypeElement emissary, Refusal... inTurn) {
        for (Refusal refusal : inTurn) {
            if (hooks.has(refusal)) {
                return;
            }
            if (hooks.isFree(refusal)) {
                refusals.add(refusal);
                return;
            }
        }
        if (!problems.isEmpty()) {
            // What the body has to declare may be in the way, or may be all that is missing.
            return;
        }
        Refusal last = inTurn[inTurn.length - 1];
        int handWritten = hooks.mistaken(last);
        problems.add(Problem.of(
                "serialization.hook",
                handWritten < 0 ? Place.NAME : Place.method(handWritten),
                emissary,
                last.methodName()));
    }

    List<Refusal> refusals() {
        return refusals;
    }

    List<Problem> problems() {
        return problems;
    }
}
