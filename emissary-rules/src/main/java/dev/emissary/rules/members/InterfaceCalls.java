package dev.emissary.rules.members;

import dev.emissary.model.DelegatedInterface.Service;
import dev.emissary.model.Supply;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.header.Shapes.Found;
import dev.emissary.rules.header.Suppliers;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.Substitution;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions.TypedMethod;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/**
 * The rules for how a delegate is called (EM-FWD-4): by its own type if that is an interface, and otherwise as an
 * object of the delegated interface, so that no overload of a class is ever considered.
 */
public final class InterfaceCalls extends ProgramRules {
    public InterfaceCalls(ProgramRules rules) {
        super(rules);
    }

    /**
     * How a delegate is called (EM-FWD-4).
     *
     * @param site the interface whose method is called or, for a component that serves by shape, the type that declares it
     * @param isUpcast whether the delegate is cast to it, because it is not the type of the component
     * @param supply how the delegate is got from the component, if the component is a supplier
     */
    public record Call(DeclaredType site, boolean isUpcast, ExecutableElement method, Optional<Supply> supply) {
        Call(DeclaredType site, boolean isUpcast, ExecutableElement method) {
            this(site, isUpcast, method, Optional.empty());
        }

        Call through(Supply supply) {
            return new Call(site, isUpcast, method, Optional.of(supply));
        }

        /** Returns the same call on another supertype of the delegate's type. */
        Call on(DeclaredType other, ExecutableElement declared) {
            return new Call(other, true, declared, supply);
        }

        /** Returns the expression for the delegate in the text of a method. */
        public String receiver(String component) {
            String delegate = supply.map(given -> given.upcast()
                                    .map(type -> "((" + TypeText.plain().of(type) + ") " + component + ")")
                                    .orElse(component)
                            + ".get()")
                    .orElse(component);
            return isUpcast ? "((" + TypeText.plain().of(site) + ") " + delegate + ")" : delegate;
        }

        public Optional<DeclaredType> upcast() {
            return isUpcast ? Optional.of(site) : Optional.empty();
        }
    }

    /** Returns the call of a method that a component of the given type supplies. */
    public Call of(TypeMirror component, Candidate candidate) {
        if (candidate.found().isPresent()) {
            Found found = candidate.found().get();
            return new Call(found.site(), false, found.method());
        }
        if (candidate.delegated().service() == Service.SUPPLIER) {
            Supply supply = new Suppliers(this).of(component).orElseThrow();
            return ofDelegate(supply.given(), candidate).through(supply);
        }
        return ofDelegate(component, candidate);
    }

    private Call ofDelegate(TypeMirror component, Candidate candidate) {
        DeclaredType delegated = candidate.delegated().type();
        ExecutableElement method = candidate.member().method();
        if (!TypeForms.isInterface(component) || MentionedTypes.of(component).haveCapture()) {
            return named(new Call(delegated, true, method), candidate.declarations());
        }
        DeclaredType site = (DeclaredType) component;
        if (site.asElement().equals(delegated.asElement())) {
            return named(new Call(site, false, method), candidate.declarations());
        }
        for (Member member : members.of((TypeElement) site.asElement())) {
            if (isSame(site, member, candidate)) {
                return named(new Call(site, false, member.method()), member.declarations());
            }
        }
        return named(new Call(delegated, true, method), candidate.declarations());
    }

    /**
     * Whether a call by name on a subinterface of the delegated one means a method: it has the same signature, a result
     * that needs no conversion, and no overload has the same parameters by type arguments.
     */
    private boolean isSame(DeclaredType site, Member member, Candidate candidate) {
        if (!member.isNamedAs(candidate.member().method())) {
            return false;
        }
        ExecutableType wanted = candidate.signature();
        DeclaredType called = TypeForms.hasWildcard(site) ? (DeclaredType) types.capture(site) : site;
        ExecutableType found = questions.asMemberOf(called, member.method());
        return questions.sameSignature(found, wanted)
                && questions.returnsWithoutConversion(
                        Substitution.adapting(found, wanted, types).in(found.getReturnType()), wanted.getReturnType())
                && isUnique(site, member, wanted);
    }

