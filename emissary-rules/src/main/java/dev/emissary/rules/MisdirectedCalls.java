package dev.emissary.rules;

import dev.emissary.rules.InterfaceMembers.Member;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * Finds calls by name that do not select the method that is meant, because raw types stand beside generic ones. Such a
 * method is called through the interface that declares it (EM-FWD-4).
 */
final class MisdirectedCalls {
    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceMembers members;

    MisdirectedCalls(Types types, TypeQuestions questions, InterfaceMembers members) {
        this.types = types;
        this.questions = questions;
        this.members = members;
    }

    /**
     * Whether another method is preferred: one with the same erasure and narrower parameters, such as
     * {@code m(List<String>)} in place of {@code m(List)} (JLS 15.12.2.5). Where an interface declares the method that
     * is meant, javac finds it there first; in its subinterfaces, javac also considers what the method overrides.
     *
     * @param sites the interfaces of the receiver
     * @param method the method that is meant, declared in an interface
     * @param type its type as a member of the receiver's type
     */
    boolean prefersOther(List<DeclaredType> sites, ExecutableElement method, ExecutableType type) {
        if (!isDeclaredFor(method, type)) {
            return false;
        }
        for (DeclaredType site : sites) {
            if (site.asElement().equals(method.getEnclosingElement())) {
                continue;
            }
            for (Member member : members.of((TypeElement) site.asElement())) {
                if (member.method().getSimpleName().equals(method.getSimpleName())) {
                    for (ExecutableElement other : member.declarations()) {
                        if (!other.equals(method) && isNarrower(site, other, type)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private boolean isNarrower(DeclaredType site, ExecutableElement other, ExecutableType type) {
        ExecutableType otherType = questions.asMemberOf(site, other);
        return questions.overrideEquivalent(otherType, type) && !takes(otherType, type);
    }

    /**
     * Whether a method takes the parameters of another as arguments without an unchecked conversion.
     *
     * @param method the method that is called
     * @param caller the method that passes its parameters on
     */
    boolean takes(ExecutableType method, ExecutableType caller) {
        List<? extends TypeMirror> parameters = method.getParameterTypes();
        List<? extends TypeMirror> arguments = caller.getParameterTypes();
        boolean inferred =
                method.getTypeVariables().size() != caller.getTypeVariables().size();
        Substitution adapting = inferred ? null : Substitution.adapting(method, caller, types);
        for (int i = 0; i < arguments.size(); i++) {
            // Inference finds a type argument for a variable, but none that makes a raw type a subtype of List<T>.
            boolean taken = inferred
                    ? !TypeQuestions.hasArguments(parameters.get(i)) || !isRaw(arguments.get(i))
                    : types.isSubtype(arguments.get(i), adapting.in(parameters.get(i)));
            if (!taken) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the parameters that are raw in a signature are so by declaration, and not because the interface is raw.
     */
    boolean isDeclaredFor(ExecutableElement method, ExecutableType signature) {
        List<? extends TypeMirror> parameters = ((ExecutableType) method.asType()).getParameterTypes();
        List<? extends TypeMirror> arguments = signature.getParameterTypes();
        for (int i = 0; i < arguments.size(); i++) {
            if (TypeQuestions.hasArguments(parameters.get(i)) && isRaw(arguments.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRaw(TypeMirror type) {
        return type instanceof ArrayType array ? isRaw(array.getComponentType()) : TypeQuestions.isRaw(type);
    }
}
