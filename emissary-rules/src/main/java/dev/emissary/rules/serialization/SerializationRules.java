package dev.emissary.rules.serialization;

import dev.emissary.model.ExternalGuard;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Plan;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.SerializationGuard;
import dev.emissary.model.StandIn;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.advice.SuppressionText;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The rules that keep delegates out of serialized streams (EM-CLASS-5): a class that is serializable only because a
 * delegated interface is refuses to be written and to be read, unless its declaration asks for serialization or its
 * body has the hook for it. Methods with the names and parameters of hooks are distinguished as
 * {@code java.io.ObjectStreamClass} does: those that it calls, and those that only take their place.
 */
public final class SerializationRules extends ProgramRules {
    public static final String SERIALIZABLE = "java.io.Serializable";
    public static final String EXTERNALIZABLE = "java.io.Externalizable";
    /** The exceptions of which {@code NotSerializableException} is one. */
    private static final Set<String> REFUSALS = Set.of(
            "java.io.NotSerializableException",
            "java.io.ObjectStreamException",
            "java.io.IOException",
            "java.lang.Exception",
            "java.lang.Throwable");

    private final TypeElement emissary;
    private final Header header;
    private final Superinterfaces superinterfaces;
    private final List<ExecutableElement> handWritten;
    private final List<PlannedMethod> methods = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    public SerializationRules(
            ProgramRules rules, TypeElement emissary, Header header, Superinterfaces superinterfaces) {
        super(rules);
        this.emissary = emissary;
        this.header = header;
        this.superinterfaces = superinterfaces;
        handWritten = members.declared(emissary);
    }

    /**
     * Completes a plan of forwarders and stand-ins. Forwarders that Java serialization would call, and so the delegate,
     * are replaced: those of Externalizable with methods that refuse, and others, which the body has to declare, with
     * stand-ins. Methods by which the class refuses serialization are added, if it must.
     */
    public Plan complete(Plan plan) {
        for (PlannedMethod method : plan.methods()) {
            methods.add(method instanceof Forwarder forwarder ? withoutHook(forwarder) : method);
        }
        refuse();
        problems.addAll(0, plan.problems());
        return new Plan(methods, problems);
    }

    private PlannedMethod withoutHook(Forwarder forwarder) {
        boolean external = isExternal(forwarder.method(), forwarder.signature());
        if (external && mayRefuse(forwarder)) {
            return new ExternalGuard(forwarder);
        }
        if (!external && !isHook(forwarder)) {
            return forwarder;
        }
        TypeMirror returned = forwarder.returnType();
        boolean erased = forwarder.signature().getTypeVariables().stream()
                .anyMatch(variable -> types.isSameType(variable, returned));
        TypeText text = TypeText.plain();
        String parameters = forwarder.signature().getParameterTypes().stream()
                .map(type -> text.of(type) + " stream")
                .collect(Collectors.joining(", "));
        problems.add(Problem.of(
                "serialization.delegated",
                Part.COMPONENT.at(forwarder.component()),
                forwarder.supplied(),
                (erased ? SuppressionText.of(Set.of("unchecked")) + " " : "")
                        + "@java.lang.Override public "
                        + text.of(erased ? types.erasure(returned) : returned)
                        + " " + forwarder.method().getSimpleName()
                        + "(" + parameters + ") { throw new java.lang.UnsupportedOperationException(); }"));
        return new StandIn(forwarder.method(), forwarder.signature());
    }

    /** Whether a method may throw the exception that refuses serialization. */
    private static boolean mayRefuse(Forwarder forwarder) {
        return forwarder.thrownTypes().stream()
                .anyMatch(thrown -> REFUSALS.stream().anyMatch(refusal -> TypeForms.isNamed(thrown, refusal)));
    }

