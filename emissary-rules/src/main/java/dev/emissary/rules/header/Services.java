package dev.emissary.rules.header;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.DelegatedInterface.Service;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Supply;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.header.Shapes.Lacks;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.written.HeaderWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Decides which components serve a listed interface, and how: by subtype, else by shape, else through a supplier
 * (EM-DEL-3, EM-DEL-8, EM-DEL-9); the list may name the component (EM-DEL-10). Says what is wrong where none serves it.
 */
final class Services extends ProgramRules {
    private final Shapes shapes;
    private final Suppliers suppliers;
    private final TypeElement emissary;
    private final Header header;
    /** Whether methods are known; before supertypes are, only the types of components are. */
    private final boolean knowsMethods;

    Services(HeaderErrors errors, TypeElement emissary, Header header) {
        super(errors);
        shapes = new Shapes(this, emissary);
        suppliers = new Suppliers(this);
        this.emissary = emissary;
        this.header = header;
        knowsMethods = errors.typesAreComplete;
    }

    /** Returns the interface at an index of the list once for each component that serves it; empty if none does. */
    List<DelegatedInterface> of(DeclaredType listed, int index) {
        for (Service service : knowsMethods ? Service.values() : new Service[] {Service.SUBTYPE}) {
            List<DelegatedInterface> served = new ArrayList<>();
            for (int i = 0; i < header.components().size(); i++) {
                if (isMeant(i, header.target(index))) {
                    add(service, i, listed, served);
                }
            }
            if (!served.isEmpty()) {
                return withWrittenArguments(listed, served);
            }
        }
        return List.of();
    }

    /** Of components with an interface, those with its written type arguments serve it, if there are any (EM-DEL-3). */
    private List<DelegatedInterface> withWrittenArguments(DeclaredType listed, List<DelegatedInterface> served) {
        if (listed.getTypeArguments().isEmpty()) {
            return served;
        }
        List<DelegatedInterface> exact = served.stream()
                .filter(one -> types.isSameType(one.type(), listed))
                .toList();
        return exact.isEmpty() ? served : exact;
    }

    private boolean isMeant(int component, String target) {
        return target.isEmpty() || target.equals(header.name(component));
    }

    /** Adds what a component serves in one way. The emissary's own type has an interface only through being served. */
    private void add(Service service, int index, DeclaredType listed, List<DelegatedInterface> served) {
        Component component = header.components().get(index);
        TypeElement element = (TypeElement) listed.asElement();
        if (questions.isOf(emissary, component.type())) {
            return;
        }
        switch (service) {
            case SUBTYPE -> {
                // A type without the interface is not captured: its bounds may not be known yet.
                if (questions.inherits(component.type(), element)) {
                    questions
                            .asImplemented(component.type(), element)
                            .ifPresent(type -> served.add(new DelegatedInterface(index, type)));
                }
            }
            case SHAPE -> {
                if (hasShape(component, listed)) {
                    served.add(new DelegatedInterface(index, listed, service));
                }
            }
            case SUPPLIER ->
                suppliers
                        .of(component.type())
                        .filter(supply -> !questions.isOf(emissary, supply.given()))
                        .flatMap(supply -> questions.asImplemented(supply.given(), element))
                        .ifPresent(type -> served.add(new DelegatedInterface(index, type, service)));
        }
    }

    private boolean hasShape(Component component, DeclaredType listed) {
        List<Member> wanted = abstractMembers(listed);
        return !wanted.isEmpty()
                && !TypeForms.isRaw(listed)
                && !TypeForms.hasWildcard(listed)
                && Shapes.isPossible(component.type())
                && wanted.stream().noneMatch(member -> find(component, listed, member) instanceof Lacks);
    }

    private List<Member> abstractMembers(DeclaredType listed) {
        return members.of((TypeElement) listed.asElement()).stream()
                .filter(Member::isAbstract)
                .toList();
    }

    private Shapes.Answer find(Component component, DeclaredType listed, Member member) {
        return shapes.find(component.name(), component.type(), questions.member(listed, member.method()));
    }

