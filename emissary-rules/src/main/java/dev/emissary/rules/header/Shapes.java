package dev.emissary.rules.header;

import dev.emissary.model.Line;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.types.MemberAccess;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.Substitution;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions;
import dev.emissary.rules.types.TypeQuestions.TypedMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Finds the methods of a component's type that could implement those of an interface if the type declared that it
 * implements it (EM-DEL-8, JLS 8.4.2, 8.4.5, 8.4.8.3).
 */
public final class Shapes extends ProgramRules {
    private final MemberAccess access;

    public Shapes(ProgramRules rules, TypeElement emissary) {
        super(rules);
        access = new MemberAccess(types, emissary);
    }

    /** The answer to whether a type has a method. */
    sealed interface Answer {}

    /**
     * A method that could implement the wanted one.
     *
     * @param site the type that declares it, as a supertype of the component's type
     * @param signature its type as a member of the component's type
     * @param other another method of the same name and number of parameters, which a call could mean
     */
    public record Found(
            ExecutableElement method, DeclaredType site, ExecutableType signature, Optional<ExecutableElement> other)
            implements Answer {
        private TypedMethod typed() {
            return new TypedMethod(method, signature);
        }
    }

    /** Why no method could implement the wanted one. */
    record Lacks(Line reason) implements Answer {}

    /** Whether members of a type can be looked up: it is a class or interface, or a type variable. */
    static boolean isPossible(TypeMirror type) {
        return type.getKind() == TypeKind.TYPEVAR || (type.getKind() == TypeKind.DECLARED);
    }

    /** Looks in a component of a type for a method of the listed interface. */
    public Answer find(String component, TypeMirror type, TypedMethod wanted) {
        List<Found> named = named(
                type,
                wanted.method().getSimpleName().toString(),
                wanted.method().getParameters().size());
        Line first = Line.NONE;
        for (Found one : named) {
            if (types.isSubsignature(one.signature(), wanted.signature())) {
                Line misfit = misfit(component, type, one, wanted);
                if (misfit == Line.NONE) {
                    return withOther(one, named);
                }
                first = first == Line.NONE ? misfit : first;
            }
        }
        if (first != Line.NONE) {
            return new Lacks(first);
        }
        String method = text(wanted.method(), wanted.signature());
        return new Lacks(
                named.isEmpty()
                        ? Line.of("shape.missing", component, method)
                        : Line.of("shape.parameters", component, method, text(named.get(0))));
    }

    private Found withOther(Found found, List<Found> named) {
        return named.stream()
                .filter(other -> !questions.overrideEquivalent(other.signature(), found.signature()))
                .findFirst()
                .map(other -> new Found(found.method(), found.site(), found.signature(), Optional.of(other.method())))
                .orElse(found);
    }

    /** Returns in what a method of the right parameters differs from the wanted one, if in anything. */
    private Line misfit(String component, TypeMirror type, Found found, TypedMethod wanted) {
        if (found.method().getModifiers().contains(Modifier.STATIC)) {
            return Line.of("shape.static", component, text(found));
        }
        if (!access.isAccessible(found.method(), type)) {
            return Line.of("shape.access", component, text(found));
        }
        Substitution adapting = Substitution.adapting(found.signature(), wanted.signature(), types);
        TypeMirror returned = adapting.in(found.signature().getReturnType());
        TypeMirror result = wanted.signature().getReturnType();
        if (!questions.returnsWithoutConversion(returned, result)) {
            return Line.of("shape.result", component, text(found), text(returned), text(result));
        }
        for (TypeMirror thrown : found.signature().getThrownTypes()) {
            TypeMirror exception = adapting.in(thrown);
            if (!throwsClauses.covers(wanted.signature().getThrownTypes(), List.of(exception))) {
                return Line.of("shape.exception", component, text(found), text(exception));
            }
        }
        return Line.NONE;
    }

    private static String text(Found found) {
        return text(found.method(), found.signature());
    }

    private static String text(ExecutableElement method, ExecutableType signature) {
        return method.getSimpleName() + "(" + TypeText.plain().list(signature.getParameterTypes()) + ")";
    }

    private static String text(TypeMirror type) {
        return TypeText.plain().of(type);
    }

    /** Returns the methods of a name and a number of parameters that a type has, each without those it overrides. */
    List<Found> named(TypeMirror type, String name, int parameters) {
        List<DeclaredType> hierarchy = new ArrayList<>();
        addHierarchy(type, false, new HashSet<>(), hierarchy);
        addHierarchy(type, true, new HashSet<>(), hierarchy);
        List<Found> named = new ArrayList<>();
        for (DeclaredType site : hierarchy) {
            for (ExecutableElement method : members.declared((TypeElement) site.asElement())) {
                if (method.getSimpleName().contentEquals(name)
                        && method.getParameters().size() == parameters
                        && access.isMember(method, type)) {
                    add(new Found(method, site, questions.asMemberOf(site, method), Optional.empty()), named);
                }
            }
        }
        return named;
    }

    /** Adds either the classes or the interfaces of a hierarchy, each before its own supertypes. */
    private void addHierarchy(TypeMirror type, boolean interfaces, Set<Element> seen, List<DeclaredType> all) {
        TypeMirror captured = type;
        if (type instanceof DeclaredType declared) {
            captured = TypeForms.hasWildcard(declared) ? types.capture(declared) : declared;
            if (!seen.add(declared.asElement())) {
                return;
            }
            ElementKind kind = declared.asElement().getKind();
            if (type.getKind() == TypeKind.DECLARED && kind.isInterface() == interfaces) {
                all.add((DeclaredType) captured);
            }
        }
        for (TypeMirror supertype : TypeQuestions.supertypes(types, captured)) {
            addHierarchy(supertype, interfaces, seen, all);
        }
    }

    /**
     * Adds a method unless an earlier one overrides it; of inherited ones of the same signature, that with the most
     * specific result stays or, with the same result, the one that throws less (JLS 15.12.2.5). A raw type also has the
     * erasure of what is overridden only with type arguments.
     */
    private void add(Found added, List<Found> named) {
        for (int i = 0; i < named.size(); i++) {
            Found other = named.get(i);
            if (questions.overrideEquivalent(other.signature(), added.signature())) {
                boolean inherited =
                        other.method().getEnclosingElement().getKind().isInterface()
                                && !questions.overridesFromBelow(other.typed(), added.typed());
                if (inherited && !questions.sameSignature(other.signature(), added.signature())) {
                    continue;
                }
                if (inherited && isMoreSpecific(added.signature(), other.signature())) {
                    named.set(i, added);
                }
                return;
            }
        }
        named.add(added);
    }

    private boolean isMoreSpecific(ExecutableType one, ExecutableType other) {
        return questions.haveSameResult(one, other)
                ? throwsClauses.permits(other, one) && !throwsClauses.permits(one, other)
                : questions.returnTypeSubstitutable(one.getReturnType(), other.getReturnType());
    }
}
