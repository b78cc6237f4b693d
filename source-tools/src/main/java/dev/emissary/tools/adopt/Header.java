package dev.emissary.tools.adopt;

import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.resolution.declarations.ResolvedReferenceTypeDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.Delegate.Way;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How an emissary specifies what is delegated: by the types of the components, to which the other interfaces are added
 * (EM-DEL-2), by an explicit list (EM-DEL-3), or by one that says which component serves what (EM-DEL-10). In its texts,
 * qualified names of types are marked by {@link Imports#mark}.
 *
 * @param listed the interfaces that a list has, by the components that serve them; none if their types say so
 * @param saysTo whether the list has to name the components, as another one could serve an interface as well
 * @param implemented the interfaces of the implements clause
 * @param added the binary names of the interfaces that become direct superinterfaces
 * @param obstacles the interfaces that only the keyword form can list, since they have type arguments (EM-DEL-8)
 */
record Header(
        Map<String, List<String>> listed,
        boolean saysTo,
        List<String> implemented,
        Set<String> added,
        List<Obstacle> obstacles) {
    private static final String SERIALIZABLE = "java.io.Serializable";

    /** Chooses the header of the emissary that a class becomes. */
    static Header of(DelegatingClass source, CanonicalConstructor constructor) {
        Map<String, ResolvedType> components = new LinkedHashMap<>();
        for (Component component : constructor.components()) {
            components.put(component.name(), component.variable().getType().resolve());
        }
        Map<Delegate, String> delegated = new LinkedHashMap<>();
        Set<String> added = new LinkedHashSet<>();
        List<String> others = new ArrayList<>();
        boolean serializable = false;
        for (int index = 0; index < source.listed().size(); index++) {
            ClassOrInterfaceType clause = source.declaration().getImplementedTypes(index);
            String written = clause.getTokenRange().orElseThrow().toString();
            ResolvedReferenceType type = source.listed().get(index);
            Optional<Delegate> serving = source.delegates().stream()
                    .filter(delegate -> isOf(type, delegate))
                    .findFirst();
            if (serving.isPresent()) {
                boolean byShape = serving.get().way() == Way.SHAPE;
                delegated.put(serving.get(), byShape ? written : clause.getNameWithScope());
            } else {
                others.add(written);
                // An interface that a component serves does not request serialization (EM-CLASS-5).
                serializable |= Types.ancestors(type)
                                .anyMatch(each -> each.getQualifiedName().equals(SERIALIZABLE))
                        && (type.getQualifiedName().equals(SERIALIZABLE)
                                || components.values().stream().noneMatch(each -> Types.isSubtype(each, type)));
            }
        }
        for (Delegate delegate : source.delegates()) {
            if (!delegated.containsKey(delegate)) {
                ResolvedReferenceTypeDeclaration type =
                        delegate.type().getTypeDeclaration().orElseThrow();
                delegated.put(delegate, Imports.mark(type.getPackageName(), type.getClassName()));
                added.add(binaryName(type));
            }
        }
        if (source.implemented().contains(SERIALIZABLE) && !serializable) {
            others.add(Imports.mark("java.io", "Serializable"));
            added.add(SERIALIZABLE);
        }
        boolean saysTo = components.entrySet().stream()
                .anyMatch(component -> source.delegates().stream()
                        .anyMatch(delegate -> !delegate.name().equals(component.getKey())
                                && couldServe(component.getValue(), delegate)));
        boolean typesSayIt = components.entrySet().stream()
                .allMatch(component -> source.delegates().stream()
                        .anyMatch(delegate -> delegate.name().equals(component.getKey())
                                && component.getValue() instanceof ResolvedReferenceType type
                                && isOf(type, delegate)));
        Map<String, List<String>> listed = typesSayIt ? Map.of() : listed(components.keySet(), delegated, saysTo);
        return new Header(listed, saysTo, others, added, obstacles(delegated));
    }

    private static Map<String, List<String>> listed(
            Set<String> components, Map<Delegate, String> delegated, boolean saysTo) {
        Map<String, List<String>> listed = new LinkedHashMap<>();
        if (saysTo) {
            components.forEach(name -> listed.put(name, new ArrayList<>()));
        }
        delegated.forEach((delegate, type) -> listed.computeIfAbsent(delegate.name(), absent -> new ArrayList<>())
                .add(type));
        listed.values().removeIf(List::isEmpty);
        return listed;
    }

    private static List<Obstacle> obstacles(Map<Delegate, String> delegated) {
        return delegated.entrySet().stream()
                .filter(each ->
                        each.getKey().way() == Way.SHAPE && each.getValue().contains("<"))
                .map(each -> new Obstacle(
                        Reason.KEYWORD,
                        each.getKey().field(),
                        each.getKey().name() + " has only the methods of " + each.getValue()))
                .toList();
    }

    private static boolean isOf(ResolvedReferenceType type, Delegate delegate) {
        return type.getQualifiedName().equals(delegate.type().getQualifiedName());
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

    /** Returns the name of a type as class files have it. */
    static String binaryName(ResolvedReferenceTypeDeclaration declaration) {
        String packageName = declaration.getPackageName();
        return (packageName.isEmpty() ? "" : packageName + ".")
                + declaration.getClassName().replace('.', '$');
    }
}
