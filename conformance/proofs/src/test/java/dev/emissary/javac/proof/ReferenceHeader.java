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

/** Which interfaces an emissary delegates to which component, and what is wrong with its header (EM-DEL). */
final class ReferenceHeader {
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

    ReferenceHeader(ReferenceTypes types, ReferenceMembers members, Program program) {
        this.types = types;
        this.members = members;
        this.program = program;
        probe = types.elements().getTypeElement(program.packageName() + "." + Program.EMISSARY);
        program.header().components().forEach(component -> delegated.put(component, new ArrayList<>()));
        if (program.header().explicit().isEmpty()) {
            delegateImplicitly();
        } else {
            delegateExplicitly();
        }
    }

    /** Returns the class whose fields have the types of the header, and whose methods are those of the body. */
    TypeElement probe() {
        return probe;
    }

    /** Returns the interfaces through which a component is delegated to. */
    List<DeclaredType> delegated(Component component) {
        return delegated.get(component);
    }

    /** Returns the interfaces that are implemented by hand. */
    List<DeclaredType> rest() {
        return rest.stream()
                .filter(type -> kind(type) == ElementKind.INTERFACE)
                .map(DeclaredType.class::cast)
                .toList();
    }

    /** Returns what is wrong. */
    List<Mistake> mistakes() {
        return List.copyOf(mistakes);
    }

    /** Returns the types that the class implements, in order (EM-CLASS-1). */
    List<TypeMirror> implemented() {
        Map<String, TypeMirror> result = new LinkedHashMap<>();
        delegated.values().forEach(all -> all.forEach(type -> result.putIfAbsent(type.toString(), type)));
        rest.forEach(type -> result.putIfAbsent(type.toString(), type));
        return List.copyOf(result.values());
    }

    /** Whether the type of a component is an interface. */
    boolean isInterface(Component component) {
        return type(component) instanceof DeclaredType type
                && type.asElement().getKind().isInterface();
    }

    /** Returns the type of a delegate: that of the component, or of what it supplies. */
    TypeMirror type(Component component) {
        TypeMirror type = field(component.name());
        return supplies(component) ? given(type) : type;
    }

    /** Whether a component serves by the methods of its type (EM-DEL-8). */
    boolean isOfShape(Component component) {
        return ofShape.contains(component);
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
        List<Member> needed = members.of(List.of(wanted), wanted).stream()
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
                && types.isSubresult(result, member.result())
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
                .anyMatch(one -> !members.of(List.of(one), one).isEmpty());
    }
}
