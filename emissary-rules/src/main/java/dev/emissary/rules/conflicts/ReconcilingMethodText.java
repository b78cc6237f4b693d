package dev.emissary.rules.conflicts;

import dev.emissary.rules.advice.ParameterNames;
import dev.emissary.rules.advice.SuppressionText;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.advice.TypeVariableNames;
import dev.emissary.rules.types.MemberAccess;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** The text of a method that reconciles delegates, ready to be pasted into an emissary's body (EM-CONF-1). */
final class ReconcilingMethodText extends ProgramRules {
    private final ReconcilingMethod method;
    /** Whether javac warns of an unchecked conversion in it. */
    private final boolean isUnchecked;

    private final OverriddenMethod like;
    private final boolean erased;
    private final TypeText typeText;
    private final List<TypeMirror> parameterTypes;
    private final List<String> parameterNames;
    private final boolean varArgs;
    private final TypeElement emissary;
    private final List<ExecutableElement> overridden;
    /** Those of the overridden methods. */
    private final Set<Deprecation> deprecations;

    ReconcilingMethodText(
            ProgramRules rules,
            ReconcilingMethod method,
            boolean isUnchecked,
            TypeElement emissary,
            List<ExecutableElement> overridden) {
        super(rules);
        this.method = method;
        this.isUnchecked = isUnchecked;
        this.like = method.shape().like();
        this.erased = method.shape().erased();
        this.emissary = emissary;
        this.overridden = overridden;
        deprecations = overridden.stream().map(facts::deprecation).collect(Collectors.toSet());
        Set<String> takenNames = emissary.getTypeParameters().stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .collect(Collectors.toSet());
        typeText = new TypeText(newNames(like.signature().getTypeVariables(), takenNames));
        parameterTypes = like.signature().getParameterTypes().stream()
                .map(type -> erased ? types.erasure(type) : (TypeMirror) type)
                .toList();
        parameterNames = new ParameterNames(facts).of(like.method(), parameterTypes);
        varArgs = like.method().isVarArgs();
    }

    private static Map<Element, String> newNames(List<? extends TypeVariable> variables, Set<String> visible) {
        List<Element> elements = variables.stream().map(TypeVariable::asElement).toList();
        List<String> names = TypeVariableNames.of(
                elements.stream()
                        .map(element -> element.getSimpleName().toString())
                        .toList(),
                visible);
        Map<Element, String> result = new HashMap<>();
        elements.forEach(element -> result.put(element, names.get(result.size())));
        return result;
    }

    String text() {
        Set<String> receivers = new HashSet<>();
        List<String> calls = method.callable().stream()
                .filter(overridden ->
                        receivers.add(overridden.callee().orElseThrow().receiver()))
                .map(this::call)
                .toList();
        boolean closesAll = calls.size() > 1 && closes();
        String body = calls.isEmpty()
                ? "throw new java.lang.UnsupportedOperationException();"
                : closesAll ? closing(calls) : statement(calls.get(0));
        String alternatives =
                calls.size() < 2 || closesAll ? "" : " // or " + String.join(" or ", calls.subList(1, calls.size()));
        return deprecation() + suppression() + "@java.lang.Override public " + typeParameters()
                + typeText.of(method.returned()) + " "
                + like.method().getSimpleName() + parameters() + typeText.throwsClause(method.thrown()) + " { " + body
                + " }"
                + alternatives;
    }

    /** Whether the method is one that has to reach all delegates, and may throw what each of them throws. */
    private boolean closes() {
        return like.method().getSimpleName().contentEquals("close")
                && parameterTypes.isEmpty()
                && method.returned().getKind() == TypeKind.VOID
                && method.caught().isEmpty()
                && method.callable().stream()
                        .flatMap(overridden -> overridden.callee().orElseThrow().type().getThrownTypes().stream())
                        .allMatch(thrown ->
                                method.thrown().stream().anyMatch(allowed -> types.isSubtype(thrown, allowed)));
    }

    private static String closing(List<String> calls) {
        String rest = calls.size() == 2 ? calls.get(1) + ";" : closing(calls.subList(1, calls.size()));
        return "try { " + calls.get(0) + "; } finally { " + rest + " }";
    }

    private String call(OverriddenMethod overridden) {
        OverriddenMethod.Callee callee = overridden.callee().orElseThrow();
        DelegateCalls calls = new DelegateCalls(this);
        List<String> arguments = new ArrayList<>();
        for (TypeMirror parameter : callee.type().getParameterTypes()) {
            int index = arguments.size();
            String name = parameterNames.get(index);
            TypeMirror argument = parameterTypes.get(index);
            arguments.add(calls.rawCast(argument, parameter, callee.overloaded())
                    .or(() -> calls.cast(argument, parameter).filter(type -> erased))
                    .map(type -> "(" + typeText.of(type) + ") " + name)
                    .orElse(name));
        }
        return callee.receiver() + "." + typeArguments(overridden)
                + overridden.method().getSimpleName() + "(" + String.join(", ", arguments) + ")";
    }

