package dev.emissary.tools.adopt;

import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.resolution.declarations.ResolvedReferenceTypeDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.Types;
import dev.emissary.tools.text.Imports;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Chooses how to specify what is delegated: by the types of the components, to which the other interfaces are added
 * (EM-DEL-2), or by an explicit list (EM-DEL-3).
 */
final class Header {
    private static final String SERIALIZABLE = "java.io.Serializable";

    private final DelegatingClass source;
    private final CanonicalConstructor constructor;
    /** The delegated interfaces as the annotation would list them, by qualified name. */
    private final Map<String, String> delegated = new LinkedHashMap<>();

    private final Set<String> added = new LinkedHashSet<>();
    private final List<String> others = new ArrayList<>();

    Header(DelegatingClass source, CanonicalConstructor constructor) {
        this.source = source;
        this.constructor = constructor;
        boolean serializable = false;
        for (int index = 0; index < source.listed().size(); index++) {
            ClassOrInterfaceType written = source.declaration().getImplementedTypes(index);
            ResolvedReferenceType type = source.listed().get(index);
            if (source.delegates().stream().anyMatch(delegate -> isSame(delegate.type(), type))) {
                delegated.put(type.getQualifiedName(), written.getNameWithScope());
            } else {
                others.add(written(written));
                serializable |= isSerializable(type) && !isServed(type);
            }
        }
        for (Delegate delegate : source.delegates()) {
            if (delegated.putIfAbsent(delegate.type().getQualifiedName(), mark(delegate.type())) == null) {
                added.add(binaryName(delegate.type().getTypeDeclaration().orElseThrow()));
            }
        }
        if (source.implemented().contains(SERIALIZABLE) && !serializable) {
            others.add(Imports.mark("java.io", "Serializable"));
            added.add(SERIALIZABLE);
        }
    }

    private static String written(ClassOrInterfaceType type) {
        return type.getTokenRange().orElseThrow().toString();
    }

    private static boolean isSame(ResolvedReferenceType first, ResolvedReferenceType second) {
        return first.getQualifiedName().equals(second.getQualifiedName());
    }

    private static boolean isSerializable(ResolvedReferenceType type) {
        return Types.ancestors(type).anyMatch(each -> each.getQualifiedName().equals(SERIALIZABLE));
    }

    /** Returns whether a component serves an interface; then listing it does not request serialization (EM-CLASS-5). */
    private boolean isServed(ResolvedReferenceType type) {
        return !type.getQualifiedName().equals(SERIALIZABLE)
                && constructor.components().stream()
                        .anyMatch(component ->
                                Types.isSubtype(component.variable().getType().resolve(), type));
    }

    private static String mark(ResolvedReferenceType type) {
        ResolvedReferenceTypeDeclaration declaration = type.getTypeDeclaration().orElseThrow();
        return Imports.mark(declaration.getPackageName(), declaration.getClassName());
    }

    /** Returns the name of a type as class files have it. */
    static String binaryName(ResolvedReferenceTypeDeclaration declaration) {
        String packageName = declaration.getPackageName();
        return (packageName.isEmpty() ? "" : packageName + ".")
                + declaration.getClassName().replace('.', '$');
    }

    /** Returns the fields that could also supply the methods of a delegate's interface. */
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

    /** Returns the interfaces that the annotation lists; none if the components say the same. */
    List<String> annotated() {
        return constructor.components().stream().allMatch(this::saysItself)
                ? List.of()
                : List.copyOf(delegated.values());
    }

    /** Returns whether the type of a component is exactly the interface that is delegated to it. */
    private boolean saysItself(Component component) {
        return source.delegates().stream()
                .anyMatch(delegate -> delegate.name().equals(component.name())
                        && component
                                .variable()
                                .getType()
                                .resolve()
                                .asReferenceType()
                                .getQualifiedName()
                                .equals(delegate.type().getQualifiedName()));
    }

    /** Returns the interfaces of the implements clause. */
    List<String> implemented() {
        return others;
    }

    /** Returns the binary names of the interfaces that become direct superinterfaces. */
    Set<String> added() {
        return added;
    }
}
