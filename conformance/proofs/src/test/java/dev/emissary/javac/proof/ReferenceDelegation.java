package dev.emissary.javac.proof;

import dev.emissary.javac.proof.ReferenceHeader.Delegate;
import dev.emissary.javac.proof.ReferenceMembers.Member;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The methods that the components of one emissary supply, and what is wrong with them.
 *
 * <p>It is written from the specification (EM-FWD, EM-CONF) and shares nothing with the plugin.
 */
final class ReferenceDelegation {
    private static final Set<String> CONFLICT = Set.of("emissary.err.method.conflict");
    private static final Set<String> REQUIRED = Set.of(
            "emissary.err.method.required.clash",
            "emissary.err.method.required.result",
            "emissary.err.method.required.returns",
            "emissary.err.method.required.throws");
    private static final Set<String> UNRESOLVED = Set.of(
            "emissary.err.method.conflict",
            "emissary.err.method.conflict.returns",
            "emissary.err.method.irreconcilable");

    private final ReferenceTypes types;
    private final ReferenceMembers members;
    private final ReferenceHeader header;
    private final List<Supplied> supplied = new ArrayList<>();

    /** A method that one delegate supplies. */
    private record Offer(Delegate delegate, Member member) {}

    /** A method of an interface that no delegate supplies through it. */
    private record Required(DeclaredType type, Member member) {}

    /**
     * A method that components supply.
     *
     * @param delegates who supplies it; more than one is a conflict
     * @param members the method of each of them
     * @param chosen the member whose signature can override all of these, or null
     * @param refusal the error that is reported in the place of a forwarder, or null
     */
    record Supplied(List<Delegate> delegates, List<Member> members, Member chosen, Mistake refusal) {
        /** Whether two delegates supply it. */
        boolean isConflict() {
            return delegates.size() > 1;
        }
    }

    /** Decides what a program means, by the types of a compilation that has compiled its probe. */
    ReferenceDelegation(ReferenceTypes types, Program program) {
        this.types = types;
        members = new ReferenceMembers(types);
        header = new ReferenceHeader(types, members, program);
        supply();
    }

    /** Returns what is delegated to what. */
    ReferenceHeader header() {
        return header;
    }

    /** Whether one generic interface would be implemented with different type arguments (EM-CONF-4). */
    boolean inheritsDifferentArguments() {
        Map<Element, TypeMirror> seen = new LinkedHashMap<>();
        return header.implemented().stream()
                .flatMap(type -> types.closure(type).stream())
                .anyMatch(type -> {
                    TypeMirror other = seen.putIfAbsent(type.asElement(), type);
                    return other != null && !types.types().isSameType(other, type);
                });
    }

    /** Returns the methods that are supplied and that the body does not declare itself. */
    List<Supplied> supplied() {
        return List.copyOf(supplied);
    }

    /** Returns the interface as which a delegate is called, or null if it is by its own type (EM-FWD-4, EM-DEL-8). */
    DeclaredType upcast(Delegate delegate, Member member) {
        if (!header.isInterface(delegate)) {
            DeclaredType called = members.called(header.delegated(delegate), member);
            return called == null || header.isOfShape(delegate, called) ? null : called;
        }
        DeclaredType type = (DeclaredType) header.type(delegate);
        if (types.asSuper(type, member.method().getEnclosingElement()) == null) {
            return null;
        }
        List<? extends Element> all = types.elements().getAllMembers((TypeElement) type.asElement());
        Optional<Member> own = members.inherited(List.of(type)).stream()
                .filter(one -> all.contains(one.method())
                        && one.name().equals(member.name())
                        && types.types().isSubsignature(member.type(), one.type())
                        && types.types().isSubsignature(one.type(), member.type())
                        && types.isSubresult(types.adapt(one.result(), one.method(), member.type()), member.result()))
                .findFirst();
        return own.isEmpty()
                ? members.called(header.delegated(delegate), member)
                : own.filter(one -> members.isBesideGeneric(type, one))
                        .map(one -> types.asSuper(type, one.method().getEnclosingElement()))
                        .orElse(null);
    }

    /** EM-FWD-1, EM-FWD-6, EM-CONF-1 to EM-CONF-3. */
    private void supply() {
        List<Offer> all = new ArrayList<>();
        for (Delegate delegate : header.delegates()) {
            header.supplied(delegate).stream()
                    .filter(member -> !isDeclaredInBody(member))
                    .forEach(member -> all.add(new Offer(delegate, member)));
        }
        Set<Offer> done = new HashSet<>();
        for (Offer offer : all) {
            if (done.contains(offer)) {
                continue;
            }
            Set<Offer> found = sameAs(offer, all);
            List<Offer> same = all.stream().filter(found::contains).toList();
            done.addAll(same);
            List<Member> methods = same.stream().map(Offer::member).toList();
            List<Delegate> delegates = same.stream().map(Offer::delegate).toList();
            boolean isUndeclarable = isUndeclarable(offer.member(), delegates);
            Member chosen = isUndeclarable ? null : members.mostSpecific(methods);
            Mistake refusal = isUndeclarable ? Mistake.undeclarable(offer.member()) : refusal(offer, same, chosen);
            supplied.add(new Supplied(delegates, methods, chosen, refusal));
        }
    }

