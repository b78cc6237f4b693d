package dev.emissary.rules;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Plan;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.OwnMessage;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Problem.Severity;
import dev.emissary.model.SerializationGuard;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Supplied;
import dev.emissary.rules.InterfaceMembers.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The rules of {@code lint=on}, which find legal but often unintended code in an emissary (EM-DIAG-4). */
public final class LintRules {
    /** Interfaces that specify methods of {@code Object}, but accept {@code Object}'s own. */
    private static final Set<String> ACCEPT_OBJECT_METHODS = Set.of("java.util.Collection", "java.util.Comparator");

    /** The names of methods whose purpose is to get past whatever wraps an object. */
    private static final Pattern UNWRAPPING =
            Pattern.compile("unwrap\\w*|(get)?([Dd]elegate|[Ww]rapped|[Uu]nderlying)\\w*");

    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceMembers members;

    /** Creates the rules; the function returns the methods that a class or interface declares, in order. */
    public LintRules(Types types, Function<TypeElement, List<ExecutableElement>> declaredMethods) {
        this.types = types;
        questions = new TypeQuestions(types);
        members = new InterfaceMembers(types, declaredMethods);
    }

    /**
     * Checks an emissary without mistakes.
     *
     * @param emissary its element, with the members written by hand
     * @param header its header
     * @param superinterfaces the interfaces that it delegates and implements
     * @param plan what is added to it
     * @param usedByHand whether hand-written code uses the component at an index
     * @return warnings and notes, in the order of the rules
     */
    public List<Problem> problems(
            TypeElement emissary, Header header, Superinterfaces superinterfaces, Plan plan, IntPredicate usedByHand) {
        List<Problem> problems = new ArrayList<>();
        superinterfaces
                .delegated()
                .forEach(delegated -> addUnmetContract(emissary, superinterfaces, delegated, problems));
        addUnwrapping(header, superinterfaces, plan, problems);
        addSerializable(superinterfaces, plan, problems);
        for (int i = 0; i < header.components().size(); i++) {
            int index = i;
            if (!usedByHand.test(i)
                    && plan.forwarders().stream().noneMatch(forwarder -> forwarder.component() == index)) {
                problems.add(problem(Severity.WARNING, "component.unused", Place.component(i), header.name(i)));
            }
        }
        return problems;
    }

    private static Problem problem(Severity severity, String key, Place place, Object... arguments) {
        return new Problem(severity, new OwnMessage(key), place, List.of(arguments));
    }

    /** Warns about a contract for equals, hashCode or toString that Object's methods do not fulfill (EM-CLASS-3). */
    private void addUnmetContract(
            TypeElement emissary,
            Superinterfaces superinterfaces,
            DelegatedInterface delegated,
            List<Problem> problems) {
        Set<String> unmet = new TreeSet<>();
        for (TypeElement declaring : members.hierarchy(delegated.element())) {
            if (!ACCEPT_OBJECT_METHODS.contains(declaring.getQualifiedName().toString())) {
                methodsOfObject(declaring).forEach(unmet::add);
            }
        }
        methodsOfObject(emissary).forEach(unmet::remove);
        if (!unmet.isEmpty()) {
            problems.add(problem(
                    Severity.WARNING,
                    "contract",
                    placeOf(delegated, superinterfaces),
                    delegated.element(),
                    String.join(", ", unmet)));
        }
    }

    private List<String> methodsOfObject(TypeElement type) {
        return members.declared(type).stream()
                .filter(InterfaceMembers::overridesPublicMethodOfObject)
                .map(method -> method.getSimpleName() + (method.getParameters().isEmpty() ? "()" : "(Object)"))
                .toList();
    }

