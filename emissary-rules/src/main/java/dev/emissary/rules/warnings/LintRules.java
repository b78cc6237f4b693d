package dev.emissary.rules.warnings;

import dev.emissary.model.Decision;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.DelegatedInterface.Service;
import dev.emissary.model.Header;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Types;

/** The rules that {@code lint=on} adds, which find legal but often unintended code in an emissary (EM-DIAG-4). */
public final class LintRules extends ProgramRules {
    /** Interfaces that specify methods of {@code Object}, but accept {@code Object}'s own. */
    private static final Set<String> ACCEPT_OBJECT_METHODS = Set.of("java.util.Collection", "java.util.Comparator");

    /** Interfaces that say when any two objects of theirs are equal, or leave it open. */
    private static final Set<String> SAY_WHEN_EQUAL =
            Set.of("java.util.List", "java.util.Set", "java.util.Map", "java.lang.CharSequence");

    public LintRules(Types types, ProgramFacts facts) {
        super(types, facts);
    }

    /**
     * Returns warnings of an emissary without mistakes, in the order of the rules.
     *
     * @param usedByHand whether hand-written code uses the component at an index
     */
    public List<Problem> problems(TypeElement emissary, Decision decision, IntPredicate usedByHand) {
        Header header = decision.header();
        List<DelegatedInterface> allDelegated = decision.superinterfaces().delegated();
        List<Problem> problems = new ArrayList<>();
        allDelegated.forEach(delegated -> addUnmetContract(emissary, decision, delegated, problems));
        for (int i = 0; i < header.components().size(); i++) {
            int index = i;
            if (!usedByHand.test(i) && !decision.plan().uses(i)) {
                boolean isDelegate = allDelegated.stream().anyMatch(delegated -> delegated.component() == index);
                problems.add(Problem.warning(
                        "component.unused",
                        Part.COMPONENT.at(i),
                        header.name(i),
                        isDelegate || header.components().get(i).type().getKind() != TypeKind.DECLARED
                                ? Line.NONE
                                : Line.of("delegate.one")));
            }
        }
        return problems;
    }

    /** Warns about a contract for equals, hashCode or toString that Object's methods do not fulfill (EM-CLASS-3). */
    private void addUnmetContract(
            TypeElement emissary, Decision decision, DelegatedInterface delegated, List<Problem> problems) {
        Set<String> unmet = new TreeSet<>();
        for (TypeElement declaring : members.hierarchy(delegated.element())) {
            if (!ACCEPT_OBJECT_METHODS.contains(declaring.getQualifiedName().toString())) {
                methodsOfObject(declaring).forEach(unmet::add);
            }
        }
        methodsOfObject(emissary).forEach(unmet::remove);
        if (!unmet.isEmpty()) {
            problems.add(Problem.warning(
                    "contract",
                    decision.superinterfaces().placeOf(delegated),
                    delegated.element(),
                    String.join(", ", unmet),
                    symmetric(delegated, decision.header().name(delegated.component()), unmet)));
        }
    }

    /** Returns methods that are right because the contract says of all objects of the interface when they are equal. */
    private Line symmetric(DelegatedInterface delegated, String name, Set<String> unmet) {
        // A component that only has its methods may be equal to other objects than those of the interface.
        if (delegated.service() == Service.SHAPE
                || members.hierarchy(delegated.element()).stream()
                        .noneMatch(type ->
                                SAY_WHEN_EQUAL.contains(type.getQualifiedName().toString()))) {
            return Line.NONE;
        }
        List<String> declarations = new ArrayList<>();
        String delegate = delegated.service() == Service.SUPPLIER ? name + ".get()" : name;
        if (unmet.contains("equals(Object)")) {
            String shown = name.equals("other") ? "this." + delegate : delegate;
            declarations.add("@Override public boolean equals(Object other) { return other == this || " + shown
                    + ".equals(other); }");
        }
        if (unmet.contains("hashCode()")) {
            declarations.add("@Override public int hashCode() { return " + delegate + ".hashCode(); }");
        }
        if (unmet.contains("toString()")) {
            declarations.add("@Override public String toString() { return " + delegate + ".toString(); }");
        }
        return Line.of("contract", String.join("\n", declarations));
    }

    private List<String> methodsOfObject(TypeElement type) {
        return members.declared(type).stream()
                .filter(InterfaceMembers::overridesPublicMethodOfObject)
                .map(method -> method.getSimpleName() + (method.getParameters().isEmpty() ? "()" : "(Object)"))
                .toList();
    }
}
