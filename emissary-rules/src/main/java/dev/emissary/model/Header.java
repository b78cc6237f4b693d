package dev.emissary.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The header of an emissary declaration.
 *
 * @param components the components, in order
 * @param listed the interfaces of the {@code implements} clause, in order
 * @param explicit the interfaces of {@code @Emissary({…})}, in order, or empty if the annotation lists none
 * @param targets the name of the component that each interface of the list is delegated to, or an empty string for any
 *     component that serves it; without entries if the list names no component
 * @param hasClause whether an explicit list is written as a {@code delegates} clause, and not in an annotation
 */
public record Header(
        List<Component> components,
        List<TypeMirror> listed,
        Optional<List<TypeMirror>> explicit,
        List<String> targets,
        boolean hasClause) {

    public Header {
        components = List.copyOf(components);
        listed = List.copyOf(listed);
        explicit = explicit.isPresent() ? Optional.of(List.copyOf(explicit.get())) : explicit;
        targets = List.copyOf(targets);
    }

    /** Returns the same header with a list that names components, or none for an empty string. */
    public Header withTargets(List<String> names) {
        return new Header(components, listed, explicit, names, hasClause);
    }

    /** Returns the name of the component that an interface of the list is delegated to, or an empty string. */
    public String target(int index) {
        return index < targets.size() ? targets.get(index) : "";
    }

    /** Whether a list with some names does not name other components for all its interfaces (EM-DEL-10). */
    public static boolean mayServe(String component, List<String> targets) {
        return targets.isEmpty() || targets.contains("") || targets.contains(component);
    }

    /** Returns the same header with another explicit list, and without its interfaces in the implements clause. */
    public Header withExplicit(List<? extends DeclaredType> interfaces) {
        List<TypeMirror> others = listed.stream()
                .filter(type -> interfaces.stream().noneMatch(one -> isOf(one.asElement(), type)))
                .toList();
        return new Header(components, others, Optional.of(List.copyOf(interfaces)), List.of(), hasClause);
    }

    /** Returns the same header with another implements clause, and without an explicit list. */
    public Header withListed(List<TypeMirror> interfaces) {
        return new Header(components, interfaces, Optional.empty(), List.of(), hasClause);
    }

    /** Returns all types that it mentions. */
    public List<TypeMirror> types() {
        return Stream.of(
                        components.stream().map(Component::type),
                        listed.stream(),
                        explicit.stream().flatMap(List::stream))
                .flatMap(all -> all)
                .toList();
    }

    /** Whether the {@code implements} clause lists an interface, with whatever type arguments. */
    public boolean lists(Element type) {
        return listed.stream().anyMatch(one -> isOf(type, one));
    }

    private static boolean isOf(Element element, TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement().equals(element);
    }

    /** Returns the names of the components, with commas. */
    public String names() {
        return String.join(", ", components.stream().map(Component::name).toList());
    }

    public String name(int component) {
        return components.get(component).name();
    }

    /**
     * One component: a delegate, or private state for hand-written methods.
     *
     * @param name its name
     * @param type its declared type; for a type variable whose bounds are not known yet, the bound that a listed
     *     interface names
     * @param isVariable whether its declared type is a type variable
     */
    public record Component(String name, TypeMirror type, boolean isVariable) {
        /** Whether it is delegated to through its own type, whatever else is listed (EM-DEL-2). */
        public boolean isInterface() {
            return !isVariable
                    && type.getKind() == TypeKind.DECLARED
                    && ((DeclaredType) type).asElement().getKind() == ElementKind.INTERFACE;
        }
    }
}
