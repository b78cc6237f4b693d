package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.InterfaceMethod;
import dev.emissary.tools.analysis.Outlines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Decides which delegating classes can be converted. The compiler has the last word, in {@link Verification}. */
public final class Qualification {
    private final Outlines outlines;
    private final boolean sealSelfReturns;

    /**
     * Creates the rules for a set of sources.
     *
     * @param outlines all types of the sources
     * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary
     */
    public Qualification(Outlines outlines, boolean sealSelfReturns) {
        this.outlines = outlines;
        this.sealSelfReturns = sealSelfReturns;
    }

    /** Returns the first reason why a class has to stay; empty if it can be converted. */
    public Optional<Obstacle> skipReason(DelegatingClass source) {
        return judge(source) instanceof Verdict.Skip skip
                ? Optional.of(skip.obstacles().get(0))
                : Optional.empty();
    }

    /** Returns the plan for a class, or everything that stops it. */
    Verdict judge(DelegatingClass source) {
        List<Obstacle> obstacles = new ArrayList<>();
        try {
            ofClass(source, obstacles);
            ofInterfaces(source, obstacles);
            ofMembers(source.declaration(), obstacles);
            ConstructorReader reader = new ConstructorReader(source.declaration());
            Optional<CanonicalConstructor> constructor = reader.read();
            obstacles.addAll(reader.obstacles());
            ofMethods(source, obstacles);
            RemainingMethods methods = RemainingMethods.of(source);
            obstacles.addAll(methods.obstacles());
            Optional<Header> header = constructor.map(canonical -> new Header(source, canonical));
            header.ifPresent(each -> obstacles.addAll(each.obstacles()));
            if (obstacles.isEmpty()) {
                return new Verdict.Convertible(
                        header.orElseThrow().conversion(methods.removed(), new ArrayList<>(methods.remarks())));
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
        if (source.implemented().contains("java.io.Serializable")) {
            obstacles.add(new Obstacle(Reason.SERIALIZABLE, source.line(), ""));
        }
        for (Delegate delegate : source.delegates()) {
            String type = delegate.type().describe();
            if (source.listed().stream().map(ResolvedReferenceType::describe).noneMatch(type::equals)) {
                boolean sameInterface = source.listed().stream()
                        .anyMatch(listed ->
                                listed.getQualifiedName().equals(delegate.type().getQualifiedName()));
                obstacles.add(new Obstacle(
                        sameInterface ? Reason.TYPE_ARGUMENTS : Reason.INDIRECT,
                        DelegatingClass.line(delegate.variable()),
                        delegate.variable().getType() + " " + delegate.name()));
            }
        }
    }

    private static void ofMembers(ClassOrInterfaceDeclaration declaration, List<Obstacle> obstacles) {
        for (FieldDeclaration field : declaration.getFields()) {
            String wrong = field.isStatic() ? "" : missingModifiers(field);
            if (!wrong.isEmpty()) {
                field.getVariables()
                        .forEach(variable -> obstacles.add(new Obstacle(
                                Reason.FIELD,
                                DelegatingClass.line(variable),
                                variable.getNameAsString() + " is not " + wrong)));
            }
        }
        declaration.getMembers().stream()
                .filter(member -> member instanceof InitializerDeclaration initializer && !initializer.isStatic())
                .forEach(member -> obstacles.add(new Obstacle(Reason.INITIALIZER, DelegatingClass.line(member), "")));
    }

    private static String missingModifiers(FieldDeclaration field) {
        String missing = field.isPrivate() ? "" : "private";
        return field.isFinal() ? missing : missing + (missing.isEmpty() ? "" : " and not ") + "final";
    }

    private void ofMethods(DelegatingClass source, List<Obstacle> obstacles) {
        for (Delegate delegate : source.delegates()) {
            String missing = delegate.methods().values().stream()
                    .filter(method -> !delegate.declared().containsKey(method.signature()))
                    .map(InterfaceMethod::displayName)
                    .collect(Collectors.joining(", "));
            if (!missing.isEmpty()) {
                obstacles.add(new Obstacle(Reason.DEFAULT, source.line(), missing));
            }
        }
        for (Delegate delegate : source.delegates()) {
            delegate.forwarders().forEach((signature, forwarder) -> {
                if (!sealSelfReturns && Forwarders.isSealed(source, delegate, signature)) {
                    obstacles.add(new Obstacle(
                            Reason.SELF_RETURN,
                            DelegatingClass.line(forwarder.getName()),
                            forwarder.getNameAsString()));
                }
            });
        }
    }
}
