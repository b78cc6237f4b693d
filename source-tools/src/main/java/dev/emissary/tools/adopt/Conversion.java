package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.modifiers.NodeWithAccessModifiers;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.Delegate.Way;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The plan for converting one class, or what stops it, judged by its source. The compiler has the last word, in {@link
 * Converter}.
 *
 * @param removed the forwarders that the compiler generates instead
 * @param changes what changes in the class file
 * @param remarks what else the user should know, for example that the class becomes final; javac may warn later
 */
record Conversion(
        DelegatingClass source,
        CanonicalConstructor constructor,
        Header header,
        List<MethodDeclaration> removed,
        ExpectedChanges changes,
        boolean keywordForm,
        List<String> remarks) {

    /**
     * Returns the plan for a class; if empty, there are obstacles.
     *
     * @param allowed what conversions may do
     * @param different forwarders of which the compiler is known to generate different ones, with what differs
     * @param obstacles gets everything that stops the class
     */
    static Optional<Conversion> plan(
            DelegatingClass given,
            Allowed allowed,
            Map<MethodDeclaration, String> different,
            List<Obstacle> obstacles) {
        try {
            DelegatingClass source = given.with(chosen(given.delegates()));
            ofClass(source, allowed, obstacles);
            Forwarders methods = Forwarders.of(source, allowed.sealSelfReturns(), different);
            DelegatingClass delegating = methods.delegates().isEmpty() ? source : source.with(methods.delegates());
            ofInterfaces(delegating, obstacles);
            Optional<CanonicalConstructor> constructor = CanonicalConstructor.of(delegating, obstacles);
            obstacles.addAll(methods.obstacles());
            List<String> inherited = inherited(delegating);
            if (!inherited.isEmpty() && !allowed.forwardDefaults()) {
                obstacles.add(new Obstacle(Reason.DEFAULT, source.line(), String.join(", ", inherited)));
            }
            Optional<Header> header = constructor.map(canonical -> Header.of(delegating, canonical));
            if (!allowed.keywordForm()) {
                header.ifPresent(each -> obstacles.addAll(each.obstacles()));
            }
            if (obstacles.isEmpty()) {
                return Optional.of(
                        planned(source, allowed, constructor.orElseThrow(), header.orElseThrow(), methods, inherited));
            }
        } catch (RuntimeException | StackOverflowError unresolved) {
            // Where a class has to stay anyway, a type that is not found only hides further obstacles.
            if (obstacles.isEmpty()) {
                obstacles.add(new Obstacle(
                        Reason.UNVERIFIED, given.line(), "a type is not found, " + unresolved.getMessage()));
            }
        }
        return Optional.empty();
    }

    /** Returns one delegate for each interface: that with the most forwarders, and whose type has the methods. */
    private static List<Delegate> chosen(List<Delegate> delegates) {
        Map<String, Delegate> best = new LinkedHashMap<>();
        boolean any = delegates.stream().anyMatch(Delegate::hasShape);
        delegates.stream()
                .filter(delegate -> !any || delegate.hasShape())
                .forEach(delegate -> best.merge(
                        delegate.type().getQualifiedName(),
                        delegate,
                        (one, two) -> two.forwarders().size() > one.forwarders().size() ? two : one));
        return List.copyOf(best.values());
    }

    private static void ofClass(DelegatingClass source, Allowed allowed, List<Obstacle> obstacles) {
        ClassOrInterfaceDeclaration declaration = source.declaration();
        if (!declaration.getExtendedTypes().isEmpty()) {
            String superclass = declaration.getExtendedTypes(0).toString();
            obstacles.add(new Obstacle(Reason.SUPERCLASS, source.line(), superclass));
        }
        if (declaration.isAbstract()) {
            obstacles.add(new Obstacle(Reason.ABSTRACT, source.line(), ""));
        } else if (!allowed.closedApi() && !declaration.isFinal() && isExtensible(declaration)) {
            obstacles.add(new Obstacle(Reason.API, source.line(), ""));
        }
        if (!declaration.isTopLevelType() && !declaration.isStatic() && !DelegatingClass.isOfInterface(declaration)) {
            obstacles.add(new Obstacle(Reason.INNER, source.line(), ""));
        }
        declaration.getMembers().stream()
                .filter(member -> member instanceof InitializerDeclaration initializer && !initializer.isStatic())
                .forEach(member -> obstacles.add(new Obstacle(Reason.INITIALIZER, member, "")));
    }

    /** Returns whether other packages see a class, and have a constructor of it: code that is not given may extend it. */
    private static boolean isExtensible(ClassOrInterfaceDeclaration declaration) {
        boolean visible = declaration.isTopLevelType() || declaration.isNestedType();
        Node around = declaration;
        while (visible && around instanceof TypeDeclaration<?> type) {
            visible = DelegatingClass.isOfInterface(type) || isForClients(type);
            around = type.getParentNode().orElse(null);
        }
        return visible
                && (declaration.getConstructors().isEmpty()
                        || declaration.getConstructors().stream().anyMatch(Conversion::isForClients));
    }

    private static boolean isForClients(NodeWithAccessModifiers<?> declaration) {
        return declaration.isPublic() || declaration.isProtected();
    }

    private static void ofInterfaces(DelegatingClass source, List<Obstacle> obstacles) {
        boolean hasVersion = source.declaration()
                .getFieldByName("serialVersionUID")
                .filter(field -> field.isStatic() && field.isFinal())
                .isPresent();
        if (source.implemented().contains("java.io.Externalizable")) {
            obstacles.add(new Obstacle(Reason.SERIALIZABLE, source.line(), "it is Externalizable"));
        } else if (source.implemented().contains("java.io.Serializable") && !hasVersion) {
            obstacles.add(new Obstacle(Reason.SERIALIZABLE, source.line(), "it has no serialVersionUID"));
        }
        List<String> own = source.listed().stream()
                .flatMap(Types::ancestors)
                .map(ResolvedReferenceType::describe)
                .toList();
        for (Delegate delegate : source.delegates()) {
            // A supertype may be one of the superclass, which is an obstacle of its own.
            if (source.declaration().getExtendedTypes().isEmpty()
                    && !delegate.type().isRawType()
                    && !own.contains(delegate.type().describe())) {
                String field = delegate.field().getType() + " " + delegate.name();
                obstacles.add(new Obstacle(Reason.TYPE_ARGUMENTS, delegate.field(), field));
            }
        }
    }

    /** Returns the default methods of delegated interfaces that the class does not declare, for display. */
    private static List<String> inherited(DelegatingClass source) {
        return source.delegates().stream()
                .flatMap(delegate -> delegate.methods().values().stream()
                        .filter(method -> !delegate.declared().containsKey(method.signature())
                                && (delegate.way() != Way.SHAPE
                                        || !Types.overloads(delegate.fieldType(), method)
                                                .isEmpty())))
                .map(InterfaceMethod::displayName)
                .distinct()
                .toList();
    }

    private static Conversion planned(
            DelegatingClass source,
            Allowed allowed,
            CanonicalConstructor constructor,
            Header header,
            Forwarders methods,
            List<String> inherited) {
        List<String> remarks = new ArrayList<>();
        if (!inherited.isEmpty()) {
            remarks.add("it forwards " + String.join(", ", inherited) + ", which it inherited");
        }
        remarks.addAll(methods.remarks());
        remarks.addAll(withoutOverride(methods.removed()));
        if (!source.declaration().isFinal()) {
            remarks.add("it becomes final");
        }
        Set<String> components =
                constructor.components().stream().map(Component::name).collect(Collectors.toSet());
        Set<String> finalFields = new LinkedHashSet<>();
        new InstanceFields(source.declaration()).byName().forEach((name, variable) -> {
            boolean component = components.contains(name);
            FieldDeclaration field = InstanceFields.declaration(variable);
            String changes = (component && !field.isPrivate() ? " private" : "")
                    + (field.isFinal() ? "" : component && !field.isPrivate() ? " and final" : " final");
            if (!changes.isEmpty()) {
                remarks.add("its field " + name + " becomes" + changes);
            }
            if (!component && !field.isFinal()) {
                finalFields.add(name);
            }
        });
        header.added()
                .forEach(name -> remarks.add("it implements "
                        + name.substring(name.lastIndexOf('.') + 1).replace('$', '.') + " directly"));
        ExpectedChanges changes = new ExpectedChanges(
                Header.binaryName(source.declaration().resolve()),
                components,
                finalFields,
                header.added(),
                source.delegates().stream().flatMap(Forwarders::unchecked).collect(Collectors.toSet()),
                !inherited.isEmpty(),
                allowed.sealSelfReturns());
        return new Conversion(source, constructor, header, methods.removed(), changes, allowed.keywordForm(), remarks);
    }

    /** Returns which of the methods alone have no annotation, and so may be for another version of an interface. */
    private static List<String> withoutOverride(List<MethodDeclaration> removed) {
        List<MethodDeclaration> without = removed.stream()
                .filter(method -> !method.isAnnotationPresent(Override.class))
                .toList();
        return without.size() == removed.size()
                ? List.of()
                : without.stream()
                        .map(method -> method.getNameAsString() + " (line " + DelegatingClass.line(method.getName())
                                + ") goes without @Override: a version of the interface without it is not forwarded")
                        .toList();
    }
}
