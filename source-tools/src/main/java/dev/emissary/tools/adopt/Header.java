package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.Types;
import java.util.ArrayList;
import java.util.List;

/**
 * Chooses how to specify what is delegated: by the types of the components, to which the other interfaces are added
 * (EM-DEL-2), or by an explicit list (EM-DEL-3).
 */
final class Header {
    private final DelegatingClass source;
    private final CanonicalConstructor constructor;
    private final List<ClassOrInterfaceType> delegated = new ArrayList<>();
    private final List<ClassOrInterfaceType> others = new ArrayList<>();
    /** Whether the annotation has to list what is delegated, because a component is state and not a delegate. */
    private boolean listed;

    Header(DelegatingClass source, CanonicalConstructor constructor) {
        this.source = source;
        this.constructor = constructor;
        for (int index = 0; index < source.listed().size(); index++) {
            ClassOrInterfaceType written = source.declaration().getImplementedTypes(index);
            (delegates(source.listed().get(index)) ? delegated : others).add(written);
        }
    }

    private boolean delegates(ResolvedReferenceType type) {
        return source.delegates().stream()
                .anyMatch(delegate -> delegate.type().getQualifiedName().equals(type.getQualifiedName()));
    }

    Verdict conversion(List<MethodDeclaration> removed, List<String> remarks) {
        for (Component component : constructor.components()) {
            boolean isDelegate = source.delegates().stream()
                    .anyMatch(delegate -> delegate.name().equals(component.name()));
            for (Delegate delegate : source.delegates()) {
                if (!delegate.name().equals(component.name())
                        && Types.isSubtype(component.variable().getType().resolve(), delegate.type())) {
                    return new Verdict.Skip(new Skipped(
                            Reason.SEVERAL,
                            DelegatingClass.line(component.variable()),
                            delegate.name() + " and " + component.name()));
                }
            }
            if (!isDelegate) {
                listed = true;
            }
        }
        if (!source.declaration().isFinal()) {
            remarks.add("it becomes final");
        }
        return new Verdict.Convertible(
                new Conversion(source, constructor, removed, listed ? delegated : List.of(), others, remarks));
    }
}