    /** Returns the problem that the named component, or any if none is named, does not serve an interface of the list. */
    Problem unserved(DeclaredType listed, int index, Predicate<Header> isAccepted) {
        String target = header.target(index);
        Element element = listed.asElement();
        Line closest = knowsMethods ? closest(listed, index) : Line.NONE;
        if (target.isEmpty()) {
            return Problem.of("interface.unserved", Part.EXPLICIT.at(index), element, header.names(), closest);
        }
        for (Component component : header.components()) {
            if (component.name().equals(target)) {
                Line proposal = proposal(element, index, header.components(), isAccepted);
                return Problem.of(
                        "target.unserved",
                        Part.EXPLICIT.at(index),
                        element,
                        target,
                        component.type(),
                        closest,
                        proposal);
            }
        }
        List<Component> nearest = new ArrayList<>(header.components());
        nearest.sort(Comparator.comparingInt(component -> HeaderWords.distance(component.name(), target)));
        Line proposal = proposal(element, index, nearest, isAccepted);
        return Problem.of("target.unknown", Part.TARGET.at(index), target, header.names(), proposal);
    }

    /** Returns the line that names the first of some components with which the list has no problem (EM-DIAG-1). */
    private Line proposal(Element element, int index, List<Component> components, Predicate<Header> isAccepted) {
        for (Component component : components) {
            List<String> names = new ArrayList<>(header.targets());
            names.set(index, component.name());
            if (isAccepted.test(header.withTargets(names))) {
                String key = header.hasClause() ? "target" : "target.annotation";
                return Line.of(key, TypeText.plain().of(element), component.name());
            }
        }
        return Line.NONE;
    }

    /** Returns what the component lacks that has most of the methods of an interface, or why none can have any. */
    private Line closest(DeclaredType listed, int index) {
        if (TypeForms.hasWildcard(listed)) {
            return Line.of("shape.wildcard");
        }
        String interfaceName = TypeText.plain().of(listed.asElement());
        List<Member> wanted = abstractMembers(listed);
        if (wanted.isEmpty()) {
            return Line.of("shape.marker", interfaceName);
        }
        int most = -1;
        Line closest = Line.NONE;
        for (int i = 0; i < header.components().size(); i++) {
            Component component = header.components().get(i);
            if (!isMeant(i, header.target(index))
                    || !Shapes.isPossible(component.type())
                    || questions.isOf(emissary, component.type())) {
                continue;
            }
            List<Lacks> lacking = wanted.stream()
                    .map(member -> find(component, listed, member))
                    .filter(Lacks.class::isInstance)
                    .map(Lacks.class::cast)
                    .toList();
            if (lacking.isEmpty() && TypeForms.isRaw(listed)) {
                return Line.of("shape.arguments", component.name(), interfaceName);
            }
            int found = wanted.size() - lacking.size();
            Line given = found * 2 < wanted.size() ? given(component, listed) : Line.NONE;
            if (!lacking.isEmpty() && (found > most || (found == most && given != Line.NONE))) {
                most = found;
                closest = given == Line.NONE ? lacking.get(0).reason() : given;
            }
        }
        return closest;
    }

    /** Returns why what a component gives by a method without parameters is not delegated to, if it gives any. */
    private Line given(Component component, DeclaredType listed) {
        TypeText text = TypeText.plain();
        TypeElement wanted = (TypeElement) listed.asElement();
        Optional<Supply> supply = suppliers.of(component.type());
        if (supply.isPresent()) {
            return Line.of(
                    "shape.supplied", component.name(), text.of(supply.get().given()), text.of(wanted));
        }
        if (component.type() instanceof DeclaredType type) {
            for (ExecutableElement method : members.declared((TypeElement) type.asElement())) {
                if (method.getParameters().isEmpty()
                        && method.getModifiers().contains(Modifier.PUBLIC)
                        && mayGive(method.getReturnType(), wanted)) {
                    TypeMirror given = questions.asMemberOf(type, method).getReturnType();
                    if (questions.inherits(given, wanted)) {
                        String supplier = "java.util.function.Supplier<" + text.of(given) + ">";
                        return Line.of(
                                "shape.given",
                                component.name(),
                                method.getSimpleName().toString(),
                                text.of(given),
                                supplier);
                    }
                }
            }
        }
        return Line.NONE;
    }

    /** Whether a type is that of what an object holds, or the wanted one; others have many that are of no use. */
    private static boolean mayGive(TypeMirror returned, TypeElement wanted) {
        return returned.getKind() == TypeKind.TYPEVAR
                || (returned instanceof DeclaredType type && type.asElement().equals(wanted));
    }
}
