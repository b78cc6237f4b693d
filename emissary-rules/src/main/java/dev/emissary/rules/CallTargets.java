package dev.emissary.rules;

import dev.emissary.model.Header.Component;
import dev.emissary.rules.InterfaceMembers.Member;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * Selects the method that {@code this.c.m(args)} calls, in the body of a forwarder or of a hand-written method
 * (EM-FWD-4).
 *
 * <p>The arguments have exactly the parameter types of the interface's method, so the method with the same signature is
 * more specific than all others that are applicable (JLS 15.12.2.5), and overload resolution is reduced to finding it:
 * in the component's class and its superclasses, or else in the component's interfaces.
 */
final class CallTargets {
    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceMembers members;
    private final MisdirectedCalls misdirected;
    /** Null until a component has the type of a class, as is the other. */
    private ApplicableMethods applicable;

    private AmbiguousCalls ambiguousCalls;

    CallTargets(Types types, InterfaceMembers members) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.members = members;
        this.misdirected = new MisdirectedCalls(types, questions, members);
    }

    /**
     * Selects the method.
     *
     * @param site the component's declared type
     * @param through the delegated interface
     * @param method the interface's method
     * @param signature its signature in the interface
     */
    ExecutableElement select(
            TypeMirror site, DeclaredType through, ExecutableElement method, ExecutableType signature) {
        if (site instanceof DeclaredType declared && declared.asElement().equals(through.asElement())) {
            return method;
        }
        List<DeclaredType> sites = new ArrayList<>();
        addDeclared(site, sites);
        ExecutableElement best = null;
        for (DeclaredType declared : sites) {
            ExecutableElement found = find(declared, method, signature);
            if (found != null && (best == null || isMoreSpecific(site, found, best))) {
                best = found;
            }
        }
        return best == null ? method : best;
    }

    /** Adds the classes and interfaces that a type has: itself, or the bounds of a type variable. */
    private void addDeclared(TypeMirror site, List<DeclaredType> sites) {
        if (site.getKind() == TypeKind.DECLARED) {
            sites.add((DeclaredType) site);
        } else if (site.getKind() == TypeKind.TYPEVAR || site.getKind() == TypeKind.INTERSECTION) {
            for (TypeMirror bound : TypeQuestions.supertypes(types, site)) {
                addDeclared(bound, sites);
            }
        }
    }

    private ExecutableElement find(DeclaredType site, ExecutableElement method, ExecutableType signature) {
        if (site.asElement().getKind() == ElementKind.INTERFACE) {
            return findInInterface(site, method, signature);
        }
        ExecutableElement best = null;
        for (DeclaredType type = site; type != null && best == null; type = superclass(type)) {
            best = findDeclared(site, type, method, signature);
        }
        Set<DeclaredType> interfaces = new LinkedHashSet<>();
        addInterfaces(site, interfaces);
        for (DeclaredType type : interfaces) {
            ExecutableElement found = findInInterface(type, method, signature);
            if (found != null && (best == null || isMoreSpecific(site, found, best))) {
                best = found;
            }
        }
        return best;
    }

    /** Adds the direct superinterfaces of a class and of its superclasses. */
    private void addInterfaces(DeclaredType site, Collection<DeclaredType> interfaces) {
        for (DeclaredType type = site; type != null; type = superclass(type)) {
            for (TypeMirror supertype : TypeQuestions.supertypes(types, type)) {
                if (((DeclaredType) supertype).asElement().getKind() == ElementKind.INTERFACE) {
                    interfaces.add((DeclaredType) supertype);
                }
            }
        }
    }

    private DeclaredType superclass(DeclaredType type) {
        for (TypeMirror supertype : TypeQuestions.supertypes(types, type)) {
            if (supertype.getKind() == TypeKind.DECLARED
                    && ((DeclaredType) supertype).asElement().getKind().isClass()) {
                return (DeclaredType) supertype;
            }
        }
        return null;
    }

    private ExecutableElement findDeclared(
            DeclaredType site, DeclaredType type, ExecutableElement method, ExecutableType signature) {
        return applicable()
                .of(site, (TypeElement) type.asElement(), method.getSimpleName(), signature)
                .findFirst()
                .orElse(null);
    }

    private ApplicableMethods applicable() {
        if (applicable == null) {
            applicable = new ApplicableMethods(questions, members);
        }
        return applicable;
    }

    private ExecutableElement findInInterface(DeclaredType type, ExecutableElement method, ExecutableType signature) {
        for (Member member : members.of((TypeElement) type.asElement())) {
            if (member.method().getSimpleName().equals(method.getSimpleName())
                    && questions.overrideEquivalent(questions.asMemberOf(type, member.method()), signature)) {
                return member.method();
            }
        }
        return null;
    }

    /**
     * Whether a call on a component cannot select a method of an interface, because the component's class implements it
     * with narrower parameters. This happens only in raw classes.
     */
    boolean isHidden(TypeMirror site, ExecutableElement target) {
        // javac considers all abstract methods implemented only in a class that is not abstract.
        boolean mayBe = TypeQuestions.isRaw(site)
                && ((DeclaredType) site).asElement().getKind().isClass()
                && !((DeclaredType) site).asElement().getModifiers().contains(Modifier.ABSTRACT)
                && target.getEnclosingElement().getKind().isInterface()
                && target.getModifiers().contains(Modifier.ABSTRACT);
        if (!mayBe) {
            return false;
        }
        DeclaredType generic = (DeclaredType) ((DeclaredType) site).asElement().asType();
        for (DeclaredType type = generic; type != null; type = superclass(type)) {
            ExecutableElement declared = findDeclared(generic, type, target, questions.asMemberOf(generic, target));
            if (declared != null) {
                return !questions.sameErasedParameters(
                        (ExecutableType) declared.asType(), (ExecutableType) target.asType());
            }
        }
        return false;
    }

    /**
     * Whether a call on a component is ambiguous.
     *
     * @param site the component's declared type
     * @param method the method of the delegated interface
     * @param signature its signature in the interface
     */
    boolean isAmbiguous(TypeMirror site, ExecutableElement method, ExecutableType signature) {
        List<DeclaredType> sites = new ArrayList<>();
        addDeclared(site, sites);
        for (DeclaredType declared : sites) {
            if (declared.asElement().getKind().isClass() && isAmbiguousOn(declared, method, signature)) {
                return true;
            }
        }
        return false;
    }

    private boolean isRefusedOn(DeclaredType site, ExecutableElement method, ExecutableType signature) {
        return isAmbiguousOn(site, method, signature)
                || ambiguousCalls.areOverloadedOn(site, method.getSimpleName(), signature);
    }

    private boolean isAmbiguousOn(DeclaredType site, ExecutableElement method, ExecutableType signature) {
        if (ambiguousCalls == null) {
            ambiguousCalls = new AmbiguousCalls(types, questions, applicable());
        }
        return ambiguousCalls.areOn(site, method.getSimpleName(), signature);
    }

    /**
     * Whether a call by name on a component does not select the method of the delegated interface, so that the
     * interface must be named.
     *
     * @param site the component's declared type
     * @param method the method of the delegated interface
     * @param signature its signature in the interface
     * @param target the method that is to be selected
     * @param caller the method whose parameters are the arguments
     */
    boolean isMisdirected(
            TypeMirror site,
            ExecutableElement method,
            ExecutableType signature,
            ExecutableElement target,
            ExecutableType caller) {
        List<DeclaredType> sites = new ArrayList<>();
        addDeclared(site, sites);
        List<DeclaredType> interfaces = new ArrayList<>();
        for (DeclaredType declared : sites) {
            if (declared.asElement().getKind() == ElementKind.INTERFACE) {
                interfaces.add(declared);
                continue;
            }
            // An interface named by its raw type takes what the class does not.
            if (!declared.getTypeArguments().isEmpty()
                    && questions
                            .asSuper(declared, (TypeElement) target.getEnclosingElement())
                            .isPresent()
                    && !misdirected.takes(questions.asMemberOf(declared, target), caller)) {
                return true;
            }
            addInterfaces(declared, interfaces);
        }
        return target.equals(method) && misdirected.prefersOther(interfaces, method, signature);
    }

    /** Whether a declaration takes the parameters of another as they are, and a method of a type does not. */
    boolean isBetter(ExecutableElement declaration, ExecutableType method, ExecutableType caller) {
        return !misdirected.takes(method, caller) && misdirected.isDeclaredFor(declaration, caller);
    }

    /** Whether a method is the better choice: it overrides the other, or it returns a narrower type. */
    private boolean isMoreSpecific(TypeMirror site, ExecutableElement one, ExecutableElement other) {
        TypeMirror oneOwner = types.erasure(one.getEnclosingElement().asType());
        TypeMirror otherOwner = types.erasure(other.getEnclosingElement().asType());
        if (types.isSubtype(oneOwner, otherOwner)) {
            return !types.isSameType(oneOwner, otherOwner);
        }
        if (types.isSubtype(otherOwner, oneOwner)) {
            return false;
        }
        TypeMirror returned = returnType(site, one);
        TypeMirror otherReturned = returnType(site, other);
        return questions.returnTypeSubstitutable(returned, otherReturned)
                && !questions.returnTypeSubstitutable(otherReturned, returned);
    }

    /** Returns the return type of a method as a member of a component's type. */
    TypeMirror returnType(TypeMirror site, ExecutableElement method) {
        Optional<DeclaredType> declaring = declaring(site, method);
        return declaring.isPresent()
                ? questions.asMemberOf(declaring.get(), method).getReturnType()
                : method.getReturnType();
    }

    /** Returns the supertype of a component's type that declares a method. */
    private Optional<DeclaredType> declaring(TypeMirror site, ExecutableElement method) {
        return questions.asSuper(site, (TypeElement) method.getEnclosingElement());
    }

    /**
     * Selects the method that a call in a hand-written method selects, as {@link #select} does for a forwarder; empty
     * if every such call is ambiguous.
     */
    Optional<Callee> callee(
            Component component, DeclaredType through, ExecutableElement method, ExecutableType signature) {
        List<DeclaredType> sites = new ArrayList<>();
        addDeclared(component.type(), sites);
        boolean ambiguous = sites.stream().anyMatch(one -> isRefusedOn(one, method, signature));
        if (ambiguous
                && declaring(component.type(), method)
                        .filter(type -> !isRefusedOn(type, method, signature))
                        .isEmpty()) {
            return Optional.empty();
        }
        ExecutableElement selected = ambiguous ? method : select(component.type(), through, method, signature);
        TypeMirror site =
                component.type().getKind() == TypeKind.DECLARED ? types.capture(component.type()) : component.type();
        // What a raw interface overrides without being raw itself has narrower parameters (JLS 15.12.2.5).
        ExecutableElement target = declaring(site, selected)
                        .filter(type -> TypeQuestions.isInterface(type)
                                && TypeQuestions.isRaw(type)
                                && !misdirected.takes(signature, questions.asMemberOf(type, selected)))
                        .isPresent()
                ? method
                : selected;
        Optional<DeclaredType> declaring = declaring(site, target);
        String delegate = "this." + component.name();
        String receiver = ambiguous || isMisdirected(component.type(), method, signature, target, signature)
                ? declaring(component.type(), target)
                        .map(type -> "((" + TypeText.plain().of(type) + ") " + delegate + ")")
                        .orElse(delegate)
                : delegate;
        return Optional.of(new Callee(
                receiver,
                target,
                declaring.map(type -> questions.asMemberOf(type, target)).orElse(signature),
                declaring.filter(TypeQuestions::isRaw).isPresent()));
    }
}
