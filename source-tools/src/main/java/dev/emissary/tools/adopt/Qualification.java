package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.InterfaceMethod;
import dev.emissary.tools.analysis.Outlines;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Decides which delegating classes can be converted. The compiler has the last word, in {@link Verification}. */
public final class Qualification {
    private final Outlines outlines;
    private final Allowed allowed;

    /**
     * Creates the rules for a set of sources.
     *
     * @param outlines all types of the sources
     * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary
     */
    public Qualification(Outlines outlines, boolean sealSelfReturns) {
        this(outlines, new Allowed(sealSelfReturns, false, false));
    }

    Qualification(Outlines outlines, Allowed allowed) {
        this.outlines = outlines;
        this.allowed = allowed;
    }

    /** Returns everything that stops the conversion of a class; empty if it can be converted. */
    public List<Obstacle> obstacles(DelegatingClass source) {
        return judge(source, List.of()) instanceof Verdict.Skip skip ? skip.obstacles() : List.of();
    }

    /**
     * Returns the plan for a class, or everything that stops it.
     *
     * @param source the class
     * @param different forwarders of which the compiler is known to generate different ones
     */
    Verdict judge(DelegatingClass source, Collection<MethodDeclaration> different) {
        List<Obstacle> obstacles = new ArrayList<>();
        try {
            ofClass(source, obstacles);
            ofInitializers(source.declaration(), obstacles);
            RemainingMethods methods = RemainingMethods.of(source, allowed.sealSelfReturns(), different);
            DelegatingClass delegating = methods.delegates().isEmpty() ? source : source.with(methods.delegates());
            ofInterfaces(delegating, obstacles);
            ConstructorReader reader = new ConstructorReader(delegating);
            Optional<CanonicalConstructor> constructor = reader.read();
            obstacles.addAll(reader.obstacles());
            obstacles.addAll(methods.obstacles());
            List<String> inherited = inherited(delegating);
            Optional<Header> header = constructor.map(canonical -> new Header(delegating, canonical));
            header.ifPresent(each -> obstacles.addAll(each.obstacles()));
            if (obstacles.isEmpty()) {
                return new Verdict.Convertible(new Planner(source, constructor.orElseThrow(), allowed)
                        .plan(header.orElseThrow(), methods, inherited));
            }
        } catch (RuntimeException | StackOverflowError unresolved) {
            // Where a class has to stay anyway, a type that is not found only hides further obstacles.
            if (obstacles.isEmpty()) {
                throw unresolved;
            }
        }
        return new Verdict.Skip(List.copyOf(obstacles));
    }

    private void ofClass(DelegatingClass source, List<Obstacle> obstacles) {
        ClassOrInterfaceDeclaration declaration = source.declaration();
        if (!declaration.getExtendedTypes().isEmpty()) {
            obstacles.add(new Obstacle(
                    Reason.SUPERCLASS,
                    source.line(),
                    declaration.getExtendedTypes(0).toString()));
        }
        if (declaration.isAbstract()) {
            obstacles.add(new Obstacle(Reason.ABSTRACT, source.line(), ""));
        }
        outlines.extending(source)
                .ifPresent(subclass -> obstacles.add(new Obstacle(
                        Reason.EXTENDED, source.line(), "by " + subclass.name() + " at " + subclass.place())));
        boolean nested = declaration.isNestedType();
        boolean implicitlyStatic = nested
                && declaration.getParentNode().orElseThrow() instanceof ClassOrInterfaceDeclaration outer
                && outer.isInterface();
        boolean member = nested || declaration.isTopLevelType();
        if (!member || (nested && !declaration.isStatic() && !implicitlyStatic)) {
            obstacles.add(new Obstacle(Reason.INNER, source.line(), ""));
        }
    }

    private static void ofInterfaces(DelegatingClass source, List<Obstacle> obstacles) {
        boolean serializable = source.implemented().contains("java.io.Serializable");
        if (source.implemented().contains("java.io.Externalizable")) {
            obstacles.add(new Obstacle(Reason.SERIALIZABLE, source.line(), "it is Externalizable"));
        } else if (serializable && !hasVersion(source.declaration())) {
            obstacles.add(new Obstacle(Reason.SERIALIZABLE, source.line(), "it has no serialVersionUID"));
        }
        List<String> own = source.listed().stream()
                .flatMap(listed -> Stream.concat(Stream.of(listed), listed.getAllAncestors().stream()))
                .map(ResolvedReferenceType::describe)
                .toList();
        for (Delegate delegate : source.delegates()) {
            // A supertype may be one of the superclass, which is an obstacle of its own.
            if (source.declaration().getExtendedTypes().isEmpty()
                    && !delegate.type().isRawType()
                    && !own.contains(delegate.type().describe())) {
                obstacles.add(new Obstacle(
                        Reason.TYPE_ARGUMENTS,
                        DelegatingClass.line(delegate.variable()),
                        delegate.variable().getType() + " " + delegate.name()));
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
                        .filter(method -> !delegate.declared().containsKey(method.signature())))
                .map(InterfaceMethod::displayName)
                .distinct()
                .toList();
    }
}
