/* The rules that say which interfaces an emissary delegates, and to which component (EM-DEL). */
package dev.emissary.javac.rules;

import dev.emissary.javac.model.Delegation;
import dev.emissary.javac.model.Delegations;
import dev.emissary.javac.model.Delegations.Implemented;
import dev.emissary.javac.model.Header;
import dev.emissary.javac.model.Header.Component;
import dev.emissary.javac.model.Problem;
import dev.emissary.javac.model.Problem.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The rules for delegated interfaces.
 *
 * <p>They are asked twice for each emissary. Before its supertypes are known the types are raw, which is enough to say
 * what the class implements; afterwards they are complete, and the answer is final.
 */
public final class DelegationRules {
    private final Types types;
    private final TypeQuestions questions;
    private final Predicate<TypeElement> hasInstanceMethods;
    private final Predicate<TypeElement> lacksSupertype;

    private final boolean typesAreComplete;

    private DelegationRules(
            Types types,
            Predicate<TypeElement> hasInstanceMethods,
            Predicate<TypeElement> lacksSupertype,
            boolean typesAreComplete) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.hasInstanceMethods = hasInstanceMethods;
        this.lacksSupertype = lacksSupertype;
        this.typesAreComplete = typesAreComplete;
    }

    /**
     * Creates the rules as they are before any supertypes are known, not even which classes a sealed one permits.
     *
     * @param types the compilation's types
     * @param hasInstanceMethods whether an interface has any instance method that can be forwarded; one without names no
     *     component
     */
    public static DelegationRules beforeSupertypes(Types types, Predicate<TypeElement> hasInstanceMethods) {
        return new DelegationRules(types, hasInstanceMethods, type -> false, false);
    }

    /**
     * Creates the rules as they are when every type is complete.
     *
     * @param types the compilation's types
     * @param hasInstanceMethods whether an interface has any instance method that can be forwarded; one without names no
     *     component
     * @param lacksSupertype whether a type that some class or interface inherits from cannot be resolved
     */
    public static DelegationRules whenComplete(
            Types types, Predicate<TypeElement> hasInstanceMethods, Predicate<TypeElement> lacksSupertype) {
        return new DelegationRules(types, hasInstanceMethods, lacksSupertype, true);
    }

    /**
     * Decides what an emissary delegates and implements.
     *
     * @param emissary the emissary's element, for what it may implement
     * @param header its header
     * @return the delegations and interfaces, with every problem of the header
     */
    public Delegations decide(TypeElement emissary, Header header) {
        Decision decision = new Decision(emissary, header);
        if (header.chosen().isPresent()) {
            decision.decideChosen(header.chosen().get());
        } else {
            decision.decideNamedAndImplicit();
        }
        return decision.result();
    }

    /** Whether a header has an error, the plugin's or javac's, after which methods may be missing that nobody misses. */
    public boolean isBroken(Header header, Delegations delegations) {
        return !delegations.problems().isEmpty()
                || header.components().stream().anyMatch(component -> mayBeAnything(component.type()))
                || Stream.concat(
                                header.listed().stream(),
                                header.chosen().stream().flatMap(List::stream))
                        .anyMatch(DelegationRules::isRefused);
    }

    /** Whether a type of the implements clause is javac's to report: unknown, a class, or with a wildcard. */
    private static boolean isRefused(TypeMirror listed) {
        return listed.getKind() == TypeKind.ERROR
                || (listed instanceof DeclaredType type
                        && (type.asElement().getKind().isClass() || TypeQuestions.hasWildcard(type)));
    }

    /** Whether a type, or one that it inherits from, cannot be resolved, so that it may be a subtype of anything. */
    private boolean mayBeAnything(TypeMirror type) {
        return type.getKind() == TypeKind.ERROR
                || (type instanceof DeclaredType declared && lacksSupertype.test((TypeElement) declared.asElement()));
    }

    /** The state of one decision. */
    private final class Decision {
        private final TypeElement emissary;
        private final Header header;
        private final List<Delegation> delegations = new ArrayList<>();
        private final List<Implemented> implemented = new ArrayList<>();
        private final Map<Element, DeclaredType> inherited = new HashMap<>();
        private final Set<Element> direct = new HashSet<>();
        private final Set<Element> chosenOnce = new HashSet<>();
        private final Set<Integer> naming = new HashSet<>();
        private final List<Problem> problems = new ArrayList<>();

        Decision(TypeElement emissary, Header header) {
            this.emissary = emissary;
            this.header = header;
        }

        Delegations result() {
            Set<Element> listedOnce = new HashSet<>();
            for (int i = 0; i < header.listed().size(); i++) {
                TypeMirror listed = header.listed().get(i);
                Place place = Place.listed(i);
                if (isRefused(listed)) {
                    implemented.add(new Implemented(types.getNoType(TypeKind.NONE), place));
                } else if (listed instanceof DeclaredType type) {
                    boolean isNew = listedOnce.add(type.asElement());
                    if (!isNew || chosenOnce.contains(type.asElement())) {
                        problems.add(Problem.of("interface.repeated", place, type.asElement()));
                        if (isNew && !direct.contains(type.asElement())) {
                            // What the body implements by hand must not be said to override nothing.
                            implement(type, place);
                        }
                    } else if (type.asElement().getKind() == ElementKind.ANNOTATION_TYPE) {
                        problems.add(Problem.of("annotation.type", place, type));
                    } else if (!naming.contains(i)) {
                        implement(type, place);
                    }
                } else {
                    implemented.add(new Implemented(listed, place));
                }
            }
            return new Delegations(delegations, implemented, problems);
        }

        void decideChosen(List<TypeMirror> chosen) {
            boolean unknownComponent =
                    header.components().stream().anyMatch(component -> mayBeAnything(component.type()));
            List<TypeElement> usable = new ArrayList<>();
            for (int i = 0; i < chosen.size(); i++) {
                Place place = Place.chosen(i);
                TypeMirror type = chosen.get(i);
                if (type.getKind() == TypeKind.ERROR) {
                    continue;
                }
                Optional<TypeElement> element = usableInterface(type, place);
                if (element.isEmpty()) {
                    continue;
                }
                if (!chosenOnce.add(element.get())) {
                    problems.add(Problem.of("interface.repeated", place, element.get()));
                } else if (!serve(element.get()).isEmpty()) {
                    usable.add(element.get());
                } else {
                    if (!unknownComponent) {
                        problems.add(Problem.of("interface.unserved", place, element.get(), names()));
                    }
                    // One error is enough: the class must not be called abstract, nor its methods to override nothing.
                    if (unknownComponent || element.get().getTypeParameters().isEmpty()) {
                        implement(types.getDeclaredType(element.get()), place);
                    }
                }
            }
            for (int i = 0; i < header.components().size(); i++) {
                for (TypeElement element : usable) {
                    Component component = header.components().get(i);
                    Optional<DeclaredType> type = questions.asSuper(component.type(), element);
                    if (type.isPresent()) {
                        delegate(i, type.get(), Place.component(i));
                    }
                }
            }
        }

        private List<Component> serve(TypeElement element) {
            return header.components().stream()
                    .filter(component ->
                            questions.asSuper(component.type(), element).isPresent())
                    .toList();
        }

        void decideNamedAndImplicit() {
            for (int i = 0; i < header.components().size(); i++) {
                Component component = header.components().get(i);
                List<Integer> names = naming(component.type());
                for (int listed : names) {
                    naming.add(listed);
                    delegate(i, (DeclaredType) header.listed().get(listed), Place.listed(listed));
                }
                if (names.isEmpty()) {
                    decideImplicit(i, component);
                }
            }
        }

        /** Which listed interfaces name a component: its supertypes, as far as they have methods to forward (EM-DEL-2). */
        private List<Integer> naming(TypeMirror type) {
            if (type.getKind() != TypeKind.DECLARED && type.getKind() != TypeKind.TYPEVAR) {
                return List.of();
            }
            List<Integer> result = new ArrayList<>();
            Set<Element> seen = new HashSet<>();
            for (int i = 0; i < header.listed().size(); i++) {
                if (header.listed().get(i) instanceof DeclaredType listed
                        && !isRefused(listed)
                        && seen.add(listed.asElement())
                        && listed.asElement().getKind() == ElementKind.INTERFACE
                        && types.isSubtype(type, listed)
                        && hasInstanceMethods.test((TypeElement) listed.asElement())) {
                    result.add(i);
                }
            }
            return result;
        }

        private void decideImplicit(int index, Component component) {
            Place place = Place.component(index);
            boolean implementable = component.type() instanceof DeclaredType declared
                    && declared.asElement().getKind().isInterface()
                    && !TypeQuestions.hasWildcard(declared);
            if (!implementable
                    && header.listed().stream().anyMatch(listed -> mayBeMeantFor(component.type(), listed))) {
                return;
            }
            if (component.type().getKind() == TypeKind.ERROR) {
                implemented.add(new Implemented(component.type(), place));
                return;
            }
            if (!(component.type() instanceof DeclaredType type)) {
                problems.add(Problem.of("component.not.interface", place, component.name(), component.type()));
                return;
            }
            ElementKind kind = type.asElement().getKind();
            if (kind == ElementKind.INTERFACE) {
                if (usableInterface(type, place).isPresent()) {
                    delegate(index, type, place);
                }
            } else if (kind == ElementKind.ANNOTATION_TYPE) {
                problems.add(Problem.of("annotation.type", place, type));
            } else if (!mayBeAnything(type)) {
                // What names the component may be a supertype that is missing, which has an error of its own.
                problems.add(Problem.of("component.not.interface", place, component.name(), type));
            }
        }

        /** Whether a type of the implements clause that has its own error may stand in place of what names a component. */
        private boolean mayBeMeantFor(TypeMirror component, TypeMirror listed) {
            if (component.getKind().isPrimitive() || component.getKind() == TypeKind.ARRAY || !isRefused(listed)) {
                return false;
            }
            return listed.getKind() == TypeKind.ERROR
                    || component.getKind() == TypeKind.ERROR
                    || types.isSubtype(types.erasure(component), types.erasure(listed));
        }

        /** Whether an emissary may implement a type at all (EM-DEL-5). */
        private Optional<TypeElement> usableInterface(TypeMirror type, Place place) {
            if (!(type instanceof DeclaredType declared)
                    || !declared.asElement().getKind().isInterface()) {
                problems.add(Problem.of("not.an.interface", place, type));
                return Optional.empty();
            }
            TypeElement element = (TypeElement) declared.asElement();
            if (element.getKind() == ElementKind.ANNOTATION_TYPE) {
                problems.add(Problem.of("annotation.type", place, type));
                return Optional.empty();
            }
            if (typesAreComplete && element.getModifiers().contains(Modifier.SEALED) && !permits(element)) {
                problems.add(Problem.of("interface.sealed", place, element, emissary));
                return Optional.empty();
            }
            return Optional.of(element);
        }

        private boolean permits(TypeElement sealed) {
            return sealed.getPermittedSubclasses().stream()
                    .anyMatch(permitted -> permitted instanceof DeclaredType type
                            && type.asElement().equals(emissary));
        }

        private void delegate(int component, DeclaredType type, Place place) {
            if (TypeQuestions.hasWildcard(type)) {
                if (!TypeQuestions.mentionsUnknown(type)) {
                    problems.add(Problem.of(
                            "wildcard",
                            place,
                            type,
                            header.components().get(component).name()));
                }
                return;
            }
            if (implement(type, place)) {
                delegations.add(new Delegation(component, type));
            }
        }

        private boolean implement(DeclaredType type, Place place) {
            // Before any supertypes are known, neither are the type arguments that they have.
            if (typesAreComplete && !mayBeAnything(type) && !inheritsConsistently(type, place)) {
                return false;
            }
            if (direct.add(type.asElement())) {
                implemented.add(new Implemented(type, place));
            }
            return true;
        }

        /** Whether no interface is inherited with type arguments other than before; reported if not (EM-CONF-4). */
        private boolean inheritsConsistently(DeclaredType type, Place place) {
            DeclaredType other = inherited.putIfAbsent(type.asElement(), type);
            if (other != null) {
                if (types.isSameType(other, type)) {
                    return true;
                }
                problems.add(Problem.of("different.arguments", place, type.asElement(), other, type));
                return false;
            }
            for (TypeMirror supertype : types.directSupertypes(type)) {
                if (supertype instanceof DeclaredType declared && !inheritsConsistently(declared, place)) {
                    return false;
                }
            }
            return true;
        }

        private String names() {
            return String.join(
                    ", ", header.components().stream().map(Component::name).toList());
        }
    }
}
