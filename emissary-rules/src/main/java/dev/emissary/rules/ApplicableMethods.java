package dev.emissary.rules;

import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;

/**
 * The instance methods that one class or interface of a hierarchy declares and that a call can mean whose arguments
 * have exactly the parameter types of a signature (JLS 15.12.2).
 */
final class ApplicableMethods {
    private final TypeQuestions questions;
    private final InterfaceMembers members;

    ApplicableMethods(TypeQuestions questions, InterfaceMembers members) {
        this.questions = questions;
        this.members = members;
    }

    /**
     * Finds them.
     *
     * @param site the type on which the method is called
     * @param declaring the class or interface, the type itself or a supertype of it
     * @param name the name of the method
     * @param signature the signature whose parameters are the arguments
     */
    Stream<ExecutableElement> of(DeclaredType site, TypeElement declaring, Name name, ExecutableType signature) {
        return named(declaring, name)
                .filter(method -> questions.overrideEquivalent(questions.asMemberOf(site, method), signature));
    }

    /** Finds the methods of a name, whatever their parameters are. */
    Stream<ExecutableElement> named(TypeElement declaring, Name name) {
        return members.declared(declaring).stream()
                .filter(method -> method.getSimpleName().equals(name)
                        && !method.getModifiers().contains(Modifier.STATIC)
                        && !method.getModifiers().contains(Modifier.PRIVATE));
    }
}
