package dev.emissary.rules.types;

import dev.emissary.rules.types.TypeQuestions.TypedMethod;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The instance methods that are members of interfaces, abstract or default, declared or inherited: those that are
 * forwarded (EM-FWD-1, EM-FWD-2). They are computed once for each interface.
 */
public final class InterfaceMembers {
    private final Types types;
    private final TypeQuestions questions;
    private final ThrowsClauses throwsClauses;
    private final ProgramFacts facts;
    private final Map<TypeElement, List<Member>> known = new HashMap<>();

    public InterfaceMembers(Types types, ProgramFacts facts) {
        this.types = types;
        this.facts = facts;
        this.questions = new TypeQuestions(types);
        throwsClauses = new ThrowsClauses(types);
    }

    /**
     * One method of an interface.
     *
     * @param method the method whose signature the member has: of several inherited ones, the most specific
     * @param alternatives all inherited methods that {@code method} stands for and does not override itself
     * @param declarations all its declarations in the hierarchy
     * @param lint the lint categories under which javac warns about overriding in the interface itself, for which no
     *     forwarder is to blame
     */
    public record Member(
            ExecutableElement method,
            List<ExecutableElement> alternatives,
            List<ExecutableElement> declarations,
            Set<String> lint) {
        public Member {
            alternatives = List.copyOf(alternatives);
            declarations = List.copyOf(declarations);
            lint = Set.copyOf(lint);
        }

        /** Whether it has the name of another method. */
        public boolean isNamedAs(ExecutableElement other) {
            return method.getSimpleName().equals(other.getSimpleName());
        }

        public boolean isAbstract() {
            return method.getModifiers().contains(Modifier.ABSTRACT);
        }
    }

    /** The override-equivalent methods of a hierarchy. */
    private static final class Group {
        final List<TypedMethod> all = new ArrayList<>();
        final List<TypedMethod> notOverridden = new ArrayList<>();
    }

    /** Returns the members of an interface, its own before those of its superinterfaces, in declaration order. */
    public List<Member> of(TypeElement type) {
        List<Member> members = known.get(type);
        if (members == null) {
            members = compute(type);
            known.put(type, members);
        }
        return members;
    }

