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
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
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
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;

/** Which interfaces an emissary delegates to which component, and what is wrong with its header (EM-DEL). */
final class ReferenceHeader {
    private final ReferenceTypes types;
    private final ReferenceMembers members;
    private final Program program;
    private final TypeElement probe;
    private final Map<Component, List<Service>> services = new LinkedHashMap<>();
    private final List<TypeMirror> rest = new ArrayList<>();
    private final Set<Component> withWildcard = new HashSet<>();
    private final List<Mistake> mistakes = new ArrayList<>();

    /** The ways in which a component serves an interface, in the order in which they are tried (EM-DEL-3). */
    private enum Way {
        SUBTYPE,
        SHAPE,
        SUPPLIER
    }

    /** An interface that a component serves. */
    private record Service(DeclaredType type, Way way) {}

    /** An object that is called: that of a component, or the one that it supplies (EM-DEL-9). */
    record Delegate(Component component, boolean supplied) {}

    ReferenceHeader(ReferenceTypes types, ReferenceMembers members, Program program) {
        this.types = types;
        this.members = members;
        this.program = program;
        probe = types.type(program.packageName() + "." + Program.EMISSARY);
        program.components().forEach(component -> services.put(component, new ArrayList<>()));
        if (program.explicit().isEmpty()) {
            delegateImplicitly();
        } else {
            delegateExplicitly();
        }
    }

    /** Returns the class whose fields have the types of the header, and whose methods are those of the body. */
    TypeElement probe() {
        return probe;
    }

    /** Returns the objects that are called, in the order of the components. */
    List<Delegate> delegates() {
        return services.keySet().stream()
                .flatMap(component -> Stream.of(new Delegate(component, false), new Delegate(component, true)))
                .filter(delegate -> !delegated(delegate).isEmpty())
                .toList();
    }

    /** Returns the interfaces through which a delegate is called. */
    List<DeclaredType> delegated(Delegate delegate) {
        return services.get(delegate.component()).stream()
                .filter(service -> (service.way() == Way.SUPPLIER) == delegate.supplied())
                .map(Service::type)
                .toList();
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
        services.values()
                .forEach(all ->
                        all.forEach(service -> result.putIfAbsent(service.type().toString(), service.type())));
        rest.forEach(type -> result.putIfAbsent(type.toString(), type));
        return List.copyOf(result.values());
    }

    /** Whether the type of a delegate is an interface. */
    boolean isInterface(Delegate delegate) {
        return kind(type(delegate)) == ElementKind.INTERFACE;
    }

    /** Returns the type of a delegate: that of the component, or of what it supplies. */
    TypeMirror type(Delegate delegate) {
        TypeMirror type = field(delegate.component().name());
        return delegate.supplied() ? given(type) : type;
    }

    /** Returns how a delegate is written. */
    String text(Delegate delegate) {
        String field = "this." + delegate.component().name();
        if (!delegate.supplied()) {
            return field;
        }
        TypeMirror type = field(delegate.component().name());
        return (kind(type) == ElementKind.INTERFACE
                        ? field
                        : "((" + types.text(types.asSuper(type, supplier()), Map.of()) + ") " + field + ")")
                + ".get()";
    }

    /** Whether a delegate has a method of an interface only as its type does (EM-DEL-8). */
    boolean isOfShape(Delegate delegate, DeclaredType type) {
        return services.get(delegate.component()).contains(new Service(type, Way.SHAPE));
    }

    /** Returns the methods of a delegate. */
    List<Member> supplied(Delegate delegate) {
        return members.of(delegated(delegate), type(delegate), (type, member) -> supplies(delegate, type, member));
    }

    /** Whether a delegate has a method of its interface: all but defaults that its type, which has the shape, has not. */
    boolean supplies(Delegate delegate, DeclaredType type, Member member) {
        return !isOfShape(delegate, type) || !found(type(delegate), member).isEmpty();
    }

    /** Whether the call of a method could mean another one of the delegate's type (EM-DEL-8). */
    boolean isAmbiguous(Delegate delegate, Member member) {
        List<ExecutableElement> found = found(type(delegate), member);
        DeclaredType type = declared(type(delegate));
        return delegated(delegate).stream()
                        .anyMatch(one -> isOfShape(delegate, one)
                                && members.of(one).stream().anyMatch(other -> members.isSame(other, member)))
                && !found.isEmpty()
                && named(type, member).stream()
                        .anyMatch(method ->
                                !types.overrideEquivalent(signature(type, found.get(0)), signature(type, method)));
    }

    private TypeElement supplier() {
        return types.type("java.util.function.Supplier");
    }

