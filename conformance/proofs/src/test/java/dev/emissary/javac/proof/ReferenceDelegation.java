package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Program.Component;
import dev.emissary.javac.proof.ReferenceMembers.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The meaning of one emissary: what is delegated to which component, which methods that gives, and what is wrong.
 *
 * <p>It is written from the specification (EM-DEL, EM-FWD, EM-CONF) and shares nothing with the plugin.
 */
final class ReferenceDelegation {
    private final ReferenceTypes types;
    private final ReferenceMembers members;
    private final Program program;
    private final TypeElement probe;
    private final Map<Component, List<DeclaredType>> delegated = new LinkedHashMap<>();
    private final List<TypeMirror> rest = new ArrayList<>();
    private final Set<Component> withWildcard = new HashSet<>();
    private final Set<Component> suppliers = new HashSet<>();
    private final Set<Component> ofShape = new HashSet<>();
    private final List<Mistake> mistakes = new ArrayList<>();
    private final List<Supplied> supplied = new ArrayList<>();

    /**
     * An error that the plugin must report.
     *
     * @param keys the message, or those of which it must be one
     * @param subject the name of the method that its text is about, or an empty text
     */
    record Mistake(Set<String> keys, String subject) {
        private static final String UNDECLARABLE = "emissary.err.method.undeclarable";

        /** In the implements clause it is javac's own error. */
        private static final Mistake SEALED =
                new Mistake(Set.of("emissary.err.interface.sealed", "compiler.err.cant.inherit.from.sealed"), "");

        private static Mistake of(String key) {
            return new Mistake(Set.of("emissary.err." + key), "");
        }

        private static Mistake undeclarable(Member member) {
            return new Mistake(Set.of(UNDECLARABLE), member.name());
        }

        /** Whether nothing else is said of the method (EM-FWD-2). */
        boolean isOnlyOneOfSubject() {
            return keys.contains(UNDECLARABLE);
        }

        /** Whether the text of a message is about the method, which it names with its type parameters before it. */
        boolean isSubjectOf(String text) {
            return subject.isEmpty()
                    || Pattern.compile("[ >]" + subject + "\\(").matcher(text).find();
        }
    }

    /** A method that one component supplies. */
    private record Offer(Component component, Member member) {}

    /**
     * A method that components supply.
     *
     * @param components who supplies it; more than one is a conflict
     * @param members the method of each of them
     * @param chosen the member whose signature can override all of these, or null
     * @param refusal the error that is reported in the place of a forwarder, or null
     */
    record Supplied(List<Component> components, List<Member> members, Member chosen, Mistake refusal) {
        /** Whether two delegates supply it. */
        boolean isConflict() {
            return components.size() > 1;
        }
    }

    /**
     * Decides what a program means.
     *
     * @param types the types of a compilation that has compiled the program's probe
     * @param program the program
     */
    ReferenceDelegation(ReferenceTypes types, Program program) {
        this.types = types;
        this.program = program;
        members = new ReferenceMembers(types);
        probe = types.elements().getTypeElement(program.packageName() + "." + Program.EMISSARY);
        program.header().components().forEach(component -> delegated.put(component, new ArrayList<>()));
        if (program.header().explicit().isEmpty()) {
            delegateImplicitly();
        } else {
            delegateExplicitly();
        }
        supply();
    }

    /** Whether one generic interface would be implemented with different type arguments (EM-CONF-4). */
    boolean inheritsDifferentArguments() {
        Map<Element, TypeMirror> seen = new LinkedHashMap<>();
        return implemented().stream()
                .flatMap(type -> types.closure(type).stream())
                .anyMatch(type -> {
                    TypeMirror other = seen.putIfAbsent(type.asElement(), type);
                    return other != null && !types.types().isSameType(other, type);
                });
    }

    /** Returns what is wrong with the header; the conflicts are among {@link #supplied}. */
    List<Mistake> mistakes() {
        return List.copyOf(mistakes);
    }

    /** Returns the methods that are supplied and that the body does not declare itself. */
    List<Supplied> supplied() {
        return List.copyOf(supplied);
    }

    /** Returns through which interfaces a component is delegated to. */
    List<DeclaredType> delegated(Component component) {
        return delegated.get(component);
    }

    /** Returns the interface as which a component is called, or null if its own type is the interface (EM-FWD-4). */
    DeclaredType upcast(Component component, Member member) {
        return isInterface(component) || ofShape.contains(component)
                ? null
                : members.called(delegated.get(component), member);
    }

    /** Returns the types that the class implements, in order (EM-CLASS-1). */
    List<TypeMirror> implemented() {
        Map<String, TypeMirror> result = new LinkedHashMap<>();
        delegated.values().forEach(all -> all.forEach(type -> result.putIfAbsent(type.toString(), type)));
        rest.forEach(type -> result.putIfAbsent(type.toString(), type));
        return List.copyOf(result.values());
    }

