package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.modifiers.NodeWithAccessModifiers;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.Delegate.Way;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.InterfaceMethod;
import dev.emissary.tools.analysis.Types;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decides which delegating classes can be converted, judged by their source. The compiler has the last word, in {@link Converter}. */
final class Qualification {
    private final Allowed allowed;

    Qualification(Allowed allowed) {
        this.allowed = allowed;
    }

    /**
     * Returns the plan for a class; if empty, there are obstacles.
     *
     * @param given the class
     * @param different forwarders of which the compiler is known to generate different ones, with what differs
     * @param obstacles gets everything that stops the class
     */
    Optional<Conversion> plan(
            DelegatingClass given, Map<MethodDeclaration, String> different, List<Obstacle> obstacles) {
        try {
            DelegatingClass source = given.with(chosen(given.delegates()));
            ofClass(source.declaration(), obstacles);
            ofInitializers(source.declaration(), obstacles);
            Forwarders methods = Forwarders.of(source, allowed.sealSelfReturns(), different);
            DelegatingClass delegating = methods.delegates().isEmpty() ? source : source.with(methods.delegates());
            ofInterfaces(delegating, obstacles);
            ConstructorReader reader = new ConstructorReader(delegating);
            Optional<CanonicalConstructor> constructor = reader.read();
            obstacles.addAll(reader.obstacles());
            obstacles.addAll(methods.obstacles());
            List<String> inherited = inherited(delegating);
            if (!inherited.isEmpty() && !allowed.forwardDefaults()) {
                obstacles.add(new Obstacle(Reason.DEFAULT, source.line(), String.join(", ", inherited)));
            }
            Optional<Header> header = constructor.map(canonical -> new Header(delegating, canonical));
            if (!allowed.keywordForm()) {
                header.ifPresent(each -> obstacles.addAll(each.obstacles()));
            }
            if (obstacles.isEmpty()) {
                return Optional.of(Conversion.of(
                        source, constructor.orElseThrow(), allowed, header.orElseThrow(), methods, inherited));
            }
        } catch (RuntimeException | StackOverflowError unresolved) {
            // Where a class has to stay anyway, a type that is not found only hides further obstacles.
            if (obstacles.isEmpty()) {
                throw unresolved;
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

    private void ofClass(ClassOrInterfaceDeclaration declaration, List<Obstacle> obstacles) {
        int line = DelegatingClass.line(declaration.getName());
        if (!declaration.getExtendedTypes().isEmpty()) {
            obstacles.add(new Obstacle(
                    Reason.SUPERCLASS, line, declaration.getExtendedTypes(0).toString()));
        }
        if (declaration.isAbstract()) {
            obstacles.add(new Obstacle(Reason.ABSTRACT, line, ""));
        }
        ofClients(declaration, line, obstacles);
        boolean ofInterface = declaration.getParentNode().orElse(null) instanceof ClassOrInterfaceDeclaration outer
                && outer.isInterface();
        if (!declaration.isTopLevelType() && !declaration.isStatic() && !ofInterface) {
            obstacles.add(new Obstacle(Reason.INNER, line, ""));
        }
    }

    /** A class that other packages see, and have a constructor of, may be extended by code that is not given. */
    private void ofClients(ClassOrInterfaceDeclaration declaration, int line, List<Obstacle> obstacles) {
        boolean visible = declaration.isTopLevelType() || declaration.isNestedType();
        Node around = declaration;
        while (visible && around instanceof TypeDeclaration<?> type) {
            Node outer = type.getParentNode().orElse(null);
            boolean isOfInterface = outer instanceof ClassOrInterfaceDeclaration other && other.isInterface();
            visible = isOfInterface || isForClients(type);
            around = outer;
        }
        boolean constructed = declaration.getConstructors().isEmpty()
                || declaration.getConstructors().stream().anyMatch(Qualification::isForClients);
        if (!allowed.closedApi() && visible && constructed && !declaration.isFinal() && !declaration.isAbstract()) {
            obstacles.add(new Obstacle(Reason.API, line, ""));
        }
    }

    private static boolean isForClients(NodeWithAccessModifiers<?> declaration) {
        return declaration.isPublic() || declaration.isProtected();
    }

    private static void ofInterfaces(DelegatingClass source, List<Obstacle> obstacles) {
        boolean serializable = source.implemented().contains("java.io.Serializable");
        if (source.implemented().contains("java.io.Externalizable")) {
            obstacles.add(new Obstacle(Reason.SERIALIZABLE, source.line(), "it is Externalizable"));
        } else if (serializable && !hasVersion(source.declaration())) {
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
                obstacles.add(new Obstacle(
                        Reason.TYPE_ARGUMENTS,
                        DelegatingClass.line(delegate.field()),
                        delegate.field().getType() + " " + delegate.name()));
            }
        }
    }

    private static boolean hasVersion(ClassOrInterfaceDeclaration declaration) {
        return declaration
                .getFieldByName("serialVersionUID")
                .filter(field -> field.isStatic() && field.isFinal())
                .isPresent();
    }

    private static void ofInitializers(ClassOrInterfaceDeclaration declaration, List<Obstacle> obstacles) {
        declaration.getMembers().stream()
                .filter(member -> member instanceof InitializerDeclaration initializer && !initializer.isStatic())
                .forEach(member -> obstacles.add(new Obstacle(Reason.INITIALIZER, DelegatingClass.line(member), "")));
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
}