    /** Returns what a type supplies, or null if it is no supplier. */
    private TypeMirror given(TypeMirror type) {
        DeclaredType supplier = types.asSuper(type, supplier());
        TypeMirror given = supplier == null || supplier.getTypeArguments().isEmpty()
                ? null
                : supplier.getTypeArguments().get(0);
        return given instanceof WildcardType wildcard ? wildcard.getExtendsBound() : given;
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
        for (Component component : program.components()) {
            TypeMirror type = field(component.name());
            if (kind(type) == ElementKind.INTERFACE) {
                delegate(component, (DeclaredType) type, Way.SUBTYPE);
                continue;
            }
            List<TypeMirror> named = listed.stream()
                    .filter(one -> hasForwardedMethods(one)
                            && !type.getKind().isPrimitive()
                            && types.types().isSubtype(type, one))
                    .toList();
            naming.addAll(named);
            named.forEach(one -> delegate(component, (DeclaredType) one, Way.SUBTYPE));
            if (named.isEmpty()) {
                add(unnamed(type, listed));
            }
        }
        listed.stream().filter(type -> !naming.contains(type)).forEach(rest::add);
    }

    /** One message proposes what to write for all components that are not named, unless one is meant to be. */
    private void add(Mistake mistake) {
        Mistake general = Mistake.of("component.not.interface");
        for (int i = 0; i < mistakes.size(); i++) {
            if (mistakes.get(i).isPossibly(general) && mistake.isPossibly(general)) {
                mistakes.set(i, mistakes.get(i).or(mistake));
                return;
            }
        }
        mistakes.add(mistake);
    }

    private Mistake unnamed(TypeMirror type, List<TypeMirror> listed) {
        if (kind(type) == ElementKind.ANNOTATION_TYPE) {
            return Mistake.of("annotation.type");
        }
        // A listed interface may be meant for a component that has it with a wildcard or with other type arguments.
        boolean isMeant = listed.stream()
                .anyMatch(one -> one instanceof DeclaredType declared
                        && types.asSuper(type, declared.asElement()) != null
                        && !types.types().isSubtype(type, one));
        return isMeant || (type instanceof DeclaredType declared && types.hasWildcard(declared))
                ? new Mistake(
                        Set.of(
                                "emissary.err.component.not.interface",
                                "emissary.err.component.arguments",
                                "emissary.err.wildcard",
                                "emissary.err.wildcard.inherited"),
                        "")
                : Mistake.of("component.not.interface");
    }

    /** EM-DEL-3, EM-DEL-4, EM-DEL-5. */
    private void delegateExplicitly() {
        List<TypeMirror> explicit = fields("explicit", program.explicit().size());
        Map<Element, Map<Component, Service>> serving = new LinkedHashMap<>();
        for (TypeMirror type : explicit) {
            if (kind(type) == ElementKind.ANNOTATION_TYPE) {
                mistakes.add(Mistake.of("annotation.type"));
            } else if (kind(type) != ElementKind.INTERFACE) {
                mistakes.add(Mistake.of("not.an.interface"));
            } else {
                String target = program.targets().get(explicit.indexOf(type));
                Map<Component, Service> found = serving((DeclaredType) type, target);
                serving.put(((DeclaredType) type).asElement(), found);
                if (found.isEmpty()) {
                    Mistake mistake = Mistake.of(target.isEmpty() ? "interface.unserved" : "target.unserved");
                    mistakes.add(isSealed((DeclaredType) type) ? mistake.or(Mistake.SEALED) : mistake);
                    rest.add(type);
                }
                boolean written = !((DeclaredType) type).getTypeArguments().isEmpty();
                if (written
                        && found.values().stream()
                                .anyMatch(service -> !types.types().isSameType(service.type(), type))) {
                    mistakes.add(Mistake.of("list.arguments"));
                }
            }
        }
        for (Component component : program.components()) {
            serving.values().stream()
                    .map(services -> services.get(component))
                    .filter(Objects::nonNull)
                    .forEach(service -> delegate(component, service.type(), service.way()));
        }
        Set<Element> seen = serving.keySet();
        for (TypeMirror type : listed()) {
            if (type instanceof DeclaredType declared && seen.contains(declared.asElement())) {
                mistakes.add(Mistake.of("interface.repeated"));
            } else {
                rest.add(type);
            }
        }
    }

    /** Returns how each component serves an interface, all by subtype, or else by shape, or else through a supplier. */
    private Map<Component, Service> serving(DeclaredType wanted, String target) {
        Map<Component, Service> result = new HashMap<>();
        for (Way way : Way.values()) {
            for (Component component : program.components()) {
                DeclaredType served = served(field(component.name()), wanted, way);
                if (served != null && (target.isEmpty() || target.equals(component.name()))) {
                    result.put(component, new Service(served, way));
                }
            }
            if (!result.isEmpty()) {
                break;
            }
        }
        if (!wanted.getTypeArguments().isEmpty()
                && result.values().stream().anyMatch(service -> types.types().isSameType(service.type(), wanted))) {
            result.values().removeIf(service -> !types.types().isSameType(service.type(), wanted));
        }
        return result;
    }

