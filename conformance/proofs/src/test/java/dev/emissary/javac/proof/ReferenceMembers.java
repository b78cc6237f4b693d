package dev.emissary.javac.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds the methods to forward (EM-FWD-1 to EM-FWD-3, EM-CONF-3). */
final class ReferenceMembers {
    private final ReferenceTypes types;
    private final List<Member> objectMethods;

    /**
     * A method that a delegate supplies.
     *
     * @param method the declaration whose signature it has
     * @param type its type as a member of the delegated interface
     * @param result its return type, the most specific one where several declarations are one method
     * @param thrown its exceptions, those that all of these declarations allow
     */
    record Member(ExecutableElement method, ExecutableType type, TypeMirror result, List<TypeMirror> thrown) {
        /** Returns its name. */
        String name() {
            return method.getSimpleName().toString();
        }
    }

    ReferenceMembers(ReferenceTypes types) {
        this.types = types;
        TypeElement object = types.type("java.lang.Object");
        objectMethods = ElementFilter.methodsIn(object.getEnclosedElements()).stream()
                .filter(method -> method.getModifiers().contains(Modifier.PUBLIC))
                .map(method -> member((DeclaredType) object.asType(), method))
                .toList();
    }

    /** Returns a method as a member of a type. */
    Member member(DeclaredType type, ExecutableElement method) {
        ExecutableType as = (ExecutableType) types.types().asMemberOf(type, method);
        return new Member(method, as, as.getReturnType(), List.copyOf(as.getThrownTypes()));
    }

    /** Returns the methods of an interface, one for each signature. */
    List<Member> of(DeclaredType type) {
        return of(List.of(type), type, (any, member) -> true);
    }

    /**
     * Returns the methods that a delegate supplies through some interfaces, one for each signature.
     *
     * @param delegated the interfaces
     * @param component the type of the component, which knows better where the interfaces do not agree on a result
     * @param supplies whether an interface supplies a method
     */
    List<Member> of(List<DeclaredType> delegated, TypeMirror component, BiPredicate<DeclaredType, Member> supplies) {
        List<Member> all = notOverridden(declared(delegated, supplies));
        List<Member> result = new ArrayList<>();
        while (!all.isEmpty()) {
            Member first = all.get(0);
            List<Member> same =
                    all.stream().filter(other -> isSame(first, other)).toList();
            all = all.stream().filter(other -> !same.contains(other)).toList();
            result.add(one(same, component));
        }
        return result;
    }

    /** Whether two methods cannot be two in one class (JLS 8.4.8.3). */
    boolean haveSameErasure(Member one, Member other) {
        return one.name().equals(other.name()) && erasures(one.type()).equals(erasures(other.type()));
    }

    private List<String> erasures(ExecutableType type) {
        return type.getParameterTypes().stream()
                .map(parameter -> types.types().erasure(parameter).toString())
                .toList();
    }

    /** Whether an interface has two methods of different erasures that are one to those who call it (EM-CONF-7). */
    boolean isTwo(List<DeclaredType> delegated, Member member) {
        return delegated.stream()
                .anyMatch(type -> inherited(List.of(asDeclared(type))).stream()
                                .filter(own -> isSame(member(type, own.method()), member))
                                .map(own ->
                                        erasures((ExecutableType) own.method().asType()))
                                .distinct()
                                .count()
                        > 1);
    }

    /** Returns a type as it is declared, in which none of its own type arguments makes a method override another. */
    private static DeclaredType asDeclared(DeclaredType type) {
        return type.getTypeArguments().isEmpty()
                ? type
                : (DeclaredType) type.asElement().asType();
    }

    /** Whether one of several declarations of a method has a result that Object's method does not allow (EM-FWD-2). */
    boolean isUndeclarable(List<DeclaredType> interfaces, Member member) {
        boolean clones = member.name().equals("clone");
        return member.type().getParameterTypes().isEmpty()
                && (clones || member.name().equals("finalize"))
                && inherited(interfaces).stream()
                        .filter(one -> isSame(one, member))
                        .anyMatch(one -> clones
                                ? ReferenceTypes.isNoReference(one.result())
                                : one.result().getKind() != TypeKind.VOID);
    }

    /** Returns the declarations of some interfaces that no other one overrides. */
    List<Member> inherited(List<DeclaredType> interfaces) {
        return notOverridden(declared(interfaces, (type, member) -> true));
    }

    private List<Member> declared(List<DeclaredType> delegated, BiPredicate<DeclaredType, Member> supplies) {
        List<Member> all = new ArrayList<>();
        for (DeclaredType type : delegated) {
            for (DeclaredType supertype : types.closure(type)) {
                ElementFilter.methodsIn(supertype.asElement().getEnclosedElements()).stream()
                        .filter(ReferenceMembers::isInstanceMember)
                        .map(method -> member(type, method))
                        .filter(member -> objectMethods.stream().noneMatch(other -> isSame(member, other)))
                        .filter(member -> supplies.test(type, member))
                        .filter(member -> all.stream().noneMatch(other -> isDeclaration(member, other)))
                        .forEach(all::add);
            }
        }
        return all;
    }

    private boolean isDeclaration(Member one, Member other) {
        return other.method().equals(one.method()) && types.types().isSameType(other.type(), one.type());
    }

    /** Static and private methods are no members. */
    static boolean isInstanceMember(ExecutableElement method) {
        Set<Modifier> modifiers = method.getModifiers();
        return !modifiers.contains(Modifier.STATIC) && !modifiers.contains(Modifier.PRIVATE);
    }

    /** Whether two methods are override-equivalent (JLS 8.4.2). */
    boolean isSame(Member one, Member other) {
        return one.name().equals(other.name()) && types.overrideEquivalent(one.type(), other.type());
    }

