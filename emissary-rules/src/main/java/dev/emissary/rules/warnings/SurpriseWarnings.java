package dev.emissary.rules.warnings;

import dev.emissary.model.Decision;
import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Line;
import dev.emissary.model.Plan;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.OwnMessage;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.SerializationGuard;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.advice.ExplicitList;
import dev.emissary.rules.advice.Proposals;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.conflicts.OverriddenMethod;
import dev.emissary.rules.conflicts.OverriddenMethod.Callee;
import dev.emissary.rules.conflicts.Reconciliation;
import dev.emissary.rules.serialization.SerializationHooks;
import dev.emissary.rules.serialization.SerializationRules;
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
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The rules for legal code in which an emissary does not do what it seems to promise: it has methods that nobody meant,
 * hands out its delegate, is serializable and is not, or does by a default method what it does not do by hand
 * (EM-DIAG-4).
 */
public final class SurpriseWarnings extends ProgramRules {
    private static final String HELPER = "helper";

    /** What the default methods of a map ask it for what it has; they should not get what is made up for callers. */
    private static final Set<String> ASKING = Set.of("get", "containsKey");

    private final Proposals proposals;
    private final TypeElement emissary;
    private final Header header;
    private final Superinterfaces superinterfaces;
    private final Plan plan;
    private final List<ExecutableElement> written;
    private final List<Problem> problems = new ArrayList<>();

    /** Prepares to check an emissary without mistakes, before its forwarders are members of it. */
    public SurpriseWarnings(ProgramRules rules, Proposals proposals, TypeElement emissary, Decision decision) {
        super(rules);
        this.proposals = proposals;
        this.emissary = emissary;
        header = decision.header();
        superinterfaces = decision.superinterfaces();
        plan = decision.plan();
        written = members.declared(emissary);
    }

    /**
     * Returns the warnings, in the order of the rules.
     *
     * @param all whether to warn of every way out, not only of those that are made for it and whose emissary does nothing
     *     but hide its delegates
     */
    public List<Problem> problems(boolean all) {
        List<Replaced> replaced = written.isEmpty() ? List.of() : replaced();
        if (all || replaced.isEmpty()) {
            addWaysOut(all);
        }
        if (all) {
            addWaysBack();
        }
        if (!replaced.isEmpty()) {
            addHelpers(replaced);
            List<Replaced> refused = replaced.stream()
                    .filter(method ->
                            RefusedWrites.isOfCollections(method.member().method())
                                    && facts.refuses(written.get(method.index())))
                    .toList();
            if (!addRefused(refused)) {
                addBypassed(replaced);
            }
        }
        addSerializable();
        return problems;
    }

    /** Whether a warning only applies if a method in the body uses the component where it is reported. */
    public static boolean isAboutUse(Problem warning) {
        return warning.message().equals(new OwnMessage(HELPER));
    }

    private void warn(String key, Place place, Object... arguments) {
        problems.add(Problem.warning(key, place, arguments));
    }

    /**
     * A method of a delegated interface that is written by hand.
     *
     * @param delegated the interface
     * @param member the method
     * @param index the index of the method in the body
     */
    private record Replaced(DelegatedInterface delegated, Member member, int index) {}

