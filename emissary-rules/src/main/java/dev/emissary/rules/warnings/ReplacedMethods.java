package dev.emissary.rules.warnings;

import dev.emissary.model.Decision;
import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Header;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.rules.advice.ExplicitList;
import dev.emissary.rules.conflicts.OverriddenMethod;
import dev.emissary.rules.conflicts.OverriddenMethod.Callee;
import dev.emissary.rules.conflicts.Reconciliation;
import dev.emissary.rules.forwarding.ForwardingRules;
import dev.emissary.rules.types.BodyText;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;

/**
 * The rules for methods that the body of an emissary has in place of forwarders: what is delegated may go past them, or
 * may not be meant to be delegated at all (EM-DIAG-4).
 */
final class ReplacedMethods extends ProgramRules {
    static final String HELPER = "helper";

    /** What the default methods of a map ask it for what it has; they should not get what is made up for callers. */
    private static final Set<String> ASKING = Set.of("get", "containsKey");

    private static final String ADDING = "addAll addFirst addLast offer offerFirst offerLast push";

    /** The methods of collections that add, remove or set as well as the method of which one thinks first. */
    private static final Map<String, Set<String>> ALSO = Map.of(
            "add", Set.of(ADDING.split(" ")),
            "put", Set.of("compute computeIfAbsent merge putAll putFirst putIfAbsent putLast".split(" ")),
            "remove",
                    Set.of(("clear entrySet iterator keySet listIterator poll pollFirst pollFirstEntry pollLast "
                                    + "pollLastEntry pop removeAll removeFirst removeIf removeLast retainAll subList values")
                            .split(" ")),
            "set", Set.of("listIterator replaceAll sort".split(" ")));

    private final ForwardingRules forwarding;
    private final TypeElement emissary;
    private final Decision decision;
    private final List<ExecutableElement> written;
    private final List<Replaced> replaced = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    ReplacedMethods(ForwardingRules forwarding, TypeElement emissary, Decision decision) {
        super(forwarding);
        this.forwarding = forwarding;
        this.emissary = emissary;
        this.decision = decision;
        written = members.declared(emissary);
        for (DelegatedInterface delegated : decision.superinterfaces().delegated()) {
            for (Member member : members.of(delegated.element())) {
                int index = indexOf(delegated, member);
                if (index >= 0) {
                    replaced.add(new Replaced(delegated, member, index));
                }
            }
        }
    }

    /**
     * A method of a delegated interface that is written by hand.
     *
     * @param index the index of the method in the body
     */
    private record Replaced(DelegatedInterface delegated, Member member, int index) {}

    boolean isEmpty() {
        return replaced.isEmpty();
    }

    /** Returns the warnings about them, in the order of the rules. */
    List<Problem> problems() {
        if (!replaced.isEmpty()) {
            addHelpers();
            if (!addRefused()) {
                addBypassed();
            }
        }
        return problems;
    }