    /** Leaves out what a method of a subinterface overrides (JLS 9.4.1). */
    private List<Member> notOverridden(List<Member> all) {
        return all.stream()
                .filter(member -> all.stream().noneMatch(other -> overrides(other, member)))
                .toList();
    }

    /** Whether a method of a subinterface overrides another one. */
    boolean overrides(Member one, Member other) {
        return one.name().equals(other.name())
                && isBelow(one, other)
                && types.types().isSubsignature(one.type(), other.type());
    }

    private boolean isBelow(Member one, Member other) {
        TypeMirror owner =
                types.types().erasure(one.method().getEnclosingElement().asType());
        TypeMirror otherOwner =
                types.types().erasure(other.method().getEnclosingElement().asType());
        return !types.types().isSameType(owner, otherOwner) && types.types().isSubtype(owner, otherOwner);
    }

    /** Returns the one method that several declarations of interfaces are to those who call it. */
    private Member one(List<Member> same, TypeMirror component) {
        if (same.size() == 1) {
            return same.get(0);
        }
        Member chosen = mostSpecific(same);
        if (chosen == null) {
            chosen = ofComponent(same, component);
        }
        return new Member(chosen.method(), chosen.type(), chosen.result(), thrown(chosen, same));
    }

    /** Returns the declaration that can override all the others, or null if there is none. */
    Member mostSpecific(List<Member> same) {
        List<Member> fitting =
                same.stream().filter(member -> fitsAll(member, same)).toList();
        return fitting.stream()
                .filter(member -> fitting.stream().allMatch(other -> fits(member, other, true)))
                .findFirst()
                .orElse(fitting.isEmpty() ? null : fitting.get(0));
    }

    private boolean fits(Member member, Member other, boolean strictly) {
        TypeMirror result = types.adapt(other.result(), other.method(), member.type());
        if (strictly) {
            return types.isSubresult(member.result(), result);
        }
        return types.types().isSubsignature(member.type(), other.type())
                && (types.isSubstitutable(member.result(), result)
                        || types.types()
                                .isSameType(member.result(), types.types().erasure(result)));
    }

    /** Returns the method of a delegate's own interface, where only it reconciles the results of others. */
    private Member ofComponent(List<Member> same, TypeMirror component) {
        return known(same.get(0), component).stream()
                .filter(member -> fitsAll(member, same))
                .findFirst()
                .orElse(same.get(0));
    }

    /**
     * Returns the first interface whose method has the result of a member, throws no more and is overridden in no other
     * one (EM-FWD-4), or null.
     */
    DeclaredType called(List<DeclaredType> delegated, Member member) {
        List<ExecutableElement> lowest =
                inherited(delegated).stream().map(Member::method).toList();
        return delegated.stream()
                .filter(type -> of(type).stream()
                        .anyMatch(one -> isSame(one, member)
                                && lowest.contains(one.method())
                                && types.types()
                                        .isSameType(
                                                types.adapt(one.result(), one.method(), member.type()), member.result())
                                && adapted(one, member).stream()
                                        .allMatch(thrown -> types.allows(member.thrown(), thrown))))
                .findFirst()
                .orElse(null);
    }

    /** Whether an interface has a method with narrower parameters too, which a call by name would prefer (EM-FWD-4). */
    boolean isBesideGeneric(DeclaredType type, Member member) {
        return declared(List.of(type), (any, other) -> true).stream()
                .anyMatch(other -> !other.method().equals(member.method())
                        && isSame(other, member)
                        && !takes(other, member.type()));
    }

    private boolean takes(Member member, ExecutableType caller) {
        boolean isAdapted = member.type().getTypeVariables().size()
                == caller.getTypeVariables().size();
        return IntStream.range(0, caller.getParameterTypes().size()).allMatch(i -> {
            TypeMirror parameter = member.type().getParameterTypes().get(i);
            return types.types()
                    .isSubtype(
                            caller.getParameterTypes().get(i),
                            isAdapted ? types.adapt(parameter, member.method(), caller) : parameter);
        });
    }

    /** Whether a method implements another one too, without an unchecked conversion (EM-CONF-5). */
    boolean implement(Member member, Member other) {
        return types.types().isSubsignature(member.type(), other.type())
                && types.isSubresult(member.result(), types.adapt(other.result(), other.method(), member.type()))
                && member.thrown().stream().allMatch(thrown -> types.allows(adapted(other, member), thrown));
    }

    private boolean fitsAll(Member member, List<Member> same) {
        return same.stream().allMatch(other -> fits(member, other, false));
    }

    private List<Member> known(Member wanted, TypeMirror component) {
        List<Member> known = new ArrayList<>();
        for (DeclaredType type : types.closure(component)) {
            ElementFilter.methodsIn(type.asElement().getEnclosedElements()).stream()
                    .map(method -> member(type, method))
                    .filter(member -> isSame(member, wanted))
                    .forEach(known::add);
        }
        return known;
    }

    /** Returns the exceptions that all of several declarations name, or a supertype (JLS 9.9); unchecked ones too. */
    List<TypeMirror> thrown(Member chosen, List<Member> same) {
        List<TypeMirror> result = new ArrayList<>();
        for (Member member : same) {
            for (TypeMirror adapted : adapted(member, chosen)) {
                boolean isNamed = same.stream()
                        .allMatch(other -> adapted(other, chosen).stream()
                                .anyMatch(one -> types.types().isSubtype(adapted, one)));
                if (isNamed && result.stream().noneMatch(one -> types.types().isSameType(adapted, one))) {
                    result.add(adapted);
                }
            }
        }
        return result;
    }

    private List<TypeMirror> adapted(Member member, Member chosen) {
        return member.thrown().stream()
                .map(thrown -> types.adapt(thrown, member.method(), chosen.type()))
                .toList();
    }
}