    /** Warns about a method that can hand out the delegate, because it does so through an emissary too. */
    private void addUnwrapping(Header header, Superinterfaces superinterfaces, Plan plan, List<Problem> problems) {
        for (Forwarder forwarder : plan.forwarders()) {
            if (forwarder.replacesSelf()) {
                continue;
            }
            boolean unwraps = unwraps(forwarder.method());
            TypeMirror delegate = header.components().get(forwarder.component()).type();
            if (unwraps || mayReturnItself(delegate, forwarder.returnType())) {
                DelegatedInterface delegated = delegationOf(forwarder, superinterfaces);
                problems.add(problem(
                        Severity.WARNING,
                        unwraps ? "unwrap" : "self",
                        placeOf(delegated, superinterfaces),
                        new Supplied(delegated.element(), forwarder.method(), forwarder.signature()),
                        header.name(forwarder.component())));
            }
        }
    }

    /** Whether a method returns a type that its delegate may have, although the emissary does not (EM-FWD-5). */
    private boolean mayReturnItself(TypeMirror delegate, TypeMirror returned) {
        TypeMirror erased = types.erasure(returned);
        if (!(erased instanceof DeclaredType result)
                || TypeQuestions.isNamed(result, "java.lang.Object")
                || !types.isSubtype(types.erasure(delegate), result)) {
            return false;
        }
        List<? extends TypeMirror> own = questions
                .asSuper(delegate, (TypeElement) result.asElement())
                .map(DeclaredType::getTypeArguments)
                .orElse(List.of());
        List<? extends TypeMirror> others =
                returned instanceof DeclaredType declared ? declared.getTypeArguments() : List.of();
        for (int i = 0; i < Math.min(own.size(), others.size()); i++) {
            if (areOfDifferentClasses(own.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean areOfDifferentClasses(TypeMirror one, TypeMirror other) {
        return one.getKind() == TypeKind.DECLARED
                && other.getKind() == TypeKind.DECLARED
                && !types.isSameType(types.erasure(one), types.erasure(other));
    }

    private DelegatedInterface delegationOf(Forwarder forwarder, Superinterfaces superinterfaces) {
        return superinterfaces.delegated().stream()
                .filter(delegated -> delegated.component() == forwarder.component())
                .filter(delegated -> members.of(delegated.element()).stream()
                        .map(Member::method)
                        .anyMatch(forwarder.method()::equals))
                .findFirst()
                .orElseThrow();
    }

    private static boolean unwraps(ExecutableElement method) {
        List<? extends VariableElement> parameters = method.getParameters();
        boolean asks = parameters.isEmpty()
                || (parameters.size() == 1
                        && parameters.get(0).asType() instanceof DeclaredType type
                        && ((TypeElement) type.asElement()).getQualifiedName().contentEquals("java.lang.Class"));
        return asks
                && TypeQuestions.isReference(method.getReturnType())
                && UNWRAPPING.matcher(method.getSimpleName()).matches();
    }

    /** Warns about a class that is Serializable only by delegation and refuses serialization (EM-CLASS-5). */
    private void addSerializable(Superinterfaces superinterfaces, Plan plan, List<Problem> problems) {
        List<SerializationGuard> guards = plan.guards();
        if (guards.isEmpty()) {
            return;
        }
        boolean write = guards.stream().anyMatch(SerializationGuard::refusesWriting);
        boolean read = !guards.stream().allMatch(SerializationGuard::refusesWriting);
        String key = write && read ? "serializable" : write ? "serializable.unwritten" : "serializable.unread";
        superinterfaces.delegated().stream()
                .filter(delegated -> questions.inheritsNamed(delegated.type(), "java.io.Serializable"))
                .findFirst()
                .ifPresent(delegated -> problems.add(
                        problem(Severity.WARNING, key, placeOf(delegated, superinterfaces), delegated.element())));
    }

    /** Returns where the declaration mentions a delegated interface. */
    private Place placeOf(DelegatedInterface delegated, Superinterfaces superinterfaces) {
        return superinterfaces.implemented().stream()
                .filter(implemented -> types.isSameType(implemented.type(), delegated.type()))
                .map(Superinterfaces.Implemented::place)
                .findFirst()
                .orElse(Place.component(delegated.component()));
    }
}