    private int indexOf(DelegatedInterface delegated, Member member) {
        for (int i = 0; i < written.size(); i++) {
            if (member.isNamedAs(written.get(i))
                    && questions.overrideEquivalent(
                            (ExecutableType) written.get(i).asType(),
                            questions.asMemberOf(delegated.type(), member.method()))) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Warns about a delegate that seems to be a helper: the declaration does not name its interface, the body replaces
     * no method of it, but of another delegate, and uses it.
     */
    private void addHelpers() {
        Header header = decision.header();
        if (header.explicit().isPresent()) {
            return;
        }
        List<DelegatedInterface> helpers = decision.superinterfaces().delegated().stream()
                .filter(delegated ->
                        decision.superinterfaces().placeOf(delegated).part() == Part.COMPONENT)
                .filter(delegated ->
                        replaced.stream().noneMatch(method -> method.delegated().component() == delegated.component()))
                .toList();
        for (DelegatedInterface helper : helpers) {
            problems.add(Problem.warning(
                    HELPER,
                    Part.COMPONENT.at(helper.component()),
                    header.name(helper.component()),
                    helper.type(),
                    withoutHelpers(helpers)));
        }
    }

    /** Returns what to write to have no helpers among the delegates. */
    private Line withoutHelpers(List<DelegatedInterface> helpers) {
        Header header = decision.header();
        List<DeclaredType> others = decision.superinterfaces().delegated().stream()
                .filter(delegated -> !helpers.contains(delegated))
                .map(DelegatedInterface::type)
                .toList();
        Header changed = header.withExplicit(others);
        String state = String.join(
                ", ",
                helpers.stream().map(helper -> header.name(helper.component())).toList());
        return forwarding.wouldCompile(emissary, header, changed)
                ? Line.of(
                        changed.listed().equals(header.listed()) ? "state" : "state.moved",
                        state,
                        ExplicitList.of(others, header))
                : Line.NONE;
    }

    /** Warns about a method written by hand if forwarded default methods call the delegate's in its place. */
    private void addBypassed() {
        CalledMethods calls = new CalledMethods(this);
        Set<ExecutableElement> reported = new HashSet<>();
        List<Replaced> inOrder = new ArrayList<>(replaced);
        // Not every compiler knows the order in a class file.
        inOrder.sort(Comparator.comparingInt(Replaced::index));
        for (Replaced method : inOrder) {
            ExecutableElement declared = method.member().method();
            if (facts.body(written.get(method.index()))
                            .filter(body -> body.onlyForwards(name(method.member())))
                            .isPresent()
                    || (ASKING.contains(name(method.member()))
                            && TypeForms.isNamed(declared.getEnclosingElement().asType(), "java.util.Map"))) {
                continue;
            }
            List<Member> defaults = members.of(method.delegated().element()).stream()
                    .filter(member -> member.method().getModifiers().contains(Modifier.DEFAULT))
                    // One that a component which serves by shape does not have is inherited (EM-DEL-8).
                    .filter(member -> decision.plan().forwarders().stream()
                            .anyMatch(forwarder -> member.declarations().contains(forwarder.method())))
                    .filter(member -> replaced.stream()
                            .noneMatch(other -> other.member() == member && other.delegated() == method.delegated()))
                    .filter(member -> calls.calls(member.method(), method.member()) && reported.add(member.method()))
                    .sorted(Comparator.comparing(member -> calls.signature(member.method())))
                    .toList();
            if (!defaults.isEmpty()) {
                problems.add(Problem.warning(
                        "bypass",
                        Part.METHOD.at(method.index()),
                        new DelegateMethod(
                                method.delegated().element(),
                                method.member().method(),
                                questions.asMemberOf(
                                        method.delegated().type(),
                                        method.member().method())),
                        defaults.stream().map(ReplacedMethods::name).distinct().collect(Collectors.joining(", ")),
                        superCalls(method.delegated(), defaults)));
            }
        }
    }

    /** Warns about methods of a collection that do what methods written by hand refuse, and returns whether it does. */
    private boolean addRefused() {
        Map<DelegatedInterface, List<Replaced>> byInterface = replaced.stream()
                .filter(method -> isOfCollections(method.member().method())
                        && facts.body(written.get(method.index()))
                                .filter(BodyText::refuses)
                                .isPresent())
                .collect(Collectors.groupingBy(Replaced::delegated, LinkedHashMap::new, Collectors.toList()));
        int before = problems.size();
        byInterface.forEach((delegated, refused) -> {
            Set<String> wanted = new HashSet<>();
            refused.forEach(method -> wanted.addAll(ALSO.getOrDefault(name(method.member()), Set.of())));
            String forwarded = decision.plan().forwarders().stream()
                    .filter(forwarder ->
                            forwarder.component() == delegated.component() && isOfCollections(forwarder.method()))
                    .map(forwarder -> forwarder.method().getSimpleName().toString())
                    .filter(wanted::contains)
                    .distinct()
                    .sorted()
                    .collect(Collectors.joining(", "));
            if (!forwarded.isEmpty()) {
                int first = refused.stream().mapToInt(Replaced::index).min().orElseThrow();
                problems.add(Problem.warning("refused", Part.METHOD.at(first), delegated.element(), forwarded));
            }
        });
        return problems.size() > before;
    }

    private static boolean isOfCollections(ExecutableElement method) {
        return method.getEnclosingElement().getEnclosingElement() instanceof PackageElement owner
                && owner.getQualifiedName().toString().matches("java[.]util([.]concurrent)?");
    }

    private static String name(Member member) {
        return member.method().getSimpleName().toString();
    }

    /** Returns a line with methods that call the default methods of the interface itself. */
    private Line superCalls(DelegatedInterface delegated, List<Member> defaults) {
        String calls = defaults.stream()
                .flatMap(member -> superCall(delegated, member).stream())
                .collect(Collectors.joining("\n"));
        return calls.isEmpty() ? Line.NONE : Line.of("bypass", calls);
    }

    private Optional<String> superCall(DelegatedInterface delegated, Member member) {
        DeclaredType named = questions
                .beforeSuper(emissary)
                .map(DeclaredType.class::cast)
                .filter(type -> questions.inherits(type, delegated.element()))
                .findFirst()
                .orElse(delegated.type());
        ExecutableType signature = questions.asMemberOf(named, member.method());
        Callee callee = Callee.bySuper(named, member.method(), signature, types);
        List<OverriddenMethod> allOverridden =
                List.of(new OverriddenMethod(Optional.of(callee), member.method(), member.declarations(), signature));
        Reconciliation reconciliation = new Reconciliation(this, emissary);
        return reconciliation.method(allOverridden).map(method -> reconciliation.text(method, allOverridden));
    }
}
