package dev.emissary.rules.advice;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * The advice about a component that cannot be delegated to as declared (EM-DEL-5): which interfaces its type has and,
 * if it may be meant as private state, which explicit list makes it so.
 */
public final class ComponentAdvice extends ProgramRules {
    private final TypeElement emissary;
    private final Header header;
    /** Before supertypes are known, nothing counts as inaccessible or deprecated. */
    private final boolean typesAreComplete;

    private final Predicate<Header> isAccepted;
    private final TypeText text = TypeText.plain();

    public ComponentAdvice(
            ProgramRules rules,
            TypeElement emissary,
            Header header,
            boolean typesAreComplete,
            Predicate<Header> isAccepted) {
        super(rules);
        this.emissary = emissary;
        this.header = header;
        this.typesAreComplete = typesAreComplete;
        this.isAccepted = isAccepted;
    }

    /** Returns the problem with the component at an index. */
    public Problem problem(int index) {
        Place place = Part.COMPONENT.at(index);
        Component component = header.components().get(index);
        TypeMirror type = component.type();
        if (questions.isOf(emissary, type)) {
            return Problem.of("names.itself", place, emissary.getSimpleName(), state(index, delegable()));
        }
        if (interfacesOf(type).isEmpty() && all(type).stream().anyMatch(MentionedTypes::dependsOnWildcard)) {
            return Problem.of("wildcard", place, type, withoutWildcards(type, component.name()), instead());
        }
        for (int i = 0; i < header.listed().size(); i++) {
            if (header.listed().get(i) instanceof DeclaredType listed && TypeForms.isInterface(listed)) {
                Optional<DeclaredType> had = questions.asSuper(type, listed.asElement());
                if (had.isPresent() && !types.isSubtype(type, listed)) {
                    return Problem.of(
                            "component.arguments",
                            place,
                            component.name(),
                            had.get(),
                            listed,
                            withListed(index, i, had.get()));
                }
            }
        }
        Line shape = type instanceof DeclaredType declared && isOpenClass(declared)
                ? Line.of("shape", text.of(declared), ExplicitList.example(header))
                : Line.NONE;
        return Problem.of(
                "component.not.interface", place, component.name(), type, marker(type), proposal(index), shape);
    }

    /** Whether a class is one of which a part is likely to be meant, and no value. */
    private static boolean isOpenClass(DeclaredType type) {
        return type.asElement().getKind() == ElementKind.CLASS
                && !type.asElement().getModifiers().contains(Modifier.FINAL);
    }

    /** Returns what to write in place of an interface with wildcards: their bounds, or type parameters. */
    public Line withoutWildcards(TypeMirror type, String component) {
        List<TypeMirror> bounds = new ArrayList<>();
        if (type instanceof DeclaredType declared && TypeForms.isInterface(declared)) {
            for (TypeMirror argument : declared.getTypeArguments()) {
                bounds.add(argument instanceof WildcardType wildcard ? TypeForms.bound(wildcard) : argument);
            }
        }
        return bounds.isEmpty() || bounds.contains(null)
                ? Line.of("wildcard.parameter", component)
                : Line.of("wildcard.bound", component, bounded((DeclaredType) type, bounds));
    }

    private String bounded(DeclaredType type, List<TypeMirror> arguments) {
        return text.of(type.asElement()) + "<" + text.list(arguments) + ">";
    }

    /** Returns the clause with the type that a component has in place of one with other type arguments. */
    private Line withListed(int component, int index, DeclaredType had) {
        List<TypeMirror> listed = new ArrayList<>(header.listed());
        listed.set(index, had);
        return isAccepted.test(header.withListed(listed))
                ? Line.of("arguments", text.list(listed))
                : proposal(component);
    }

    /** Returns a list of what all components can be delegated through, in place of one with a wildcard. */
    public Line instead() {
        List<DeclaredType> all = delegable().stream().flatMap(List::stream).toList();
        return !all.isEmpty() && isAccepted.test(header.withExplicit(all))
                ? Line.of("wildcard", ExplicitList.of(all, header))
                : Line.NONE;
    }

    /** Returns why an interface of the implements clause that a component's type has does not name it (EM-DEL-2). */
    private Line marker(TypeMirror type) {
        for (TypeMirror listed : header.listed()) {
            if (listed instanceof DeclaredType declared
                    && declared.asElement().getKind() == ElementKind.INTERFACE
                    && !members.areAnyOf((TypeElement) declared.asElement())
                    && types.isSubtype(type, listed)) {
                return Line.of("marker", text.of(declared));
            }
        }
        return Line.NONE;
    }

    /** Whether two problems are about components that one proposal serves. */
    public static boolean isSame(Problem one, Problem other) {
        return one.has("component.not.interface") && other.has("component.not.interface");
    }