    /** Returns the method's own type variables where a bound may keep the compiler from inferring them. */
    private String typeArguments(OverriddenMethod overridden) {
        List<? extends TypeVariable> variables = like.signature().getTypeVariables();
        return erased
                        || variables.size()
                                != overridden.method().getTypeParameters().size()
                        || variables.stream().allMatch(this::isInferred)
                ? ""
                : "<" + typeText.list(variables) + ">";
    }

    /** Whether an argument determines a type variable, or no bound restricts it. */
    private boolean isInferred(TypeVariable variable) {
        return TypeForms.isNamed(variable.getUpperBound(), "java.lang.Object")
                || parameterTypes.stream()
                        .flatMap(type -> type instanceof DeclaredType declared
                                ? declared.getTypeArguments().stream()
                                : Stream.of(type instanceof ArrayType array ? array.getComponentType() : type))
                        .anyMatch(type -> type instanceof TypeVariable other
                                && other.asElement().equals(variable.asElement()));
    }

    private String statement(String call) {
        String statement = (method.returned().getKind() == TypeKind.VOID ? "" : "return ") + call + ";";
        if (method.caught().isEmpty()) {
            return statement;
        }
        String exception =
                parameterNames.contains("e") ? ParameterNames.firstNotIn(Set.copyOf(parameterNames), "exception") : "e";
        return "try { " + statement + " } catch ("
                + method.caught().stream().map(typeText::of).collect(Collectors.joining(" | ")) + " " + exception
                + ") { throw new java.lang.RuntimeException(" + exception + "); }";
    }

    private String typeParameters() {
        List<? extends TypeVariable> variables = like.signature().getTypeVariables();
        return erased || variables.isEmpty()
                ? ""
                : variables.stream().map(typeText::declaration).collect(Collectors.joining(", ", "<", "> "));
    }

    private String parameters() {
        List<String> parameters = new ArrayList<>();
        for (int i = 0; i < parameterTypes.size(); i++) {
            TypeMirror type = parameterTypes.get(i);
            String text = varArgs && i == parameterTypes.size() - 1
                    ? typeText.of(((ArrayType) type).getComponentType()) + "..."
                    : typeText.of(type);
            parameters.add(text + " " + parameterNames.get(i));
        }
        return "(" + String.join(", ", parameters) + ")";
    }

    /**
     * A method that is deprecated everywhere is also deprecated in the emissary, as its forwarder would be (EM-FWD-3).
     */
    private String deprecation() {
        if (deprecations.contains(Deprecation.NONE)) {
            return "";
        }
        return deprecations.contains(Deprecation.ORDINARY)
                ? "@java.lang.Deprecated "
                : "@java.lang.Deprecated(forRemoval = true) ";
    }

    /**
     * Returns the deprecations of all that the method overrides, calls and mentions, except in the same outermost class
     * (JLS 9.6.4.6).
     */
    private Set<Deprecation> used() {
        List<Element> used =
                new ArrayList<>(overridden.stream().filter(this::isChecked).toList());
        method.callable().stream()
                .limit(1)
                .flatMap(one -> one.callee().stream())
                .forEach(callee -> used.add(callee.method()));
        mentioned().elements().stream()
                .flatMap(type ->
                        Stream.<Element>iterate(type, TypeElement.class::isInstance, Element::getEnclosingElement))
                .forEach(used::add);
        return used.stream()
                .filter(one -> !MemberAccess.outermost(one).equals(MemberAccess.outermost(emissary)))
                .map(facts::deprecation)
                .collect(Collectors.toSet());
    }

    private MentionedTypes mentioned() {
        return new MentionedTypes()
                .add(parameterTypes)
                .add(method.returned())
                .add(method.thrown())
                .addBounds(erased ? List.of() : like.signature().getTypeVariables());
    }

    /**
     * Whether javac looks if a method is deprecated: not {@code clone()}, which Object has, of other superinterfaces.
     */
    private boolean isChecked(ExecutableElement method) {
        return !method.getSimpleName().contentEquals("clone")
                || !parameterTypes.isEmpty()
                || emissary.getInterfaces().stream()
                        .anyMatch(type -> types.isSameType(
                                type, method.getEnclosingElement().asType()));
    }

    /** Suppresses the warnings of javac -Xlint about a method that cannot be written in any other way. */
    private String suppression() {
        Set<String> categories = new TreeSet<>();
        if (mentioned().haveRaw() || method.callable().stream().limit(1).anyMatch(OverriddenMethod::namesRaw)) {
            categories.add("rawtypes");
        }
        if (isUnchecked || (varArgs && !TypeForms.isReifiable(parameterTypes.get(parameterTypes.size() - 1)))) {
            categories.add("unchecked");
        }
        if (overridden.stream().anyMatch(one -> one.isVarArgs() != varArgs)) {
            categories.add("overrides");
        }
        Set<Deprecation> used = used();
        if (used.contains(Deprecation.ORDINARY) && deprecations.contains(Deprecation.NONE)) {
            categories.add("deprecation");
        }
        if (used.contains(Deprecation.FOR_REMOVAL)) {
            // javac warns about this even in a deprecated method.
            categories.add("removal");
        }
        return categories.isEmpty() ? "" : SuppressionText.of(categories) + " ";
    }
}