    private List<Replaced> replaced() {
        List<Replaced> replaced = new ArrayList<>();
        for (DelegatedInterface delegated : superinterfaces.delegated()) {
            for (Member member : members.of(delegated.element())) {
                int index = indexOf(delegated, member);
                if (index >= 0) {
                    replaced.add(new Replaced(delegated, member, index));
                }
            }
        }
        return replaced;
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
    private void addHelpers(List<Replaced> replaced) {
        if (header.explicit().isPresent()) {
            return;
        }
        List<DelegatedInterface> helpers = superinterfaces.delegated().stream()
                .filter(delegated -> placeOf(delegated).part() == Part.COMPONENT)
                .filter(delegated ->
                        replaced.stream().noneMatch(method -> method.delegated().component() == delegated.component()))
                .toList();
        for (DelegatedInterface helper : helpers) {
            warn(
                    HELPER,
                    Place.component(helper.component()),
                    header.name(helper.component()),
                    helper.type(),
                    withoutHelpers(helpers));
        }
    }

    /** Returns what to write to have no helpers among the delegates. */
    private Line withoutHelpers(List<DelegatedInterface> helpers) {
        List<DeclaredType> others = superinterfaces.delegated().stream()
                .filter(delegated -> !helpers.contains(delegated))
                .map(DelegatedInterface::type)
                .toList();
        Header changed = header.withExplicit(others);
        String state = String.join(
                ", ",
                helpers.stream().map(helper -> header.name(helper.component())).toList());
        return proposals.wouldCompile(emissary, header, changed)
                ? Line.of(
                        changed.listed().equals(header.listed()) ? "state" : "state.moved",
                        state,
                        ExplicitList.of(others, header))
                : Line.NONE;
    }

    /** Warns about a method written by hand if forwarded default methods call the delegate's in its place. */
    private void addBypassed(List<Replaced> replaced) {
        CalledMethods calls = new CalledMethods(this);
        Set<ExecutableElement> reported = new HashSet<>();
        List<Replaced> inOrder = new ArrayList<>(replaced);
        // Not every compiler knows the order in a class file.
        inOrder.sort(Comparator.comparingInt(Replaced::index));
        for (Replaced method : inOrder) {
            ExecutableElement declared = method.member().method();
            if (facts.onlyForwards(written.get(method.index()))
                    || (ASKING.contains(declared.getSimpleName().toString())
                            && TypeForms.isNamed(declared.getEnclosingElement().asType(), "java.util.Map"))) {
                continue;
            }
            List<Member> defaults = members.of(method.delegated().element()).stream()
                    .filter(member -> member.method().getModifiers().contains(Modifier.DEFAULT))
                    // One that a component which serves by shape does not have is inherited (EM-DEL-8).
                    .filter(member -> plan.forwarders().stream()
                            .anyMatch(forwarder -> member.declarations().contains(forwarder.method())))
                    .filter(member -> replaced.stream()
                            .noneMatch(other -> other.member() == member && other.delegated() == method.delegated()))
                    .filter(member -> calls.calls(member.method(), method.member()) && reported.add(member.method()))
                    .sorted(Comparator.comparing(member -> calls.signature(member.method())))
                    .toList();
            if (!defaults.isEmpty()) {
                warn(
                        "bypass",
                        Place.method(method.index()),
                        new DelegateMethod(
                                method.delegated().element(),
                                method.member().method(),
                                questions.asMemberOf(
                                        method.delegated().type(),
                                        method.member().method())),
                        defaults.stream()
                                .map(member -> member.method().getSimpleName().toString())
                                .distinct()
                                .collect(Collectors.joining(", ")),
                        superCalls(method.delegated(), defaults));
            }
        }
    }

    /** Warns about methods of a collection that do what methods written by hand refuse, and returns whether it does. */
    private boolean addRefused(List<Replaced> refused) {
        Map<DelegatedInterface, List<Replaced>> byInterface = refused.stream()
                .collect(Collectors.groupingBy(Replaced::delegated, LinkedHashMap::new, Collectors.toList()));
        boolean found = false;
        for (Map.Entry<DelegatedInterface, List<Replaced>> entry : byInterface.entrySet()) {
            RefusedWrites writes = new RefusedWrites();
            entry.getValue().forEach(method -> writes.add(method.member().method()));
            Set<String> forwarded = writes.forwarded(plan, entry.getKey().component());
            if (!forwarded.isEmpty()) {
                int first = entry.getValue().stream()
                        .mapToInt(Replaced::index)
                        .min()
                        .orElseThrow();
                warn("refused", Place.method(first), entry.getKey().element(), String.join(", ", forwarded));
                found = true;
            }
        }
        return found;
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
                .filter(type -> questions.asSuper(type, delegated.element()).isPresent())
                .findFirst()
                .orElse(delegated.type());
        ExecutableType signature = questions.asMemberOf(named, member.method());
        Callee callee = Callee.bySuper(named, member.method(), signature, types);
        List<OverriddenMethod> allOverridden =
                List.of(new OverriddenMethod(Optional.of(callee), member.method(), member.declarations(), signature));
        Reconciliation reconciliation = new Reconciliation(this, emissary);
        return reconciliation.method(allOverridden).map(method -> reconciliation.text(method, allOverridden));
    }

    /** Warns about a method that can hand out the delegate, because it does so through an emissary too. */
    private void addWaysOut(boolean all) {
        for (Forwarder forwarder : plan.forwarders()) {
            if (forwarder.replacesSelf()) {
                continue;
            }
            boolean unwraps = unwraps(forwarder.method());
            if (unwraps || (all && mayReturnItself(forwarder.delegate(header), forwarder.returnType()))) {
                String delegate =
                        header.name(forwarder.component()) + (forwarder.supply().isPresent() ? ".get()" : "");
                if (unwraps) {
                    warnOf(forwarder, "unwrap", delegate, wrapperPair(forwarder, delegate));
                } else {
                    warnOf(forwarder, "self", delegate);
                }
            }
        }
    }

    /** Warns of a method where the declaration mentions the interface through which it is delegated. */
    private void warnOf(Forwarder forwarder, String key, Object... more) {
        DelegatedInterface delegated = delegationOf(forwarder);
        List<Object> arguments = new ArrayList<>();
        arguments.add(new DelegateMethod(delegated.element(), forwarder.method(), forwarder.signature()));
        arguments.addAll(List.of(more));
        warn(key, placeOf(delegated), arguments.toArray());
    }

    /** Returns the lines that replace {@code unwrap} and {@code isWrapperFor}, as java.sql.Wrapper has them. */
    private Line wrapperPair(Forwarder unwrap, String component) {
        if (!unwrap.method().getSimpleName().contentEquals("unwrap")
                || unwrap.signature().getTypeVariables().size() != 1
                || unwrap.returnType().getKind() != TypeKind.TYPEVAR
                || !TypeForms.isNamed(types.erasure(unwrap.returnType()), "java.lang.Object")
                || unwrap.signature().getParameterTypes().size() != 1) {
            return Line.NONE;
        }
        for (Forwarder other : plan.forwarders()) {
            if (other.component() == unwrap.component()
                    && other.method().getSimpleName().contentEquals("isWrapperFor")
                    && other.returnType().getKind() == TypeKind.BOOLEAN
                    && other.method().getParameters().size() == 1) {
                List<TypeMirror> thrown = unwrap.thrownTypes();
                String refusal = thrown.size() == 1 && TypeForms.isNamed(thrown.get(0), "java.sql.SQLException")
                        ? "java.sql.SQLException"
                        : "java.lang.UnsupportedOperationException";
                return Line.of(
                        "unwrap",
                        clause(thrown),
                        component.matches("type\\b.*") ? "this." + component : component,
                        "throw new " + refusal + "(\"no \" + type.getName());",
                        clause(other.thrownTypes()));
            }
        }
        return Line.NONE;
    }

    private static String clause(List<TypeMirror> thrown) {
        TypeText text = TypeText.plain();
        List<String> names = new ArrayList<>();
        for (TypeMirror type : thrown) {
            names.add(text.of(type));
        }
        return names.isEmpty() ? "" : " throws " + String.join(", ", names);
    }

    /** Warns about a result of a delegate that is of the type of private state: a way to an object behind it. */
    private void addWaysBack() {
        for (Forwarder forwarder : plan.forwarders()) {
            TypeMirror returned = forwarder.returnType();
            for (int i = 0; i < header.components().size(); i++) {
                TypeMirror state = header.components().get(i).type();
                if (!plan.uses(i)
                        && state.getKind() == TypeKind.DECLARED
                        && returned.getKind() == TypeKind.DECLARED
                        && !TypeForms.isNamed(returned, "java.lang.Object")
                        && !isOfFinalClass(state)
                        && types.isSubtype(state, returned)) {
                    warnOf(
                            forwarder,
                            "back",
                            header.name(forwarder.component()),
                            header.name(i),
                            returning(forwarder, header.name(i)));
                }
            }
        }
    }

    private static Line returning(Forwarder forwarder, String component) {
        return forwarder.method().getParameters().isEmpty()
                        && forwarder.signature().getTypeVariables().isEmpty()
                ? Line.of(
                        "back",
                        "@Override public " + TypeText.plain().of(forwarder.returnType()) + " "
                                + forwarder.method().getSimpleName() + "() { return " + component + "; }")
                : Line.NONE;
    }

    /**
     * Whether a method returns a type that its delegate has, although the emissary does not (EM-FWD-5). A delegate that
     * has a type only for some type arguments of the method could return itself by an unchecked cast only.
     */
    private boolean mayReturnItself(TypeMirror delegate, TypeMirror returned) {
        TypeMirror result = returned.getKind() == TypeKind.TYPEVAR ? types.erasure(returned) : returned;
        return result.getKind() == TypeKind.DECLARED
                && !TypeForms.isNamed(result, "java.lang.Object")
                && types.isSubtype(delegate, result);
    }

    private DelegatedInterface delegationOf(Forwarder forwarder) {
        List<DelegatedInterface> delegated = superinterfaces.delegated().stream()
                .filter(one -> one.component() == forwarder.component())
                .toList();
        return delegated.stream()
                .filter(one -> members.of(one.element()).stream()
                        .anyMatch(member -> member.declarations().contains(forwarder.method())))
                .findFirst()
                .orElse(delegated.get(0));
    }

    private static boolean unwraps(ExecutableElement method) {
        List<? extends VariableElement> parameters = method.getParameters();
        boolean asks = parameters.isEmpty()
                || (parameters.size() == 1
                        && TypeForms.isNamed(parameters.get(0).asType(), "java.lang.Class"));
        return asks
                && TypeForms.isReference(method.getReturnType())
                && !isOfFinalClass(method.getReturnType())
                && isNameOfWayOut(method.getSimpleName().toString());
    }

    private static boolean isOfFinalClass(TypeMirror type) {
        return type instanceof DeclaredType declared
                && declared.asElement().getModifiers().contains(Modifier.FINAL);
    }

    /** Whether a name is that of methods whose purpose is to get past whatever wraps an object. */
    private static boolean isNameOfWayOut(String name) {
        if (name.startsWith("unwrap")) {
            return true;
        }
        String noun = name.startsWith("get") ? name.substring(3) : name;
        return (noun.startsWith("elegate", 1) || noun.startsWith("rapped", 1) || noun.startsWith("nderlying", 1))
                && "DdWwUu".indexOf(noun.charAt(0)) >= 0;
    }

    /** Warns about a class that is serializable by its interfaces and refuses serialization (EM-CLASS-5). */
    private void addSerializable() {
        boolean write = plan.refuses(true);
        boolean read = plan.refuses(false);
        // What writeReplace writes is another object, also of a class whose readExternal refuses.
        if ((!write && !read)
                || new SerializationHooks(this, emissary, superinterfaces).declares(SerializationGuard.WRITE_REPLACE)) {
            return;
        }
        String key = write && read ? "serializable" : write ? "serializable.unwritten" : "serializable.unread";
        if (questions.isAnyNamed(superinterfaces.implemented(), SerializationRules.EXTERNALIZABLE)) {
            long declared = written.stream()
                    .filter(method -> method.getSimpleName().toString().matches("(write|read)External"))
                    .count();
            Line advice = Line.of(declared == 2 ? "externalizable.list" : "externalizable");
            addSerializable(key, SerializationRules.EXTERNALIZABLE, advice);
            return;
        }
        SerializationGuard other = write ? SerializationGuard.WRITE_OBJECT : SerializationGuard.READ_OBJECT;
        addSerializable(
                key,
                SerializationRules.SERIALIZABLE,
                write && read ? Line.of("serializable") : Line.of("serializable.half", other.declaration()));
    }

    private void addSerializable(String key, String cause, Line advice) {
        for (Implemented implemented : superinterfaces.implemented()) {
            if (questions.inheritsNamed(implemented.type(), cause)) {
                TypeElement element = (TypeElement) ((DeclaredType) implemented.type()).asElement();
                warn(key, implemented.place(), element, advice);
                return;
            }
        }
    }

    private Place placeOf(DelegatedInterface delegated) {
        return placeOf(delegated, superinterfaces, types);
    }

    /** Returns where the declaration mentions a delegated interface. */
    static Place placeOf(DelegatedInterface delegated, Superinterfaces superinterfaces, Types types) {
        for (Implemented implemented : superinterfaces.implemented()) {
            if (types.isSameType(implemented.type(), delegated.type())) {
                return implemented.place();
            }
        }
        return Place.component(delegated.component());
    }
}
