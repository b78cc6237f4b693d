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

    /** Returns the fields that could supply the methods of a delegate's interface as well. */
    List<Obstacle> obstacles() {
        List<Obstacle> obstacles = new ArrayList<>();
        for (Component component : constructor.components()) {
            for (Delegate delegate : source.delegates()) {
                if (!delegate.name().equals(component.name())
                        && Types.isSubtype(component.variable().getType().resolve(), delegate.type())) {
                    obstacles.add(new Obstacle(
                            Reason.SEVERAL,
                            DelegatingClass.line(component.variable()),
                            delegate.name() + " and " + component.name()));
                }
            }
        }
        return obstacles;
    }

    Conversion conversion(List<MethodDeclaration> removed, List<String> remarks) {
        // The annotation has to list what is delegated if a component is state and not a delegate.
        boolean listed = constructor.components().stream()
                .anyMatch(component -> source.delegates().stream()
                        .noneMatch(delegate -> delegate.name().equals(component.name())));
        if (!source.declaration().isFinal()) {
            remarks.add("it becomes final");
        }
        return new Conversion(source, constructor, removed, listed ? delegated : List.of(), others, remarks);
    }
}
