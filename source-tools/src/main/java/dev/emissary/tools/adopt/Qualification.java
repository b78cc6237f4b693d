package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.InterfaceMethod;
import dev.emissary.tools.analysis.Outline;
import dev.emissary.tools.analysis.Outlines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Decides which delegating classes can be converted. The compiler has the last word, in {@link Verification}. */
public final class Qualification {
    private static final int SHOWN = 3;

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

    /** Returns why a class has to stay; empty if it can be converted. */
    public Optional<Skipped> skipReason(DelegatingClass source) {
        return judge(source) instanceof Verdict.Skip skip ? Optional.of(skip.skipped()) : Optional.empty();
    }

    Verdict judge(DelegatingClass source) {
        Optional<Skipped> skipped =
                ofClass(source).or(() -> ofInterfaces(source)).or(() -> ofMembers(source.declaration()));
        if (skipped.isPresent()) {
            return new Verdict.Skip(skipped.get());
        }
        ConstructorReader reader = new ConstructorReader(source.declaration());
        Optional<CanonicalConstructor> constructor = reader.read();
        if (constructor.isEmpty()) {
            return new Verdict.Skip(reader.skipped());
        }
        skipped = ofMethods(source);
        if (skipped.isPresent()) {
            return new Verdict.Skip(skipped.get());
        }
        return converted(source, constructor.get());
    }

    private Optional<Skipped> ofClass(DelegatingClass source) {
        ClassOrInterfaceDeclaration declaration = source.declaration();
        if (!declaration.getExtendedTypes().isEmpty()) {
            return stop(
                    Reason.SUPERCLASS,
                    source.line(),
                    declaration.getExtendedTypes(0).toString());
        }
        if (declaration.isAbstract()) {
            return stop(Reason.ABSTRACT, source.line(), "");
        }
        Optional<Outline> subclass = outlines.extending(source);
        if (subclass.isPresent()) {
            return stop(
                    Reason.EXTENDED,
                    source.line(),
                    "by " + subclass.get().name() + " at " + subclass.get().place());
        }
        boolean nested = declaration.isNestedType();
        boolean implicitlyStatic = nested
                && declaration.getParentNode().orElseThrow() instanceof ClassOrInterfaceDeclaration outer
                && outer.isInterface();
        boolean member = nested || declaration.isTopLevelType();
        return member && (!nested || declaration.isStatic() || implicitlyStatic)
                ? Optional.empty()
                : stop(Reason.INNER, source.line(), "");
    }

    private static Optional<Skipped> ofInterfaces(DelegatingClass source) {
        if (source.implemented().contains("java.io.Serializable")) {
            return stop(Reason.SERIALIZABLE, source.line(), "");
        }
        for (Delegate delegate : source.delegates()) {
            String type = delegate.type().describe();
            if (source.listed().stream().map(ResolvedReferenceType::describe).noneMatch(type::equals)) {
                boolean sameInterface = source.listed().stream()
                        .anyMatch(listed ->
                                listed.getQualifiedName().equals(delegate.type().getQualifiedName()));
                return stop(
                        sameInterface ? Reason.TYPE_ARGUMENTS : Reason.INDIRECT,
                        DelegatingClass.line(delegate.variable()),
                        delegate.variable().getType() + " " + delegate.name());
            }
        }
        return Optional.empty();
    }

    private static Optional<Skipped> ofMembers(ClassOrInterfaceDeclaration declaration) {
        for (FieldDeclaration field : declaration.getFields()) {
            if (!field.isStatic()) {
                String name = field.getVariable(0).getNameAsString();
                int line = DelegatingClass.line(field.getVariable(0));
                if (!field.isPrivate()) {
                    return stop(Reason.FIELD, line, name + " is not private");
                }
                if (!field.isFinal()) {
                    return stop(Reason.FIELD, line, name + " is not final");
                }
            }
        }
        return declaration.getMembers().stream()
                .filter(member -> member instanceof InitializerDeclaration initializer && !initializer.isStatic())
                .findFirst()
                .flatMap(member -> stop(Reason.INITIALIZER, DelegatingClass.line(member), ""));
    }

    private Optional<Skipped> ofMethods(DelegatingClass source) {
        for (Delegate delegate : source.delegates()) {
            List<String> missing = delegate.methods().values().stream()
                    .filter(method -> !delegate.declared().containsKey(method.signature()))
                    .map(InterfaceMethod::displayName)
                    .toList();
            if (!missing.isEmpty()) {
                String more = missing.size() > SHOWN ? " and " + (missing.size() - SHOWN) + " more" : "";
                String shown = missing.stream().limit(SHOWN).collect(Collectors.joining(", "));
                return stop(Reason.DEFAULT, source.line(), shown + more);
            }
        }
        for (Delegate delegate : source.delegates()) {
            for (Map.Entry<String, MethodDeclaration> forwarder :
                    delegate.forwarders().entrySet()) {
                if (!sealSelfReturns && Forwarders.isSealed(source, delegate, forwarder.getKey())) {
                    int line = DelegatingClass.line(forwarder.getValue().getName());
                    return stop(Reason.SELF_RETURN, line, forwarder.getValue().getNameAsString());
                }
            }
        }
        return Optional.empty();
    }

    private static Verdict converted(DelegatingClass source, CanonicalConstructor constructor) {
        List<MethodDeclaration> removed = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        Skipped few = null;
        boolean half = false;
        for (Delegate delegate : source.delegates()) {
            int plain = 0;
            for (Map.Entry<String, MethodDeclaration> forwarder :
                    delegate.forwarders().entrySet()) {
                MethodDeclaration method = forwarder.getValue();
                Optional<String> kept = Forwarders.reasonToKeep(source, delegate, forwarder.getKey());
                if (kept.isEmpty()) {
                    plain++;
                    removed.add(method);
                } else {
                    int line = DelegatingClass.line(method.getName());
                    remarks.add(method.getNameAsString() + " (line " + line + ") stays: " + kept.get());
                    few = few == null
                            ? new Skipped(Reason.FEW, line, method.getNameAsString() + " " + kept.get())
                            : few;
                }
            }
            half |= plain > 0 && delegate.isHalf(plain);
            few = few == null ? firstOther(delegate) : few;
        }
        if (!half) {
            return new Verdict.Skip(few == null ? new Skipped(Reason.FEW, source.line(), "") : few);
        }
        return new Header(source, constructor).conversion(removed, remarks);
    }

    /** Returns the first method of the interface that the class declares and that does not only forward. */
    private static Skipped firstOther(Delegate delegate) {
        return delegate.declared().entrySet().stream()
                .filter(method -> !delegate.forwarders().containsKey(method.getKey()))
                .findFirst()
                .map(method -> new Skipped(
                        Reason.FEW,
                        DelegatingClass.line(method.getValue().getName()),
                        method.getValue().getNameAsString() + " does something else"))
                .orElse(null);
    }

    private static Optional<Skipped> stop(Reason reason, int line, String detail) {
        return Optional.of(new Skipped(reason, line, detail));
    }
}