    /** Returns what to write in place of the header, for all its components: what others have, or what one can have. */
    private Line proposal(int index) {
        List<List<DeclaredType>> others = delegable();
        if (!others.isEmpty()) {
            return state(index, others);
        }
        for (Component component : header.components()) {
            List<DeclaredType> interfaces = interfacesOf(component.type());
            if (!interfaces.isEmpty() && isAccepted.test(header.withExplicit(interfaces))) {
                return names(interfaces);
            }
        }
        for (Component component : header.components()) {
            if (!interfacesOf(component.type()).isEmpty()) {
                return Line.of("state.alone", ExplicitList.example(header));
            }
        }
        return Line.of(
                "state.only", header.name(index), header.components().get(index).type(), ExplicitList.example(header));
    }

    private Line names(List<DeclaredType> interfaces) {
        List<TypeMirror> listed = new ArrayList<>(header.listed());
        listed.addAll(interfaces);
        String key = interfaces.size() == 1 ? "interface" : "interfaces";
        return isAccepted.test(header.withListed(listed))
                ? Line.of(key, text.list(interfaces), ExplicitList.of(interfaces, header))
                : Line.of(key + ".listed", ExplicitList.of(interfaces, header));
    }

    /** Returns how to make a component private state, by a list of what another serves; no line if there is none. */
    private Line state(int index, List<List<DeclaredType>> others) {
        for (List<DeclaredType> served : others) {
            Header changed = header.withExplicit(served);
            if (isAccepted.test(changed)) {
                String key = changed.listed().equals(header.listed()) ? "state" : "state.moved";
                return Line.of(key, header.name(index), ExplicitList.of(served, header));
            }
        }
        return others.isEmpty() ? Line.NONE : Line.of("state.alone", ExplicitList.example(header));
    }

    /**
     * Returns what each component could be delegated through that is an interface or that the implements clause names.
     */
    private List<List<DeclaredType>> delegable() {
        List<List<DeclaredType>> delegable = new ArrayList<>();
        for (Component component : header.components()) {
            List<DeclaredType> served = component.isInterface()
                    ? interfacesOf(component.type())
                    : header.listed().stream()
                            .filter(one -> one instanceof DeclaredType declared
                                    && TypeForms.isInterface(declared)
                                    && members.areAnyOf((TypeElement) declared.asElement())
                                    && !questions.isOf(emissary, component.type())
                                    && types.isSubtype(component.type(), one))
                            .map(DeclaredType.class::cast)
                            .toList();
            if (!served.isEmpty()) {
                delegable.add(served);
            }
        }
        return delegable;
    }

    private Set<DeclaredType> all(TypeMirror type) {
        Set<DeclaredType> all = new LinkedHashSet<>();
        collect(type, all);
        return all;
    }

    /** Returns the interfaces of a type that an emissary could delegate, without those that another one extends. */
    private List<DeclaredType> interfacesOf(TypeMirror type) {
        List<DeclaredType> all = all(type).stream()
                .filter(one -> !MentionedTypes.dependsOnWildcard(one))
                .toList();
        List<DeclaredType> lowest = all.stream()
                .filter(one -> all.stream().noneMatch(other -> isProperSubtype(other, one)))
                .toList();
        List<DeclaredType> current = lowest.stream()
                .filter(one -> !typesAreComplete || facts.deprecation(one.asElement()) == Deprecation.NONE)
                .toList();
        // A deprecated one is better than none.
        return current.isEmpty() ? lowest : current;
    }

    private void collect(TypeMirror type, Set<DeclaredType> found) {
        switch (type.getKind()) {
            case DECLARED -> {
                DeclaredType declared = (DeclaredType) type;
                boolean isInterface = declared.asElement().getKind().isInterface();
                if (!isInterface || MentionedTypes.dependsOnWildcard(declared)) {
                    TypeQuestions.supertypes(types, type).forEach(supertype -> collect(supertype, found));
                }
                if (isInterface
                        && canBeDelegated((TypeElement) declared.asElement())
                        && found.stream().noneMatch(other -> sameClass(declared, other))) {
                    found.add(declared);
                }
            }
            case TYPEVAR, INTERSECTION ->
                TypeQuestions.supertypes(types, type).forEach(supertype -> collect(supertype, found));
            default -> {}
        }
    }

    private boolean canBeDelegated(TypeElement element) {
        return element.getKind() == ElementKind.INTERFACE
                && !element.getModifiers().contains(Modifier.SEALED)
                && members.areAnyOf(element)
                && (!typesAreComplete || facts.isAccessible(element, emissary));
    }

    private static boolean sameClass(DeclaredType one, DeclaredType other) {
        return one.asElement().equals(other.asElement());
    }

    private boolean isProperSubtype(DeclaredType type, DeclaredType supertype) {
        return !sameClass(type, supertype) && types.isSubtype(types.erasure(type), types.erasure(supertype));
    }
}
