package dev.emissary.rules;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The advice about a component that cannot be delegated to as declared (EM-DEL-5): which interfaces its type has and,
 * if it may be meant as private state, which explicit list makes it so.
 */
final class ComponentAdvice {
    private final Types types;
    private final TypeElement emissary;
    private final Header header;
    private final Predicate<TypeElement> hasInstanceMethods;
    private final BiPredicate<TypeElement, TypeElement> isAccessible;
    private final Deprecation.Lookup deprecations;
    private final TypeText text = new TypeText(Map.of());

    ComponentAdvice(
            Types types,
            TypeElement emissary,
            Header header,
            Predicate<TypeElement> hasInstanceMethods,
            BiPredicate<TypeElement, TypeElement> isAccessible,
            Deprecation.Lookup deprecations) {
        this.types = types;
        this.emissary = emissary;
        this.header = header;
        this.hasInstanceMethods = hasInstanceMethods;
        this.isAccessible = isAccessible;
        this.deprecations = deprecations;
    }

    /** Returns the problem with the component at an index. */
    Problem problem(int index) {
        Place place = Place.component(index);
        Component component = header.components().get(index);
        TypeMirror type = component.type();
        if (new TypeQuestions(types).isOf(emissary, type)) {
            return Problem.of("names.itself", place, emissary.getSimpleName(), stateBesideOthers(index));
        }
        List<DeclaredType> interfaces = interfacesOf(type);
        Optional<DeclaredType> wildcardType = interfaces.stream()
                .filter(one -> TypeQuestions.hasWildcard(one) || TypeQuestions.mentionsCapture(one))
                .findFirst();
        if (wildcardType.isPresent()) {
            return Problem.of("wildcard", place, type, component.name());
        }
        return interfaces.isEmpty()
                ? notAnInterface(index, Line.NONE, state(index))
                : notAnInterface(index, names(interfaces), stateBesideOthers(index));
    }

    private Problem notAnInterface(int index, Line interfaces, Line state) {
        Component component = header.components().get(index);
        return Problem.of(
                "component.not.interface",
                Place.component(index),
                component.name(),
                component.type(),
                interfaces,
                state);
    }

    private Line names(List<DeclaredType> interfaces) {
        String names = interfaces.stream().map(text::of).collect(Collectors.joining(", "));
        return Line.of(interfaces.size() == 1 ? "interface" : "interfaces", names, ClassLiterals.of(interfaces));
    }

    private Line stateBesideOthers(int index) {
        return served(index).isEmpty() ? Line.NONE : state(index);
    }

    /** Returns how to make a component private state: by a list of what others serve, if there are any. */
    private Line state(int index) {
        List<DeclaredType> served = served(index);
        return served.isEmpty()
                ? Line.of("state.alone")
                : Line.of("state", header.name(index), ClassLiterals.of(served));
    }

    /** Returns the interfaces that the other components serve: by their types, or by what names or could name them. */
    private List<DeclaredType> served(int index) {
        List<DeclaredType> served = new ArrayList<>();
        for (int i = 0; i < header.components().size(); i++) {
            TypeMirror type = header.components().get(i).type();
            if (i != index && !new TypeQuestions(types).isOf(emissary, type)) {
                List<DeclaredType> interfaces = interfacesOf(type);
                List<DeclaredType> named = interfaces.stream()
                        .filter(one -> type.getKind() == TypeKind.DECLARED && sameClass(one, (DeclaredType) type))
                        .toList();
                List<DeclaredType> listed = header.listed().stream()
                        .filter(one -> one instanceof DeclaredType && types.isSubtype(type, one))
                        .map(DeclaredType.class::cast)
                        .toList();
                served.addAll(!named.isEmpty() ? named : !listed.isEmpty() ? listed : interfaces);
            }
        }
        return served;
    }

    /** Returns the interfaces of a type that an emissary could delegate, without those that another one extends. */
    private List<DeclaredType> interfacesOf(TypeMirror type) {
        Set<DeclaredType> all = new LinkedHashSet<>();
        collect(type, all);
        List<DeclaredType> lowest = all.stream()
                .filter(one -> all.stream().noneMatch(other -> isProperSubtype(other, one)))
                .toList();
        List<DeclaredType> current = lowest.stream()
                .filter(one -> deprecations.apply(one.asElement()) == Deprecation.NONE)
                .toList();
        // A deprecated one is better than none.
        return current.isEmpty() ? lowest : current;
    }

    private void collect(TypeMirror type, Set<DeclaredType> found) {
        switch (type.getKind()) {
            case DECLARED -> {
                DeclaredType declared = (DeclaredType) type;
                if (!declared.asElement().getKind().isInterface()) {
                    types.directSupertypes(type).forEach(supertype -> collect(supertype, found));
                } else if (canBeDelegated((TypeElement) declared.asElement())
                        && found.stream().noneMatch(other -> sameClass(declared, other))) {
                    found.add(declared);
                }
            }
            case TYPEVAR, INTERSECTION -> types.directSupertypes(type).forEach(supertype -> collect(supertype, found));
            default -> {}
        }
    }

    private boolean canBeDelegated(TypeElement element) {
        return element.getKind() == ElementKind.INTERFACE
                && !element.getModifiers().contains(Modifier.SEALED)
                && hasInstanceMethods.test(element)
                && isAccessible.test(element, emissary);
    }

    private static boolean sameClass(DeclaredType one, DeclaredType other) {
        return one.asElement().equals(other.asElement());
    }

    private boolean isProperSubtype(DeclaredType type, DeclaredType supertype) {
        return !sameClass(type, supertype) && types.isSubtype(types.erasure(type), types.erasure(supertype));
    }
}
