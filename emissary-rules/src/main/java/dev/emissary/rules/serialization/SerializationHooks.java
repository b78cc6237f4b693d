package dev.emissary.rules.serialization;

import dev.emissary.model.ExternalGuard;
import dev.emissary.model.Forwarder;
import dev.emissary.model.SerializationGuard;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The methods of a class with the names and parameters of Java serialization's, distinguished as
 * {@code java.io.ObjectStreamClass} does: those that it calls, and those that only take their place (EM-CLASS-5).
 */
public final class SerializationHooks extends ProgramRules {
    private final List<ExecutableElement> handWritten;
    private final Superinterfaces superinterfaces;

    public SerializationHooks(ProgramRules rules, TypeElement emissary, Superinterfaces superinterfaces) {
        super(rules);
        handWritten = members.declared(emissary);
        this.superinterfaces = superinterfaces;
    }

    /** Whether the body declares a method that Java serialization calls; it does not find inherited ones. */
    public boolean declares(SerializationGuard hook) {
        return handWritten.stream().anyMatch(method -> hasSignatureOf(hook, method) && isCalled(hook, method));
    }

    private boolean isCalled(SerializationGuard hook, ExecutableElement method) {
        if (method.getModifiers().contains(Modifier.STATIC)) {
            return false;
        }
        return hook.streamType().isPresent()
                ? method.getModifiers().contains(Modifier.PRIVATE)
                        && method.getReturnType().getKind() == TypeKind.VOID
                : returnsObject(method.getReturnType());
    }

    /**
     * Whether Java serialization would call a forwarder, and so the delegate, instead of what the emissary declares.
     */
    boolean isHook(Forwarder forwarder) {
        return (hasSignatureOf(SerializationGuard.WRITE_REPLACE, forwarder.signature(), forwarder.method())
                        || hasSignatureOf(SerializationGuard.READ_RESOLVE, forwarder.signature(), forwarder.method()))
                && returnsObject(forwarder.returnType());
    }

    /**
     * Whether a delegated method is one of {@code Externalizable}, through whatever interface the class has that one.
     */
    public boolean isExternal(ExecutableElement method, ExecutableType signature) {
        return (hasSignature(ExternalGuard.WRITE, Optional.of("java.io.ObjectOutput"), signature, method)
                        || hasSignature(ExternalGuard.READ, Optional.of("java.io.ObjectInput"), signature, method))
                && questions.isAnyNamed(superinterfaces.implemented(), SerializationRules.EXTERNALIZABLE);
    }

    /** Whether the erasure of a return type is exactly {@code Object}. */
    private boolean returnsObject(TypeMirror returned) {
        return TypeForms.isReference(returned) && TypeForms.isNamed(types.erasure(returned), "java.lang.Object");
    }

    /** Whether a private method can be declared in addition to what the class declares, forwards and inherits. */
    boolean isFree(SerializationGuard guard) {
        if (lookalike(guard) >= 0) {
            return false;
        }
        for (Implemented implemented : superinterfaces.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED
                    && !isFree(guard, (DeclaredType) implemented.type())) {
                return false;
            }
        }
        return true;
    }

    private boolean isFree(SerializationGuard guard, DeclaredType type) {
        for (Member member : members.of((TypeElement) type.asElement())) {
            for (ExecutableElement method : member.declarations()) {
                if (hasSignatureOf(guard, questions.asMemberOf(type, method), method)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns the index of the method in the body that takes the place of a hook without being one, or -1. */
    int lookalike(SerializationGuard hook) {
        for (int i = 0; i < handWritten.size(); i++) {
            if (hasSignatureOf(hook, handWritten.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private boolean hasSignatureOf(SerializationGuard hook, ExecutableElement method) {
        return hasSignatureOf(hook, (ExecutableType) method.asType(), method);
    }

    /** Whether a method, or a bridge to it, has the name and the erased parameters of a hook. */
    private boolean hasSignatureOf(SerializationGuard hook, ExecutableType signature, ExecutableElement method) {
        return hasSignature(hook.methodName(), hook.streamType(), signature, method);
    }

    private boolean hasSignature(
            String name, Optional<String> streamType, ExecutableType signature, ExecutableElement method) {
        return method.getSimpleName().contentEquals(name)
                && (takes(streamType, signature) || takes(streamType, (ExecutableType) method.asType()));
    }

    private boolean takes(Optional<String> streamType, ExecutableType signature) {
        List<? extends TypeMirror> parameters = signature.getParameterTypes();
        return streamType
                .map(stream -> parameters.size() == 1 && TypeForms.isNamed(types.erasure(parameters.get(0)), stream))
                .orElse(parameters.isEmpty());
    }
}
