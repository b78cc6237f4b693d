/* The rules that find legal but often unintended code in an emissary (EM-DIAG-4). */
package dev.emissary.rules;

import dev.emissary.model.Delegation;
import dev.emissary.model.Delegations;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Plan;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Problem.Severity;
import dev.emissary.model.Refusal;
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
import javax.lang.model.util.Types;

/** The rules of {@code lint=on}. */
public final class LintRules {
    /** These specify methods of {@code Object}, and say that those of {@code Object} will do. */
    private static final Set<String> CONTENT_WITH_OBJECT = Set.of("java.util.Collection", "java.util.Comparator");

    /** What methods are called that exist to get around whatever stands in front of an object. */
    private static final Pattern UNWRAPPING =
            Pattern.compile("unwrap\\w*|(get)?([Dd]elegate|[Ww]rapped|[Uu]nderlying)\\w*");

    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceMembers members;

    /** Creates the rules; the function tells the methods that a class or interface declares, in order. */
    public LintRules(Types types, Function<TypeElement, List<ExecutableElement>> declaredMethods) {
        this.types = types;
        questions = new TypeQuestions(types);
        members = new InterfaceMembers(types, declaredMethods);
    }

    /**
     * Looks at an emissary in which there is no mistake.
     *
     * @param emissary its element, with the members written by hand
     * @param header its header
     * @param delegations what it delegates
     * @param plan what is added to it
     * @param usedByHand whether what is written by hand uses the component of an index
     * @return warnings and notes, in the order of the rules
     */
    public List<Problem> remarks(
            TypeElement emissary, Header header, Delegations delegations, Plan plan, IntPredicate usedByHand) {
        List<Problem> remarks = new ArrayList<>();
        delegations.delegations().forEach(delegation -> addUnmetContract(emissary, delegations, delegation, remarks));
        addUnwrapping(header, delegations, plan, remarks);
        addSerialisable(delegations, plan, remarks);
        for (int i = 0; i < header.components().size(); i++) {
            int index = i;
            if (!usedByHand.test(i)
                    && plan.forwarders().stream().noneMatch(forwarder -> forwarder.component() == index)) {
                remarks.add(remark(
                        Severity.WARNING,
                        "component.unused",
                        Place.component(i),
                        header.components().get(i).name()));
            }
        }
        return remarks;
    }

    private static Problem remark(Severity severity, String key, Place place, Object... arguments) {
        return new Problem(severity, key, place, List.of(arguments));
    }

    /** A contract that specifies equals, hashCode or toString is not met by those of Object (EM-CLASS-3). */
    private void addUnmetContract(
            TypeElement emissary, Delegations delegations, Delegation delegation, List<Problem> remarks) {
        Set<String> unmet = new TreeSet<>();
        for (TypeElement declaring : members.hierarchy(delegation.element())) {
            if (!CONTENT_WITH_OBJECT.contains(declaring.getQualifiedName().toString())) {
                methodsOfObject(declaring).forEach(unmet::add);
            }
        }
        methodsOfObject(emissary).forEach(unmet::remove);
        if (!unmet.isEmpty()) {
            remarks.add(remark(
                    Severity.WARNING,
                    "contract",
                    placeOf(delegation, delegations),
                    delegation.element(),
                    String.join(", ", unmet)));
        }
    }

    private List<String> methodsOfObject(TypeElement type) {
        return members.declared(type).stream()
                .filter(InterfaceMembers::overridesPublicMethodOfObject)
                .map(method -> method.getSimpleName() + (method.getParameters().isEmpty() ? "()" : "(Object)"))
                .toList();
    }

    /** A method that exists to hand out the delegate does so through an emissary too. */
    private void addUnwrapping(Header header, Delegations delegations, Plan plan, List<Problem> remarks) {
        for (Forwarder forwarder : plan.forwarders()) {
            if (!forwarder.sealsSelf() && unwraps(forwarder.method())) {
                Delegation delegation = delegationOf(forwarder, delegations);
                remarks.add(remark(
                        Severity.WARNING,
                        "unwrap",
                        placeOf(delegation, delegations),
                        new Supplied(delegation.element(), forwarder.method(), forwarder.signature()),
                        header.components().get(forwarder.component()).name()));
            }
        }
    }

    private Delegation delegationOf(Forwarder forwarder, Delegations delegations) {
        return delegations.delegations().stream()
                .filter(delegation -> delegation.component() == forwarder.component())
                .filter(delegation -> members.of(delegation.element()).stream()
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

    /** A class that is Serializable only through a delegated interface refuses to be, as far as it does (EM-CLASS-5). */
    private void addSerialisable(Delegations delegations, Plan plan, List<Problem> remarks) {
        if (plan.refusals().isEmpty()) {
            return;
        }
        boolean write = plan.refusals().stream().anyMatch(Refusal::isOfWriting);
        boolean read = !plan.refusals().stream().allMatch(Refusal::isOfWriting);
        String key = write && read ? "serializable" : write ? "serializable.unwritten" : "serializable.unread";
        delegations.delegations().stream()
                .filter(delegation -> questions.inheritsNamed(delegation.type(), "java.io.Serializable"))
                .findFirst()
                .ifPresent(delegation -> remarks.add(
                        remark(Severity.WARNING, key, placeOf(delegation, delegations), delegation.element())));
    }

    /** Returns where the declaration mentions a delegated interface. */
    private Place placeOf(Delegation delegation, Delegations delegations) {
        return delegations.implemented().stream()
                .filter(implemented -> types.isSameType(implemented.type(), delegation.type()))
                .map(Delegations.Implemented::place)
                .findFirst()
                .orElse(Place.component(delegation.component()));
    }
}