    /** Whether no overload of a method has the same parameters by type arguments only. */
    private boolean isUnique(DeclaredType site, Member member, ExecutableType wanted) {
        for (TypeElement type : members.hierarchy((TypeElement) site.asElement())) {
            for (ExecutableElement other : members.declared(type)) {
                if (member.isNamedAs(other)
                        && !isOf(member, other)
                        && isEquallySpecific(questions.asMemberOf(site, other), wanted)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isEquallySpecific(ExecutableType other, ExecutableType wanted) {
        return questions.overrideEquivalent(other, wanted)
                || (other.getTypeVariables().size() != wanted.getTypeVariables().size()
                        && questions.sameErasedParameters(other, wanted));
    }

    /** Whether a method is a declaration of a member, and no inherited one that has another erasure. */
    private boolean isOf(Member member, ExecutableElement other) {
        return member.declarations().contains(other)
                && (!member.alternatives().contains(other)
                        || questions.sameErasedParameters((ExecutableType) other.asType(), (ExecutableType)
                                member.method().asType()));
    }

    /** Returns a call that can be written in a method by hand, if any: by name, or on the interface that declares it. */
    public Optional<Call> writable(Call call, Candidate candidate) {
        if (candidate.found().isPresent()) {
            return Optional.of(call);
        }
        boolean isOfSubinterface = !call.isUpcast()
                && !call.site().asElement().equals(candidate.delegated().element());
        if (isOfSubinterface || isUnique(call.site(), candidate.member(), candidate.signature())) {
            return Optional.of(call);
        }
        return questions
                .asSuper(call.site(), call.method().getEnclosingElement())
                .filter(site -> isUnique(site, candidate.member(), candidate.signature()))
                .map(site -> call.on(site, call.method()));
    }

    /**
     * Returns a call that names the interface that declares the method if another declaration has narrower parameters,
     * such as {@code m(List<String>)} beside {@code m(List)}, which a call by name would prefer (JLS 15.12.2.5).
     */
    private Call named(Call call, List<ExecutableElement> declarations) {
        Element declaring = call.method().getEnclosingElement();
        if (declarations.size() > 1 && !declaring.equals(call.site().asElement())) {
            ExecutableType type = questions.asMemberOf(call.site(), call.method());
            for (ExecutableElement other : declarations) {
                if (!other.equals(call.method()) && !takes(questions.asMemberOf(call.site(), other), type)) {
                    DeclaredType site =
                            questions.asSuper(call.site(), declaring).orElse(call.site());
                    return call.on(site, call.method());
                }
            }
        }
        return call;
    }

    /** Returns a call of the erased declaration instead, if only that takes its parameters and returns enough. */
    public Call withoutConversion(Call call, TypedMethod erased, TypeMirror result, Candidate candidate) {
        Optional<DeclaredType> site =
                questions.asSuper(call.site(), erased.method().getEnclosingElement());
        if (site.isEmpty() || takes(candidate.signature(), erased.signature())) {
            return call;
        }
        ExecutableType type = questions.asMemberOf(site.get(), erased.method());
        return takes(type, erased.signature()) && types.isSubtype(type.getReturnType(), result)
                ? call.on(site.get(), erased.method())
                : call;
    }

    /** Whether another method of the interface could take raw arguments by unchecked conversion (JLS 15.12.2.2). */
    public boolean isOverloaded(Call call) {
        ExecutableElement method = call.method();
        ExecutableType signature = questions.asMemberOf(call.site(), method);
        for (Member member : members.of((TypeElement) call.site().asElement())) {
            if (member.isNamedAs(method)
                    && member.method().getParameters().size()
                            == method.getParameters().size()
                    && !questions.overrideEquivalent(questions.asMemberOf(call.site(), member.method()), signature)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a method takes the parameters of its caller as arguments without an unchecked conversion. */
    private boolean takes(ExecutableType method, ExecutableType caller) {
        List<? extends TypeMirror> parameters = method.getParameterTypes();
        List<? extends TypeMirror> arguments = caller.getParameterTypes();
        boolean inferred =
                method.getTypeVariables().size() != caller.getTypeVariables().size();
        Substitution adapting = inferred ? null : Substitution.adapting(method, caller, types);
        for (int i = 0; i < arguments.size(); i++) {
            // Inference finds a type argument for a variable, but none that makes a raw type a subtype of List<T>.
            boolean taken = inferred
                    ? !TypeForms.hasArguments(parameters.get(i)) || !TypeForms.isRawOrArray(arguments.get(i))
                    : types.isSubtype(arguments.get(i), adapting.in(parameters.get(i)));
            if (!taken) {
                return false;
            }
        }
        return true;
    }
}