    private boolean isInterface(Component component) {
        return type(component) instanceof DeclaredType type
                && type.asElement().getKind().isInterface();
    }

    /** Returns the type of a delegate: that of the component, or of what it supplies. */
    TypeMirror type(Component component) {
        TypeMirror type = field(component.name());
        return supplies(component) ? given(type) : type;
    }

    /** Whether a component is asked for the delegate (EM-DEL-9). */
    boolean supplies(Component component) {
        return suppliers.contains(component);
    }

    /** Returns what a type supplies, or null if it is no supplier. */
    private TypeMirror given(TypeMirror type) {
        DeclaredType supplier = types.asSuper(type, types.elements().getTypeElement("java.util.function.Supplier"));
        return supplier == null || supplier.getTypeArguments().isEmpty()
                ? null
                : supplier.getTypeArguments().get(0);
    }

    private TypeMirror field(String name) {
        return ElementFilter.fieldsIn(probe.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name))
                .map(VariableElement::asType)
                .findFirst()
                .orElseThrow();
    }

    private List<TypeMirror> fields(String prefix, int count) {
        List<TypeMirror> result = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            result.add(field(prefix + "$" + i));
        }
        return result;
    }

    /** EM-DEL-2, EM-DEL-4, EM-DEL-5. */
    private void delegateImplicitly() {
        List<TypeMirror> listed = listed();
        Set<TypeMirror> naming = new HashSet<>();
        for (Component component : program.header().components()) {
            TypeMirror type = type(component);
            if (kind(type) == ElementKind.INTERFACE) {
                delegate(component, (DeclaredType) type);
                continue;
            }
            List<TypeMirror> named = listed.stream()
                    .filter(one -> hasForwardedMethods(one)
                            && !type.getKind().isPrimitive()
                            && types.types().isSubtype(type, one))
                    .toList();
            naming.addAll(named);
            named.forEach(one -> delegate(component, (DeclaredType) one));
            if (named.isEmpty()) {
                Mistake mistake = unnamed(type);
                // One message proposes what to write for all such components.
                if (!mistake.equals(Mistake.of("component.not.interface")) || !mistakes.contains(mistake)) {
                    mistakes.add(mistake);
                }
            }
        }
        listed.stream().filter(type -> !naming.contains(type)).forEach(rest::add);
    }

    private Mistake unnamed(TypeMirror type) {
        if (kind(type) == ElementKind.ANNOTATION_TYPE) {
            return Mistake.of("annotation.type");
        }
        // A listed interface may be meant for a component whose wildcard leaves open how to implement it.
        return type instanceof DeclaredType declared && types.hasWildcard(declared)
                ? new Mistake(
                        Set.of(
                                "emissary.err.component.not.interface",
                                "emissary.err.wildcard",
                                "emissary.err.wildcard.inherited"),
                        "")
                : Mistake.of("component.not.interface");
    }

    /** EM-DEL-3, EM-DEL-4, EM-DEL-5. */
    private void delegateExplicitly() {
        Set<Element> seen = new LinkedHashSet<>();
        for (TypeMirror type : fields("explicit", program.header().explicit().size())) {
            if (kind(type) == ElementKind.ANNOTATION_TYPE) {
                mistakes.add(Mistake.of("annotation.type"));
            } else if (kind(type) != ElementKind.INTERFACE) {
                mistakes.add(Mistake.of("not.an.interface"));
            } else {
                seen.add(((DeclaredType) type).asElement());
            }
        }
        Map<Element, Set<Component>> serving = new HashMap<>();
        for (Element wanted : seen) {
            serving.put(wanted, serving((TypeElement) wanted));
        }
        Set<Element> served = new HashSet<>();
        for (Component component : program.header().components()) {
            for (Element wanted : seen) {
                if (serving.get(wanted).contains(component)) {
                    served.add(wanted);
                    delegate(
                            component,
                            ofShape.contains(component)
                                    ? (DeclaredType) wanted.asType()
                                    : types.asSuper(type(component), wanted));
                }
            }
        }
        seen.stream()
                .filter(one -> !served.contains(one))
                .forEach(one -> mistakes.add(Mistake.of("interface.unserved")));
        for (TypeMirror type : listed()) {
            if (type instanceof DeclaredType declared && seen.contains(declared.asElement())) {
                mistakes.add(Mistake.of("interface.repeated"));
            } else {
                rest.add(type);
            }
        }
    }

    /** Returns the components that serve an interface: by subtype, else by shape, else through a supplier. */
    private Set<Component> serving(TypeElement wanted) {
        List<Component> all = program.header().components();
        Set<Component> result = new HashSet<>();
        all.stream()
                .filter(one -> types.asSuper(field(one.name()), wanted) != null)
                .forEach(result::add);
        if (result.isEmpty() && wanted.getTypeParameters().isEmpty()) {
            all.stream()
                    .filter(one -> hasShape(field(one.name()), (DeclaredType) wanted.asType()))
                    .forEach(result::add);
            ofShape.addAll(result);
        }
        if (result.isEmpty()) {
            all.stream()
                    .filter(one ->
                            given(field(one.name())) != null && types.asSuper(given(field(one.name())), wanted) != null)
                    .forEach(result::add);
            suppliers.addAll(result);
        }
        return result;
    }

    /** Whether a type has methods that could implement those of an interface, if it has abstract ones (EM-DEL-8). */
    private boolean hasShape(TypeMirror type, DeclaredType wanted) {
        List<Member> needed = methods(wanted).stream()
                .filter(member -> member.method().getModifiers().contains(Modifier.ABSTRACT))
                .toList();
        return !needed.isEmpty()
                && type instanceof DeclaredType declared
                && type.getKind() == TypeKind.DECLARED
                && needed.stream().allMatch(member -> {
                    List<ExecutableElement> known =
                            ElementFilter.methodsIn(types.elements().getAllMembers((TypeElement) declared.asElement()));
                    return known.stream()
                            .filter(method -> method.getSimpleName().contentEquals(member.name()))
                            .filter(method -> method.getModifiers().contains(Modifier.PUBLIC)
                                    && !method.getModifiers().contains(Modifier.STATIC))
                            .anyMatch(method -> couldImplement(member, declared, method));
                });
    }

    private boolean couldImplement(Member member, DeclaredType type, ExecutableElement method) {
        ExecutableType found = (ExecutableType)
                types.types().asMemberOf((DeclaredType) types.types().capture(type), method);
        TypeMirror result = types.adapt(found.getReturnType(), method, member.type());
        return types.types().isSubsignature(found, member.type())
                && (ReferenceTypes.isNoReference(result) || ReferenceTypes.isNoReference(member.result())
                        ? types.types().isSameType(result, member.result())
                        : types.types().isSubtype(result, member.result()))
                && found.getThrownTypes().stream().allMatch(thrown -> types.allows(member.thrown(), thrown));
    }

    /** Returns the types of the implements clause, each interface once. */
    private List<TypeMirror> listed() {
        List<TypeMirror> result = new ArrayList<>();
        Set<Element> seen = new HashSet<>();
        for (TypeMirror type : fields("listed", program.header().listed().size())) {
            if (kind(type) == ElementKind.ANNOTATION_TYPE) {
                mistakes.add(Mistake.of("annotation.type"));
            } else if (kind(type) == ElementKind.INTERFACE && !seen.add(((DeclaredType) type).asElement())) {
                mistakes.add(Mistake.of("interface.repeated"));
            } else {
                result.add(type);
            }
        }
        return result;
    }

    private void delegate(Component component, DeclaredType type) {
        if (types.hasWildcard(type) && withWildcard.add(component)) {
            // Type arguments that go with no others are a mistake of the same component, of which javac reports one.
            mistakes.add(new Mistake(
                    Set.of(
                            "emissary.err.wildcard",
                            "emissary.err.wildcard.inherited",
                            "compiler.err.cant.inherit.diff.arg"),
                    ""));
        } else if (!types.hasWildcard(type)
                && type.asElement().getModifiers().contains(Modifier.SEALED)
                && !mistakes.contains(Mistake.SEALED)) {
            // No emissary is permitted here; that several components would need it is one mistake or several.
            mistakes.add(Mistake.SEALED);
        }
        delegated.get(component).add(type);
    }

    private static ElementKind kind(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                ? ((DeclaredType) type).asElement().getKind()
                : null;
    }

    private boolean hasForwardedMethods(TypeMirror type) {
        return types.closure(type).stream()
                .filter(one -> one.asElement().getKind() == ElementKind.INTERFACE)
                .anyMatch(one -> !methods(one).isEmpty());
    }

    /** EM-FWD-1, EM-FWD-6, EM-CONF-1 to EM-CONF-3. */
    private void supply() {
        List<Offer> all = new ArrayList<>();
        delegated.forEach((component, interfaces) -> members.of(interfaces, type(component)).stream()
                .filter(member -> !isDeclaredInBody(member))
                .forEach(member -> all.add(new Offer(component, member))));
        Set<Offer> done = new HashSet<>();
        for (Offer offer : all) {
            if (done.contains(offer)) {
                continue;
            }
            Set<Offer> found = sameAs(offer, all);
            List<Offer> same = all.stream().filter(found::contains).toList();
            done.addAll(same);
            List<Member> methods = same.stream().map(Offer::member).toList();
            List<Component> components = same.stream().map(Offer::component).toList();
            boolean isUndeclarable = isUndeclarable(offer.member(), components);
            Member chosen = isUndeclarable ? null : members.mostSpecific(methods);
            Mistake refusal = isUndeclarable ? Mistake.undeclarable(offer.member()) : refusal(offer, same, chosen);
            supplied.add(new Supplied(components, methods, chosen, refusal));
        }
    }

    /** Whether the method that an interface declares cannot stand beside that of Object in any class (EM-FWD-2). */
    private boolean isUndeclarable(Member member, List<Component> components) {
        return components.stream().anyMatch(component -> members.isUndeclarable(delegated.get(component), member))
                || rest.stream()
                        .filter(type -> kind(type) == ElementKind.INTERFACE)
                        .anyMatch(type -> members.isUndeclarable(List.of((DeclaredType) type), member));
    }

    /** Returns the error for a method that cannot be forwarded (EM-FWD-2, EM-CONF-1, EM-CONF-7), or null. */
    private Mistake refusal(Offer offer, List<Offer> same, Member chosen) {
        String name = offer.member().name();
        if (name.equals("finalize") && offer.member().type().getParameterTypes().isEmpty()) {
            return new Mistake(Set.of("emissary.err.method.finalize"), name);
        }
        if (same.size() > 1) {
            return conflict(same, chosen);
        }
        if (same.stream()
                .anyMatch(other -> members.isTwo(delegated.get(other.component()), other.member())
                        || members.isInheritedTwice(delegated.get(other.component()), other.member()))) {
            return new Mistake(Set.of("emissary.err.method.same.signature"), name);
        }
        if (isOnlyOfClass(offer)) {
            return new Mistake(
                    Set.of(
                            "emissary.err.method.required.returns",
                            "emissary.err.method.required.result",
                            "emissary.err.method.required.throws"),
                    name);
        }
        return null;
    }

    /** Whether no delegated interface of a class has the method as the class has it (EM-FWD-4). */
    private boolean isOnlyOfClass(Offer offer) {
        return !isInterface(offer.component())
                && members.called(delegated.get(offer.component()), offer.member()) == null;
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
        return ElementFilter.methodsIn(probe.getEnclosedElements()).stream()
                .anyMatch(method -> method.getSimpleName().contentEquals(member.name())
                        && types.overrideEquivalent((ExecutableType) method.asType(), member.type()));
    }

    /** Returns the error for a method that two delegates supply and that the body does not declare (EM-CONF-1). */
    private Mistake conflict(List<Offer> same, Member chosen) {
        boolean isOnlyOfClass = same.stream().anyMatch(this::isOnlyOfClass);
        List<Member> all = isOnlyOfClass
                ? declared(same)
                : same.stream().map(Offer::member).toList();
        String name = all.get(0).name();
        if ((isOnlyOfClass ? members.mostSpecific(all) : chosen) != null
                || members.areReconciledByErasure(all)
                || same.stream()
                        .filter(offer -> isInterface(offer.component()))
                        .anyMatch(offer -> members.areReconciledBy(type(offer.component()), all)
                                || members.areReconciledBy(type(offer.component()), declared(same)))) {
            return new Mistake(Set.of("emissary.err.method.conflict"), name);
        }
        boolean hasPrimitive = all.stream().anyMatch(member -> ReferenceTypes.isNoReference(member.result()));
        return new Mistake(
                hasPrimitive
                        ? Set.of("emissary.err.method.irreconcilable")
                        : Set.of("emissary.err.method.conflict.returns", "emissary.err.method.irreconcilable"),
                name);
    }

    /** Returns what the delegated interfaces have: of each component alone, its own method may be more specific. */
    private List<Member> declared(List<Offer> same) {
        return same.stream()
                .flatMap(offer -> delegated.get(offer.component()).stream())
                .flatMap(type -> methods(type).stream())
                .filter(member -> members.isSame(member, same.get(0).member()))
                .toList();
    }

    /** Whether an interface that is implemented by hand has a method that neither the body nor a delegate has. */
    boolean lacksMethod() {
        return rest.stream()
                .filter(type -> kind(type) == ElementKind.INTERFACE)
                .map(DeclaredType.class::cast)
                .flatMap(type -> methods(type).stream())
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

    /** Returns the methods of a class or an interface, most specific first, for a delegate that implements them. */
    List<Member> methods(DeclaredType type) {
        return members.of(List.of(type), type);
    }
}