    /** Whether an interface has a member of the name of a method. */
    public boolean hasNameOf(TypeElement type, ExecutableElement method) {
        for (Member member : of(type)) {
            if (member.isNamedAs(method)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the methods that a class or interface declares, in order. */
    public List<ExecutableElement> declared(TypeElement type) {
        return facts.declaredMethods(type);
    }

    /** Whether an interface has any of these methods, even while it is being completed (EM-DEL-2). */
    public boolean areAnyOf(TypeElement type) {
        for (TypeElement declaring : hierarchy(type)) {
            if (facts.declaresForwarded(declaring)) {
                return true;
            }
        }
        return false;
    }

    private List<Member> compute(TypeElement type) {
        DeclaredType site = (DeclaredType) type.asType();
        List<Group> groups = new ArrayList<>();
        for (TypeElement declaring : hierarchy(type)) {
            for (ExecutableElement method : declared(declaring)) {
                if (isForwarded(method)) {
                    add(questions.member(site, method), groups);
                }
            }
        }
        List<Member> members = new ArrayList<>(groups.size());
        for (Group group : groups) {
            members.add(choose(group));
        }
        return Collections.unmodifiableList(members);
    }

    /** Returns an interface and all its superinterfaces, each before its own superinterfaces. */
    public Set<TypeElement> hierarchy(TypeElement type) {
        Set<TypeElement> hierarchy = new LinkedHashSet<>();
        addHierarchy(type, hierarchy);
        return hierarchy;
    }

    private void addHierarchy(TypeElement type, Set<TypeElement> hierarchy) {
        if (hierarchy.add(type)) {
            for (TypeMirror supertype : TypeQuestions.supertypes(types, type.asType())) {
                // A class here is a mistake, and has an error of its own.
                if (supertype instanceof DeclaredType declared
                        && declared.asElement().getKind().isInterface()) {
                    addHierarchy((TypeElement) declared.asElement(), hierarchy);
                }
            }
        }
    }

    /** Static and private methods are not members; a call of a public method of Object never reaches the delegate. */
    public static boolean isForwarded(ExecutableElement method) {
        Set<Modifier> modifiers = method.getModifiers();
        return !modifiers.contains(Modifier.STATIC)
                && !modifiers.contains(Modifier.PRIVATE)
                && !overridesPublicMethodOfObject(method)
                && !hasVoidParameter(method);
    }

    /**
     * Whether a parameter has the type {@code void}. javac reports it only when it attributes the interface, which may be
     * after it has generated code for the emissary, and cannot generate a call with such an argument.
     */
    private static boolean hasVoidParameter(ExecutableElement method) {
        for (TypeMirror parameter : ((ExecutableType) method.asType()).getParameterTypes()) {
            if (parameter.getKind() == TypeKind.VOID) {
                return true;
            }
        }
        return false;
    }

    /** Whether a method is override-equivalent to a public method of {@code Object} that an interface may redeclare. */
    public static boolean overridesPublicMethodOfObject(ExecutableElement method) {
        return switch (method.getSimpleName().toString()) {
            case "hashCode", "toString" -> method.getParameters().isEmpty();
            case "equals" ->
                method.getParameters().size() == 1
                        && method.getParameters().get(0).asType() instanceof DeclaredType parameter
                        && ((TypeElement) parameter.asElement())
                                .getQualifiedName()
                                .contentEquals("java.lang.Object");
            default -> false;
        };
    }

    /**
     * The same question about a method whose types are not known, because to resolve them might lead back to it.
     *
     * @param parameters how many parameters it has
     * @param type returns the type of the first one as it is written, without annotations
     * @param hidesObject whether another type hides {@code java.lang.Object} where the method is declared
     */
    public static boolean overridesPublicMethodOfObject(
            String name, int parameters, Supplier<String> type, BooleanSupplier hidesObject) {
        return switch (name) {
            case "hashCode", "toString" -> parameters == 0;
            case "equals" ->
                parameters == 1
                        && switch (type.get()) {
                            case "java.lang.Object" -> true;
                            case "Object" -> !hidesObject.getAsBoolean();
                            default -> false;
                        };
            default -> false;
        };
    }

    private void add(TypedMethod added, List<Group> groups) {
        for (Group group : groups) {
            TypedMethod first = group.all.get(0);
            if (first.method().getSimpleName().equals(added.method().getSimpleName())
                    && questions.overrideEquivalent(added.signature(), first.signature())) {
                add(added, group);
                return;
            }
        }
        Group group = new Group();
        group.all.add(added);
        group.notOverridden.add(added);
        groups.add(group);
    }

    private void add(TypedMethod added, Group group) {
        group.all.add(added);
        for (TypedMethod other : group.notOverridden) {
            if (questions.overridesFromBelow(other, added)) {
                return;
            }
        }
        group.notOverridden.removeIf(other -> questions.overridesFromBelow(added, other));
        group.notOverridden.add(added);
    }

    private Member choose(Group group) {
        List<TypeMirror> returned = new ArrayList<>(group.notOverridden.size());
        for (TypedMethod candidate : group.notOverridden) {
            returned.add(candidate.signature().getReturnType());
        }
        int mostSpecific = questions.mostSpecific(returned);
        TypedMethod chosen = group.notOverridden.get(Math.max(0, mostSpecific));
        return new Member(chosen.method(), methods(group.notOverridden), methods(group.all), lint(chosen, group.all));
    }

    private static List<ExecutableElement> methods(List<TypedMethod> group) {
        List<ExecutableElement> methods = new ArrayList<>(group.size());
        for (TypedMethod typed : group) {
            methods.add(typed.method());
        }
        return methods;
    }

    /** Returns the categories of javac's warnings about a method that overrides all others of its group. */
    private Set<String> lint(TypedMethod chosen, List<TypedMethod> group) {
        Set<String> lint = new HashSet<>();
        for (TypedMethod other : group) {
            if (other == chosen) {
                continue;
            }
            if (other.method().isVarArgs() != chosen.method().isVarArgs()) {
                lint.add("overrides");
            }
            if (TypeForms.isRaw(chosen.method().getReturnType())
                    && !TypeForms.isRaw(other.method().getReturnType())) {
                lint.add("unchecked");
            }
            if (!throwsClauses.permits(other.signature(), chosen.signature())) {
                lint.add("unchecked");
            }
        }
        return lint;
    }
}
