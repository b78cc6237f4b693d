package dev.emissary.rules.header;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces;
import dev.emissary.rules.advice.ComponentAdvice;
import dev.emissary.rules.advice.ExplicitList;
import dev.emissary.rules.advice.Proposals;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The decision about one header: it matches interfaces and components, and collects what is delegated and implemented,
 * and every problem.
 */
final class HeaderDecision extends ProgramRules {
    private final HeaderErrors errors;
    private final boolean typesAreComplete;
    private final TypeElement emissary;
    private final Header header;
    private final Proposals proposals;
    private final List<DelegatedInterface> delegated = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private final ImplementedInterfaces implemented;
    private final Set<Element> explicitOnce = new HashSet<>();
    /** The entries of the implements clause that belong to a component: they name it, or its type has them. */
    private final Set<Integer> matched = new HashSet<>();

    /** Prepares a decision; without rules that another header has to pass, the problems propose none. */
    HeaderDecision(HeaderErrors errors, TypeElement emissary, Header header, Proposals proposals) {
        super(errors);
        this.errors = errors;
        typesAreComplete = errors.typesAreComplete;
        this.emissary = emissary;
        this.header = header;
        this.proposals = proposals;
        this.implemented = new ImplementedInterfaces(errors, problems);
    }

    Superinterfaces result() {
        Set<Element> listedOnce = new HashSet<>();
        for (int i = 0; i < header.listed().size(); i++) {
            TypeMirror listed = header.listed().get(i);
            Place place = Part.LISTED.at(i);
            if (isEmissary(listed)) {
                problems.add(Problem.of("names.itself", place, emissary.getSimpleName(), Line.NONE));
            } else if (HeaderErrors.isRefused(listed)) {
                implemented.addUnusable(types.getNoType(TypeKind.NONE), place);
            } else if (listed instanceof DeclaredType type) {
                decideListed(i, type, listedOnce.add(type.asElement()));
            } else {
                implemented.addUnusable(listed, place);
            }
        }
        return new Superinterfaces(delegated, implemented.all(), problems);
    }

    private void decideListed(int index, DeclaredType type, boolean isNew) {
        Place place = Part.LISTED.at(index);
        if (!isNew || explicitOnce.contains(type.asElement())) {
            problems.add(Problem.of("interface.repeated", place, type.asElement()));
            if (isNew && !implemented.has(type.asElement())) {
                // Suppresses errors that hand-written methods override nothing.
                implemented.add(type, place);
            }
        } else if (type.asElement().getKind() == ElementKind.ANNOTATION_TYPE) {
            problems.add(annotationType(type, place));
        } else if (!matched.contains(index)) {
            implemented.add(type, place);
        } else if (!implemented.has(type.asElement())) {
            // If it is inconsistent with another one, so is its component, and this has been reported.
            int reported = problems.size();
            implemented.add(type, place);
            problems.subList(reported, problems.size()).clear();
        }
    }

    void decideExplicit(List<TypeMirror> explicit) {
        boolean unknownComponent = errors.hasUnknownSupertype(header);
        Services services = new Services(errors, emissary, header);
        List<DelegatedInterface> served = new ArrayList<>();
        for (int i = 0; i < explicit.size(); i++) {
            Place place = Part.EXPLICIT.at(i);
            TypeMirror type = explicit.get(i);
            if (type.getKind() == TypeKind.ERROR || type.getKind() == TypeKind.NONE) {
                continue;
            }
            Optional<TypeElement> element = usableInterface(type, place);
            if (element.isEmpty()) {
                continue;
            }
            DeclaredType listed = (DeclaredType) type;
            if (!explicitOnce.add(element.get())) {
                problems.add(Problem.of("interface.repeated", place, element.get()));
                continue;
            }
            List<DelegatedInterface> serving = services.of(listed, i);
            served.addAll(serving);
            if (serving.isEmpty()) {
                if (!unknownComponent) {
                    problems.add(services.unserved(listed, i, this::isAccepted));
                }
                keepUnserved(listed, place, unknownComponent);
            }
        }
        for (int i = 0; i < header.components().size(); i++) {
            for (DelegatedInterface one : served) {
                if (one.component() == i) {
                    compareArguments(explicit, one);
                    delegate(one, Part.COMPONENT.at(i));
                }
            }
        }
    }

    /** Reports type arguments that a {@code delegates} clause writes, and that are not those of the component (EM-DEL-3). */
    private void compareArguments(List<TypeMirror> explicit, DelegatedInterface served) {
        for (int i = 0; i < explicit.size(); i++) {
            if (explicit.get(i) instanceof DeclaredType written
                    && written.asElement().equals(served.element())
                    && !written.getTypeArguments().isEmpty()
                    && !types.isSameType(written, served.type())) {
                String component = header.name(served.component());
                problems.add(Problem.of(
                        "list.arguments", Part.EXPLICIT.at(i), written, component, served.type(), served.element()));
            }
        }
    }

