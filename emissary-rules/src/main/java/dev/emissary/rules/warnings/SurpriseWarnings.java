package dev.emissary.rules.warnings;

import dev.emissary.model.Decision;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Line;
import dev.emissary.model.Plan;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.SerializationGuard;
import dev.emissary.model.Superinterfaces;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.forwarding.ForwardingRules;
import dev.emissary.rules.serialization.SerializationRules;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The rules for legal code in which an emissary does not do what it seems to promise: it has methods that nobody meant,
 * hands out its delegate, is serializable and is not, or does by a default method what it does not do by hand
 * (EM-DIAG-4).
 */
public final class SurpriseWarnings extends ProgramRules {
    private final TypeElement emissary;
    private final Header header;
    private final Superinterfaces superinterfaces;
    private final Plan plan;
    private final ReplacedMethods replaced;
    private final List<Problem> problems = new ArrayList<>();

    /** Prepares to check an emissary without mistakes, before its forwarders are members of it. */
    public SurpriseWarnings(ForwardingRules rules, TypeElement emissary, Decision decision) {
        super(rules);
        this.emissary = emissary;
        header = decision.header();
        superinterfaces = decision.superinterfaces();
        plan = decision.plan();
        replaced = new ReplacedMethods(rules, emissary, decision);
    }

    /**
     * Returns the warnings, in the order of the rules.
     *
     * @param all whether to warn of every way out, not only of those that are made for it and whose emissary does nothing
     *     but hide its delegates
     */
    public List<Problem> problems(boolean all) {
        if (all || replaced.isEmpty()) {
            addWaysOut(all);
        }
        if (all) {
            addWaysBack();
        }
        problems.addAll(replaced.problems());
        addSerializable();
        return problems;
    }

    /** Returns warnings without those about components that no method in the body uses, where that matters. */
    public static List<Problem> applying(List<Problem> warnings, IntPredicate usedInMethods) {
        List<Problem> applying = new ArrayList<>();
        for (Problem warning : warnings) {
            if (!warning.has(ReplacedMethods.HELPER)
                    || usedInMethods.test(warning.place().index())) {
                applying.add(warning);
            }
        }
        return applying;
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
        Place place = superinterfaces.placeOf(forwarder.delegated());
        problems.add(Problem.warning(key, place, forwarder.supplied()).with(more));
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
                    && other.returnType().getKind() == TypeKind.BOOLEAN
                    && other.method().getParameters().size() == 1
                    && other.method().getSimpleName().contentEquals("isWrapperFor")) {
                List<TypeMirror> thrown = unwrap.thrownTypes();
                String refusal = thrown.size() == 1 && TypeForms.isNamed(thrown.get(0), "java.sql.SQLException")
                        ? "java.sql.SQLException"
                        : "java.lang.UnsupportedOperationException";
                return Line.of(
                        "unwrap",
                        TypeText.plain().throwsClause(thrown),
                        component.equals("type") || component.equals("type.get()") ? "this." + component : component,
                        "throw new " + refusal + "(\"no \" + type.getName());",
                        TypeText.plain().throwsClause(other.thrownTypes()));
            }
        }
        return Line.NONE;
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
                || new SerializationRules(this, emissary, header, superinterfaces)
                        .declares(SerializationGuard.WRITE_REPLACE)) {
            return;
        }
        String key = write && read ? "serializable" : write ? "serializable.unwritten" : "serializable.unread";
        if (questions.isAnyNamed(superinterfaces.implemented(), SerializationRules.EXTERNALIZABLE)) {
            long declared = members.declared(emissary).stream()
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
        superinterfaces.implemented().stream()
                .filter(one -> questions.inheritsNamed(one.type(), cause))
                .findFirst()
                .ifPresent(one -> problems.add(
                        Problem.warning(key, one.place(), ((DeclaredType) one.type()).asElement(), advice)));
    }
}
