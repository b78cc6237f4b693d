/* What the header of an emissary has to say so that it delegates what the class delegates. */
package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Chooses between the ways to say what is delegated (EM-DEL-2 and EM-DEL-3). */
final class Header {
    private final DelegatingClass source;
    private final CanonicalConstructor constructor;
    private final List<ClassOrInterfaceType> delegated = new ArrayList<>();
    private final Map<ClassOrInterfaceType, ResolvedReferenceType> others = new LinkedHashMap<>();
    /* Whether the annotation has to list what is delegated, because a component is state and no delegate. */
    private boolean listed;

    Header(DelegatingClass source, CanonicalConstructor constructor) {
        this.source = source;
        this.constructor = constructor;
        for (int index = 0; index < source.listed().size(); index++) {
            ClassOrInterfaceType written = source.declaration().getImplementedTypes(index);
            ResolvedReferenceType type = source.listed().get(index);
            if (delegates(type)) {
                delegated.add(written);
            } else {
                others.put(written, type);
            }
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
                        && isSubtype(component.variable().getType().resolve(), delegate.type())) {
                    return new Verdict.Stays(new Left(
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
        List<ClassOrInterfaceType> implemented = !listed && namesNone()
                ? List.copyOf(others.keySet())
                : source.declaration().getImplementedTypes();
        return new Verdict.Convertible(new Conversion(
                source,
                constructor,
                removed,
                listed ? delegated : List.of(),
                listed ? List.copyOf(others.keySet()) : implemented,
                remarks));
    }

    /** Returns whether none of the other interfaces would name a component, and so narrow what it delegates. */
    private boolean namesNone() {
        return others.values().stream()
                .noneMatch(
                        other -> source.delegates().stream().anyMatch(delegate -> isSubtype(delegate.type(), other)));
    }

    private static boolean isSubtype(ResolvedType type, ResolvedReferenceType supertype) {
        return type.isReferenceType()
                && (type.asReferenceType().getQualifiedName().equals(supertype.getQualifiedName())
                        || type.asReferenceType().getAllAncestors().stream()
                                .anyMatch(
                                        ancestor -> ancestor.getQualifiedName().equals(supertype.getQualifiedName())));
    }
}