    /**
     * Suppresses follow-on errors that the class is abstract or that its methods override nothing. A sealed interface
     * permits the emissary. Before supertypes are known, a component may get the interface, or serve it by its methods;
     * another emissary of a circle gets no type arguments from here but written ones.
     */
    private void keepUnserved(DeclaredType listed, Place place, boolean unknownComponent) {
        TypeElement element = (TypeElement) listed.asElement();
        if (unknownComponent
                || element.getTypeParameters().isEmpty()
                || (!typesAreComplete
                        && (element.getModifiers().contains(Modifier.SEALED)
                                || !TypeForms.isRaw(listed)
                                || !areFinal(header.components())))) {
            implemented.add(typesAreComplete ? types.getDeclaredType(element) : listed, place);
        }
    }

    private static boolean areFinal(List<Component> components) {
        return components.stream()
                .allMatch(component -> component.type() instanceof DeclaredType type
                        && type.asElement().getModifiers().contains(Modifier.FINAL));
    }

    void decideNamedAndImplicit() {
        for (int i = 0; i < header.components().size(); i++) {
            Component component = header.components().get(i);
            if (component.isInterface()) {
                delegateThroughItself(i, (DeclaredType) component.type());
                continue;
            }
            List<Integer> names = naming(component.type());
            for (int listed : names) {
                matched.add(listed);
                DeclaredType named = (DeclaredType) header.listed().get(listed);
                delegate(new DelegatedInterface(i, named), Part.LISTED.at(listed));
            }
            if (names.isEmpty()) {
                refuseUnnamed(component, Part.COMPONENT.at(i));
            }
        }
    }

    /** Reports an explicit list without entries, whatever it was meant to be, as the only error (EM-DEL-3). */
    void reportEmptyList() {
        problems.clear();
        boolean isAccepted = isAccepted(header.withListed(header.listed()));
        problems.add(Problem.of(
                "list.empty",
                Place.LIST,
                ExplicitList.example(header),
                isAccepted ? Line.of("list.empty", "@dev.emissary.Emissary") : Line.NONE));
    }

    /** Delegates to a component of an interface type, to which the implements clause can only add (EM-DEL-2). */
    private void delegateThroughItself(int index, DeclaredType type) {
        Place place = Part.COMPONENT.at(index);
        if (usableInterface(type, place).isEmpty()) {
            return;
        }
        Place written = place;
        for (int i = header.listed().size() - 1; i >= 0; i--) {
            if (header.listed().get(i) instanceof DeclaredType listed
                    && TypeForms.isInterface(listed)
                    && !HeaderErrors.isRefused(listed)
                    && hasAlready(type, listed)) {
                matched.add(i);
                written = listed.asElement().equals(type.asElement()) ? Part.LISTED.at(i) : written;
            }
        }
        delegate(new DelegatedInterface(index, type), place, written);
    }

    private boolean hasAlready(DeclaredType type, DeclaredType listed) {
        // Before supertypes are known, only the place of the interface itself matters.
        return typesAreComplete
                ? types.isSubtype(type, listed)
                        && (!TypeForms.isRaw(listed)
                                || questions
                                        .asSuper(type, listed.asElement())
                                        .filter(TypeForms::isRaw)
                                        .isPresent())
                : listed.asElement().equals(type.asElement());
    }

    /** Returns which listed interfaces name a component: its supertypes that have methods to forward (EM-DEL-2). */
    private List<Integer> naming(TypeMirror type) {
        if ((type.getKind() != TypeKind.DECLARED && type.getKind() != TypeKind.TYPEVAR)
                || questions.isOf(emissary, type)) {
            return List.of();
        }
        List<Integer> result = new ArrayList<>();
        Set<Element> seen = new HashSet<>();
        for (int i = 0; i < header.listed().size(); i++) {
            if (header.listed().get(i) instanceof DeclaredType listed
                    && !HeaderErrors.isRefused(listed)
                    && seen.add(listed.asElement())
                    && TypeForms.isInterface(listed)
                    && types.isSubtype(type, listed)
                    && !dependsOnWildcard(type, listed)
                    && members.areAnyOf((TypeElement) listed.asElement())) {
                result.add(i);
            }
        }
        return result;
    }

    /**
     * Whether a type inherits from an interface with type arguments that depend on a wildcard. Subtyping does not
     * show this: javac takes the bound of a type variable for a subtype of the interface with the wildcard.
     */
    private boolean dependsOnWildcard(TypeMirror type, DeclaredType listed) {
        return typesAreComplete
                && !TypeForms.isRaw(listed)
                && questions
                        .asImplemented(type, listed.asElement())
                        .filter(MentionedTypes::dependsOnWildcard)
                        .isPresent();
    }

