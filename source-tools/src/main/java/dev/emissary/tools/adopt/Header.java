package dev.emissary.tools.adopt;

import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.resolution.declarations.ResolvedReferenceTypeDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.Delegate.Way;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.Types;
import dev.emissary.tools.text.Imports;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Chooses how to specify what is delegated: by the types of the components, to which the other interfaces are added
 * (EM-DEL-2), by an explicit list (EM-DEL-3), or by one that says which component serves what (EM-DEL-10).
 */
final class Header {
    private static final String SERIALIZABLE = "java.io.Serializable";

    private final DelegatingClass source;
    private final CanonicalConstructor constructor;
    /** The interfaces as a list has them, by the delegates that serve them. */
    private final Map<Delegate, String> delegated = new LinkedHashMap<>();

    private final Set<String> added = new LinkedHashSet<>();
    private final List<String> others = new ArrayList<>();

    Header(DelegatingClass source, CanonicalConstructor constructor) {
        this.source = source;
        this.constructor = constructor;
        boolean serializable = false;
        for (int index = 0; index < source.listed().size(); index++) {
            ClassOrInterfaceType written = source.declaration().getImplementedTypes(index);
            ResolvedReferenceType type = source.listed().get(index);
            Optional<Delegate> serving = source.delegates().stream()
                    .filter(delegate -> delegate.type().getQualifiedName().equals(type.getQualifiedName()))
                    .findFirst();
            if (serving.isPresent()) {
                boolean byShape = serving.get().way() == Way.SHAPE;
                delegated.put(serving.get(), byShape ? written(written) : written.getNameWithScope());
            } else {
                others.add(written(written));
                serializable |= isSerializable(type) && !isServed(type);
            }
        }
        for (Delegate delegate : source.delegates()) {
            if (!delegated.containsKey(delegate)) {
                delegated.put(delegate, mark(delegate.type()));
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

    private static boolean isSerializable(ResolvedReferenceType type) {
        return Types.ancestors(type).anyMatch(each -> each.getQualifiedName().equals(SERIALIZABLE));
    }

    /** Returns whether a component serves an interface; then listing it does not request serialization (EM-CLASS-5). */
    private boolean isServed(ResolvedReferenceType type) {
        return !type.getQualifiedName().equals(SERIALIZABLE)
                && constructor.components().stream().anyMatch(component -> Types.isSubtype(typeOf(component), type));
    }

    private static ResolvedType typeOf(Component component) {
        return component.variable().getType().resolve();
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

    /** Returns the interfaces that only the keyword form can list, since they have type arguments (EM-DEL-8). */
    List<Obstacle> obstacles() {
        return delegated.entrySet().stream()
                .filter(each ->
                        each.getKey().way() == Way.SHAPE && each.getValue().contains("<"))
                .map(each -> new Obstacle(
                        Reason.KEYWORD,
                        DelegatingClass.line(each.getKey().field()),
                        each.getKey().name() + " has only the methods of " + each.getValue()))
                .toList();
    }

    /** Returns the interfaces that a list has, by the names of the components; none if the components say the same. */
    Map<String, List<String>> listed() {
        Map<String, List<String>> listed = new LinkedHashMap<>();
        if (!constructor.components().stream().allMatch(this::saysItself)) {
            if (saysTo()) {
                constructor.components().forEach(component -> listed.put(component.name(), new ArrayList<>()));
            }
            delegated.forEach((delegate, type) -> listed.computeIfAbsent(delegate.name(), absent -> new ArrayList<>())
                    .add(type));
            listed.values().removeIf(List::isEmpty);
        }
        return listed;
    }

    /** Returns whether the list has to say which component serves what: another one could as well. */
    boolean saysTo() {
        return constructor.components().stream()
                .anyMatch(component -> source.delegates().stream()
                        .anyMatch(delegate ->
                                !delegate.name().equals(component.name()) && couldServe(typeOf(component), delegate)));
    }

    private static boolean couldServe(ResolvedType type, Delegate delegate) {
        return Types.isSubtype(type, delegate.type())
                || (delegate.way() != Way.TYPE
                        && delegate.methods().values().stream()
                                .anyMatch(
                                        method -> !Types.overloads(type, method).isEmpty()))
                || (delegate.way() == Way.SUPPLIER
                        && Types.ancestors(type)
                                .anyMatch(each -> each.getQualifiedName().equals(Types.SUPPLIER)));
    }

    /** Returns whether the type of a component is exactly the interface that is delegated to it. */
    private boolean saysItself(Component component) {
        return source.delegates().stream()
                .anyMatch(delegate -> delegate.name().equals(component.name())
                        && typeOf(component) instanceof ResolvedReferenceType type
                        && type.getQualifiedName().equals(delegate.type().getQualifiedName()));
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