    private void refuse() {
        if (asks()
                || superinterfaces.delegated().stream()
                        .noneMatch(delegated -> questions.inheritsNamed(delegated.type(), SERIALIZABLE))) {
            return;
        }
        if (questions.isAnyNamed(superinterfaces.implemented(), EXTERNALIZABLE)) {
            // Serialization does not call writeObject and readObject of an Externalizable class.
            Plan external = new Plan(methods, List.of());
            if (!external.refuses(true)) {
                refuse(SerializationGuard.WRITE_REPLACE);
            }
            if (!external.refuses(false)) {
                refuse(SerializationGuard.READ_RESOLVE);
            }
        } else {
            boolean replaces = declares(SerializationGuard.WRITE_REPLACE);
            if (!replaces) {
                refuse(SerializationGuard.WRITE_OBJECT, SerializationGuard.WRITE_REPLACE);
            }
            // No stream of writeReplace has an object of the class, but a forged one may.
            if (!replaces || !declares(SerializationGuard.READ_RESOLVE)) {
                refuse(SerializationGuard.READ_OBJECT, SerializationGuard.READ_RESOLVE);
            }
        }
    }

    /**
     * Whether the declaration itself asks for serialization, by {@code Serializable}, {@code Externalizable} or a
     * subtype of them in its implements clause that no component serves.
     */
    private boolean asks() {
        return header.listed().stream()
                .anyMatch(listed -> TypeForms.isNamed(listed, SERIALIZABLE)
                        || TypeForms.isNamed(listed, EXTERNALIZABLE)
                        || (questions.inheritsNamed(listed, SERIALIZABLE) && !isServed((DeclaredType) listed)));
    }

    private boolean isServed(DeclaredType listed) {
        return header.components().stream()
                .anyMatch(component -> questions.inherits(component.type(), listed.asElement()));
    }

    /**
     * Refuses one half of serialization with the first method that the class does not use for another purpose. The first
     * of all is the one that replaces this half, if the body declares it.
     */
    private void refuse(SerializationGuard... inTurn) {
        if (declares(inTurn[0])) {
            return;
        }
        for (SerializationGuard guard : inTurn) {
            if (isFree(guard)) {
                methods.add(guard);
                return;
            }
        }
        if (!problems.isEmpty()) {
            // What the body has to declare may be the obstacle, or may be all that is missing.
            return;
        }
        SerializationGuard last = inTurn[inTurn.length - 1];
        SerializationGuard obstacle = declares(last) ? inTurn[0] : last;
        int handWritten = lookalike(obstacle);
        problems.add(Problem.of(
                "serialization.hook",
                handWritten < 0 ? Place.NAME : Part.METHOD.at(handWritten),
                emissary,
                obstacle.methodName(),
                obstacle.declaration()));
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
    private boolean isHook(Forwarder forwarder) {
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
                && questions.isAnyNamed(superinterfaces.implemented(), EXTERNALIZABLE);
    }

    /** Whether the erasure of a return type is exactly {@code Object}. */
    private boolean returnsObject(TypeMirror returned) {
        return TypeForms.isReference(returned) && TypeForms.isNamed(types.erasure(returned), "java.lang.Object");
    }

    /** Whether a private method can be declared in addition to what the class declares, forwards and inherits. */
    private boolean isFree(SerializationGuard guard) {
        return lookalike(guard) < 0
                && superinterfaces.implemented().stream()
                        .map(Implemented::type)
                        .filter(type -> type.getKind() == TypeKind.DECLARED)
                        .noneMatch(type -> inherits(guard, (DeclaredType) type));
    }

    private boolean inherits(SerializationGuard guard, DeclaredType type) {
        return members.of((TypeElement) type.asElement()).stream()
                .flatMap(member -> member.declarations().stream())
                .anyMatch(method -> hasSignatureOf(guard, questions.asMemberOf(type, method), method));
    }

    /** Returns the index of the method in the body that takes the place of a hook without being one, or -1. */
    private int lookalike(SerializationGuard hook) {
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