    /** Reports a component if nothing says through which interfaces it is delegated to (EM-DEL-5). */
    private void refuseUnnamed(Component component, Place place) {
        TypeMirror type = component.type();
        if (header.listed().stream().anyMatch(listed -> mayBeNamedBy(type, listed))) {
            return;
        }
        if (type.getKind() == TypeKind.ERROR) {
            implemented.addUnusable(type, place);
        } else if (type instanceof DeclaredType declared
                && declared.asElement().getKind() == ElementKind.ANNOTATION_TYPE) {
            problems.add(annotationType(type, place));
        } else if (type.getKind() != TypeKind.VOID && !errors.hasUnknownSupertype(type)) {
            // javac reports a field of type void, and a missing supertype, which may be what names the component.
            Problem problem = listedWildcardProblem(component, place).orElseGet(() -> advice().problem(place.index()));
            // What the first one proposes is for the whole declaration.
            if (problems.stream().noneMatch(other -> ComponentAdvice.isSame(problem, other))) {
                problems.add(problem);
            }
        }
    }

    private static Problem annotationType(TypeMirror type, Place place) {
        return Problem.of("annotation.type", place, type, TypeText.plain().of(type));
    }

    private Optional<Problem> listedWildcardProblem(Component component, Place place) {
        return header.listed().stream()
                .filter(listed ->
                        TypeForms.isInterface(listed) && dependsOnWildcard(component.type(), (DeclaredType) listed))
                .findFirst()
                .map(listed -> wildcardProblem(component, ((DeclaredType) listed).asElement(), place));
    }

    private boolean isEmissary(TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement().equals(emissary);
    }

    private ComponentAdvice advice() {
        return new ComponentAdvice(this, emissary, header, typesAreComplete, this::isAccepted);
    }

    private boolean isAccepted(Header changed) {
        return proposals != null && proposals.wouldCompile(emissary, header, changed);
    }

    /** Whether a type in the implements clause that has its own error may be meant to name a component. */
    private boolean mayBeNamedBy(TypeMirror component, TypeMirror listed) {
        if (component.getKind().isPrimitive()
                || component.getKind() == TypeKind.ARRAY
                || !HeaderErrors.isRefused(listed)) {
            return false;
        }
        return listed.getKind() == TypeKind.ERROR
                || component.getKind() == TypeKind.ERROR
                || types.isSubtype(types.erasure(component), types.erasure(listed));
    }

    /** Returns the interface that a type is; reports a type that an emissary cannot implement (EM-DEL-5). */
    private Optional<TypeElement> usableInterface(TypeMirror type, Place place) {
        if (!(type instanceof DeclaredType declared)
                || !declared.asElement().getKind().isInterface()) {
            problems.add(
                    isEmissary(type)
                            ? Problem.of("names.itself", place, emissary.getSimpleName(), Line.NONE)
                            : Problem.of("not.an.interface", place, type));
            return Optional.empty();
        }
        TypeElement element = (TypeElement) declared.asElement();
        boolean isOwn = TypeForms.isDeclaredIn(emissary, element);
        if (isOwn || element.getKind() == ElementKind.ANNOTATION_TYPE) {
            problems.add(
                    isOwn
                            ? Problem.of("names.member", place, element.getSimpleName(), emissary.getSimpleName())
                            : annotationType(type, place));
            return Optional.empty();
        }
        if (typesAreComplete
                && element.getModifiers().contains(Modifier.SEALED)
                && !TypeForms.permits(element, emissary)
                && !TypeForms.isLocal(emissary)) {
            // It stays an interface of the class, to suppress follow-on errors.
            problems.add(Problem.of(
                    "interface.sealed",
                    place,
                    element,
                    emissary,
                    TypeText.plain().of(emissary)));
        }
        return Optional.of(element);
    }

    private void delegate(DelegatedInterface one, Place place) {
        delegate(one, place, place);
    }

    /** Delegates an interface; its place in the class file may be that of another mention of it. */
    private void delegate(DelegatedInterface one, Place place, Place written) {
        DeclaredType type = one.type();
        if (MentionedTypes.dependsOnWildcard(type)) {
            if (!MentionedTypes.of(type).haveUnknown()) {
                problems.add(wildcardProblem(header.components().get(one.component()), one.element(), place));
            }
        } else if (implemented.isConsistent(type, place)) {
            implemented.addOnce(type, written);
            delegated.add(one);
        }
    }

    /** Returns the problem that a wildcard leaves the type arguments of an interface open. */
    private Problem wildcardProblem(Component component, Element element, Place place) {
        Optional<DeclaredType> inherited = questions.asSuper(component.type(), element);
        return inherited.isPresent() && TypeForms.hasWildcard(inherited.get())
                ? Problem.of(
                        "wildcard",
                        place,
                        inherited.get(),
                        advice().withoutWildcards(component.type(), component.name()),
                        advice().instead())
                : Problem.of(
                        "wildcard.inherited",
                        place,
                        element,
                        component.name(),
                        questions.boundThatIs(component.type(), element));
    }
}
