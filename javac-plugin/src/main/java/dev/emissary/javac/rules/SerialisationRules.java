/* The rules that keep a delegate out of a serialised stream (EM-CLASS-5). */
package dev.emissary.javac.rules;

import dev.emissary.javac.model.Delegations;
import dev.emissary.javac.model.Header;
import dev.emissary.javac.model.Refusal;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The rules for serialisation: a class that became serialisable only because a delegated interface is refuses to be
 * written and to be read, unless its declaration asks for serialisation.
 */
final class SerialisationRules {
    private static final String SERIALIZABLE = "java.io.Serializable";
    private static final String EXTERNALIZABLE = "java.io.Externalizable";

    private SerialisationRules() {}

    /** Whether a declaration itself lists {@code Serializable} or {@code Externalizable}. */
    private static boolean asksForSerialisation(List<? extends TypeMirror> listed) {
        return listed.stream().anyMatch(type -> isNamed(type, SERIALIZABLE) || isNamed(type, EXTERNALIZABLE));
    }

    static List<Refusal> refusals(
            Header header,
            Delegations delegations,
            List<ExecutableElement> handWritten,
            List<ExecutableElement> forwarded,
            TypeQuestions questions) {
        if (!inherits(delegations, SERIALIZABLE, questions)
                || asksForSerialisation(header.listed())
                || declares(handWritten, Refusal.WRITE_REPLACE)) {
            return List.of();
        }
        boolean externalizable = inherits(delegations, EXTERNALIZABLE, questions);
        List<Refusal> refusals = new ArrayList<>();
        // An Externalizable class is never asked for writeObject and readObject.
        add(refusals, externalizable ? Refusal.WRITE_REPLACE : Refusal.WRITE_OBJECT, handWritten, forwarded);
        add(refusals, externalizable ? Refusal.READ_RESOLVE : Refusal.READ_OBJECT, handWritten, forwarded);
        return refusals;
    }

    private static boolean inherits(Delegations delegations, String name, TypeQuestions questions) {
        return delegations.delegations().stream()
                .anyMatch(delegation -> questions.inheritsNamed(delegation.type(), name));
    }

    private static void add(
            List<Refusal> refusals,
            Refusal refusal,
            List<ExecutableElement> handWritten,
            List<ExecutableElement> forwarded) {
        if (declares(handWritten, refusal)) {
            return;
        }
        if (!declares(forwarded, refusal)) {
            refusals.add(refusal);
            return;
        }
        // A private method cannot stand where an interface has a public one, which serialisation does not call.
        Refusal other = refusal == Refusal.WRITE_OBJECT ? Refusal.WRITE_REPLACE : Refusal.READ_RESOLVE;
        if (!declares(forwarded, other) && !declares(handWritten, other)) {
            refusals.add(other);
        }
    }

    private static boolean isNamed(TypeMirror type, String name) {
        return type instanceof DeclaredType declared
                && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(name);
    }

    private static boolean declares(List<ExecutableElement> methods, Refusal refusal) {
        return methods.stream()
                .filter(method -> method.getSimpleName().contentEquals(refusal.methodName()))
                .anyMatch(method -> refusal.streamType()
                        .map(stream -> method.getParameters().size() == 1
                                && isNamed(method.getParameters().get(0).asType(), stream))
                        .orElse(method.getParameters().isEmpty()));
    }
}