    /** Whether the method that an interface declares cannot stand beside that of Object in any class (EM-FWD-2). */
    private boolean isUndeclarable(Member member, List<Delegate> delegates) {
        return delegates.stream().anyMatch(delegate -> members.isUndeclarable(header.delegated(delegate), member))
                || header.rest().stream().anyMatch(type -> members.isUndeclarable(List.of(type), member));
    }

    /** Returns the error for a method that cannot be forwarded (EM-FWD-2, EM-CONF-1, EM-CONF-7), or null. */
    private Mistake refusal(Offer offer, List<Offer> same, Member chosen) {
        String name = offer.member().name();
        if (name.equals("finalize") && offer.member().type().getParameterTypes().isEmpty()) {
            return new Mistake(Set.of("emissary.err.method.finalize"), name);
        }
        if (same.size() > 1) {
            // Without a declaration that overrides all, one of a subtype of the results may still do.
            boolean isSure = chosen != null && same.stream().noneMatch(this::isOnlyOfClass);
            return new Mistake(isSure ? CONFLICT : UNRESOLVED, name);
        }
        if (members.isTwo(header.delegated(offer.delegate()), offer.member())) {
            return new Mistake(Set.of("emissary.err.method.same.signature"), name);
        }
        if (header.isAmbiguous(offer.delegate(), offer.member())) {
            return new Mistake(Set.of("emissary.err.method.ambiguous"), name);
        }
        List<Required> required = required()
                .filter(one -> members.isSame(one.member(), offer.member())
                        || members.haveSameErasure(one.member(), offer.member()))
                .toList();
        if (required.stream().anyMatch(one -> isInheritedDefault(one, required))) {
            return new Mistake(Set.of("emissary.err.method.default"), name);
        }
        return isOnlyOfClass(offer)
                        || !required.stream().allMatch(one -> members.implement(offer.member(), one.member()))
                ? new Mistake(REQUIRED, name)
                : null;
    }

    /** Returns what interfaces ask of the class besides: those implemented by hand, and defaults of shapes (EM-DEL-8). */
    private Stream<Required> required() {
        return Stream.concat(
                header.rest().stream()
                        .filter(type -> header.implemented().stream()
                                .noneMatch(other -> !header.rest().contains(other)
                                        && types.types().isSubtype(other, type)))
                        .flatMap(type ->
                                members.inherited(List.of(type)).stream().map(member -> new Required(type, member))),
                header.delegates().stream()
                        .flatMap(delegate -> header.delegated(delegate).stream()
                                .flatMap(type -> members.of(type).stream()
                                        .filter(member -> !header.supplies(delegate, type, member))
                                        .map(member -> new Required(type, member)))));
    }

    /** Whether nothing else implements or redeclares a default method of an interface that is implemented by hand. */
    private boolean isInheritedDefault(Required one, List<Required> required) {
        return one.member().method().isDefault()
                && header.rest().contains(one.type())
                && header.delegates().stream()
                        .flatMap(delegate -> header.delegated(delegate).stream())
                        .noneMatch(type ->
                                types.asSuper(type, one.member().method().getEnclosingElement()) != null)
                && required.stream().noneMatch(other -> members.overrides(other.member(), one.member()))
                && header.rest().stream()
                        .noneMatch(type -> !type.equals(one.type())
                                && types.asSuper(type, one.type().asElement()) != null);
    }

    /** Whether no delegated interface of a class has the method as the class has it (EM-FWD-4). */
    private boolean isOnlyOfClass(Offer offer) {
        return !header.isInterface(offer.delegate())
                && members.called(header.delegated(offer.delegate()), offer.member()) == null;
    }

    /** Returns what the method of one offer implements: two methods may be different, and a raw one like both of them. */
    private Set<Offer> sameAs(Offer offer, List<Offer> all) {
        Set<Offer> same = new LinkedHashSet<>(Set.of(offer));
        int size;
        do {
            size = same.size();
            List<Offer> known = List.copyOf(same);
            all.stream()
                    .filter(other -> known.stream().anyMatch(one -> members.isSame(one.member(), other.member())))
                    .forEach(same::add);
        } while (same.size() > size);
        return same;
    }

    private boolean isDeclaredInBody(Member member) {
        return ElementFilter.methodsIn(header.probe().getEnclosedElements()).stream()
                .anyMatch(method -> method.getSimpleName().contentEquals(member.name())
                        && types.overrideEquivalent((ExecutableType) method.asType(), member.type()));
    }

    /** Whether an interface that is implemented by hand has a method that neither the body nor a delegate has. */
    boolean lacksMethod() {
        return header.rest().stream()
                .flatMap(type -> members.of(type).stream())
                .filter(member -> member.method().getModifiers().contains(Modifier.ABSTRACT))
                .anyMatch(member -> !isDeclaredInBody(member)
                        && supplied.stream()
                                .noneMatch(method ->
                                        members.isSame(method.members().get(0), member)));
    }

    /** Returns a method that can override those of all delegates, its throws clause included. */
    Member reconciled(Supplied method) {
        Member chosen = method.chosen();
        return new Member(chosen.method(), chosen.type(), chosen.result(), members.thrown(chosen, method.members()));
    }
}
