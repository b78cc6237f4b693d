package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.NodeWithImplements;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the records and enums that delegate by hand: a component or a field has an interface that they implement. */
public final class RecordsAndEnums {
    private RecordsAndEnums() {}

    /** Returns the records and enums that have an interface and a method with the shape of a forwarder. */
    public static List<TypeDeclaration<?>> candidates(CompilationUnit unit) {
        return Stream.<TypeDeclaration<?>>concat(
                        unit.findAll(RecordDeclaration.class).stream(), unit.findAll(EnumDeclaration.class).stream())
                .filter(type -> !interfaces(type).isEmpty())
                .filter(type -> type.getMethods().stream()
                        .anyMatch(method -> Forwarding.target(method)
                                .filter(fields(type)::containsKey)
                                .isPresent()))
                .toList();
    }

    /** Returns whether a candidate only forwards at least half of the methods of an interface to a field. */
    public static boolean isMostlyForwarding(TypeDeclaration<?> type) {
        Set<String> implemented = interfaces(type).stream()
                .map(listed -> listed.resolve().asReferenceType())
                .flatMap(listed -> Stream.concat(Stream.of(listed), listed.getAllAncestors().stream()))
                .map(ResolvedReferenceType::getQualifiedName)
                .collect(Collectors.toSet());
        return fields(type).entrySet().stream().anyMatch(field -> {
            ResolvedType fieldType = field.getValue().resolve();
            return fieldType.isReferenceType()
                    && Types.isInterface(fieldType.asReferenceType())
                    && implemented.contains(fieldType.asReferenceType().getQualifiedName())
                    && isMostlyForwarding(type, field.getKey(), Types.methods(fieldType.asReferenceType()));
        });
    }

    private static boolean isMostlyForwarding(
            TypeDeclaration<?> type, String field, Map<String, InterfaceMethod> methods) {
        long forwarders = type.getMethods().stream()
                .filter(MethodDeclaration::isPublic)
                .filter(method ->
                        Forwarding.target(method).filter(field::equals).isPresent()
                                && methods.containsKey(Types.signature(method)))
                .count();
        long required =
                methods.values().stream().filter(method -> !method.isDefault()).count();
        return forwarders > 0 && 2 * forwarders >= required;
    }

    private static List<ClassOrInterfaceType> interfaces(TypeDeclaration<?> type) {
        return ((NodeWithImplements<?>) type).getImplementedTypes();
    }

    private static Map<String, Type> fields(TypeDeclaration<?> type) {
        Map<String, Type> fields = new LinkedHashMap<>();
        if (type instanceof RecordDeclaration declaration) {
            declaration
                    .getParameters()
                    .forEach(component -> fields.put(component.getNameAsString(), component.getType()));
        }
        type.getFields().stream()
                .filter(field -> !field.isStatic())
                .flatMap(field -> field.getVariables().stream())
                .forEach(variable -> fields.put(variable.getNameAsString(), variable.getType()));
        return fields;
    }
}