    private DeclaredType served(TypeMirror type, DeclaredType wanted, Way way) {
        return switch (way) {
            case SUBTYPE -> types.asSuper(type, wanted.asElement());
            case SHAPE -> hasShape(type, wanted) ? wanted : null;
            case SUPPLIER -> given(type) == null ? null : types.asSuper(given(type), wanted.asElement());
        };
    }

    /** Whether a type has methods that could implement those of an interface, if it has abstract ones (EM-DEL-8). */
    private boolean hasShape(TypeMirror type, DeclaredType wanted) {
        List<Member> needed = members.of(wanted).stream()
                .filter(member -> member.method().getModifiers().contains(Modifier.ABSTRACT))
                .toList();
        return !needed.isEmpty()
                && !isRaw(wanted)
                && needed.stream().noneMatch(member -> found(type, member).isEmpty());
    }

    /** Returns the methods of a type that could implement one of an interface. */
    private List<ExecutableElement> found(TypeMirror type, Member member) {
        DeclaredType declared = declared(type);
        return declared == null
                ? List.of()
                : named(declared, member).stream()
                        .filter(method -> couldImplement(member, declared, method))
                        .toList();
    }

    /** Returns the class or interface whose methods a type has, or null. */
    private static DeclaredType declared(TypeMirror type) {
        return switch (type.getKind()) {
            case DECLARED -> (DeclaredType) type;
            case TYPEVAR -> declared(((TypeVariable) type).getUpperBound());
            default -> null;
        };
    }

    /** Returns the methods of a type that have the name and the number of parameters of one. */
    private List<ExecutableElement> named(DeclaredType type, Member member) {
        Set<ExecutableElement> all = new LinkedHashSet<>(
                ElementFilter.methodsIn(types.elements().getAllMembers((TypeElement) type.asElement())));
        if (isRaw(type)) {
            // What is overridden only with type arguments is another method of the raw type.
            members.inherited(List.of(type)).forEach(one -> all.add(one.method()));
        }
        return all.stream()
                .filter(method -> method.getSimpleName().contentEquals(member.name())
                        && method.getParameters().size()
                                == member.method().getParameters().size())
                .toList();
    }

    private static boolean isRaw(DeclaredType type) {
        return type.getTypeArguments().isEmpty()
                && !((TypeElement) type.asElement()).getTypeParameters().isEmpty();
    }

    private ExecutableType signature(DeclaredType type, ExecutableElement method) {
        return (ExecutableType)
                types.types().asMemberOf((DeclaredType) types.types().capture(type), method);
    }

    private boolean couldImplement(Member member, DeclaredType type, ExecutableElement method) {
        ExecutableType found = signature(type, method);
        return !method.getModifiers().contains(Modifier.STATIC)
                && !method.getModifiers().contains(Modifier.PRIVATE)
                && types.types().isSubsignature(found, member.type())
                && types.isSubresult(types.adapt(found.getReturnType(), method, member.type()), member.result())
                && found.getThrownTypes().stream()
                        .map(thrown -> types.adapt(thrown, method, member.type()))
                        .allMatch(thrown -> types.allows(member.thrown(), thrown));
    }

    /** Returns the types of the implements clause, each interface once. */
    private List<TypeMirror> listed() {
        List<TypeMirror> result = new ArrayList<>();
        Set<Element> seen = new HashSet<>();
        for (TypeMirror type : fields("listed", program.listed().size())) {
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

    private void delegate(Component component, DeclaredType type, Way way) {
        if (types.hasWildcard(type) && withWildcard.add(component)) {
            // Type arguments that go with no others are a mistake of the same component, of which javac reports one.
            mistakes.add(new Mistake(
                    Set.of(
                            "emissary.err.wildcard",
                            "emissary.err.wildcard.inherited",
                            "compiler.err.cant.inherit.diff.arg"),
                    ""));
        } else if (!types.hasWildcard(type) && isSealed(type) && !mistakes.contains(Mistake.SEALED)) {
            // No emissary is permitted here; that several components would need it is one mistake or several.
            mistakes.add(Mistake.SEALED);
        }
        services.get(component).add(new Service(type, way));
    }

    private static boolean isSealed(DeclaredType type) {
        return type.asElement().getModifiers().contains(Modifier.SEALED);
    }

    private static ElementKind kind(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                ? ((DeclaredType) type).asElement().getKind()
                : null;
    }

    private boolean hasForwardedMethods(TypeMirror type) {
        return types.closure(type).stream()
                .filter(one -> one.asElement().getKind() == ElementKind.INTERFACE)
                .anyMatch(one -> !members.of(one).isEmpty());
    }
}
