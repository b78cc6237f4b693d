package dev.emissary.tools.adopt;

import com.github.javaparser.ast.AccessSpecifier;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.resolution.MethodUsage;
import com.github.javaparser.resolution.declarations.ResolvedMethodDeclaration;
import com.github.javaparser.resolution.declarations.ResolvedTypeParameterDeclaration;
import com.github.javaparser.resolution.types.ResolvedArrayType;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Erasures, signatures and the methods of interfaces. */
final class Types {
    /** The public methods of Object, which no emissary forwards (EM-FWD-2). */
    private static final Set<String> OF_OBJECT = Set.of("equals(java.lang.Object)", "hashCode()", "toString()");

    /** The type through which a component may serve an interface (EM-DEL-9). */
    static final String SUPPLIER = "java.util.function.Supplier";

    private Types() {}

    /** Returns the instance methods of an interface, including inherited ones, by signature. */
    static Map<String, InterfaceMethod> methods(ResolvedReferenceType type) {
        Map<String, InterfaceMethod> methods = new TreeMap<>();
        ancestors(type)
                .filter(Types::isInterface)
                .forEach(each -> each.getDeclaredMethods().forEach(usage -> addTo(methods, usage, each)));
        return methods;
    }

    /** Returns whether some methods are half of the abstract ones of an interface, or of all if none is abstract. */
    static boolean isHalf(Map<String, InterfaceMethod> methods, int number) {
        long required =
                methods.values().stream().filter(method -> !method.isDefault()).count();
        return number > 0 && 2L * number >= (required > 0 ? required : methods.size());
    }

    private static void addTo(Map<String, InterfaceMethod> methods, MethodUsage usage, ResolvedReferenceType type) {
        ResolvedMethodDeclaration declaration = usage.getDeclaration();
        if (declaration.isStatic() || declaration.accessSpecifier() == AccessSpecifier.PRIVATE) {
            return;
        }
        String signature = signature(usage, type);
        if (OF_OBJECT.contains(signature)) {
            return;
        }
        int last = declaration.getNumberOfParams() - 1;
        InterfaceMethod method = new InterfaceMethod(
                signature,
                usage.getName(),
                usage.getNoParams(),
                declaration.isDefaultMethod(),
                last >= 0 && declaration.getParam(last).isVariadic(),
                asMemberOf(type, usage.returnType()),
                usage.exceptionTypes(),
                declaration.getTypeParameters().stream()
                        .map(ResolvedTypeParameterDeclaration::getName)
                        .toList(),
                type.getQualifiedName());
        InterfaceMethod known = methods.get(signature);
        if (known == null || isBridge(known, method)) {
            methods.put(signature, method);
        }
    }

    private static String signature(MethodUsage usage, ResolvedReferenceType type) {
        return usage.getParamTypes().stream()
                .map(parameter -> erasure(asMemberOf(type, parameter)))
                .collect(Collectors.joining(",", usage.getName() + "(", ")"));
    }

    /** Returns a type with the type arguments of another; JavaParser itself leaves arrays as they are. */
    private static ResolvedType asMemberOf(ResolvedReferenceType type, ResolvedType declared) {
        return declared.isArray()
                ? new ResolvedArrayType(asMemberOf(type, declared.asArrayType().getComponentType()))
                : type.useThisTypeParametersOnTheGivenType(declared);
    }

    /** Returns whether a method of a class file is a bridge to another one of the same interface, with a narrower result. */
    private static boolean isBridge(InterfaceMethod method, InterfaceMethod other) {
        String result = erasure(method.returnType());
        String otherResult = erasure(other.returnType());
        return method.declaredBy().equals(other.declaredBy())
                && !result.equals(otherResult)
                && (result.equals("java.lang.Object")
                        || ancestors(other.returnType())
                                .anyMatch(
                                        ancestor -> ancestor.getQualifiedName().equals(result)));
    }

    /** Returns those of the methods of a class that implement the methods of an interface, by signature. */
    static Map<String, MethodDeclaration> declared(
            Map<String, InterfaceMethod> methods, List<MethodDeclaration> declarations) {
        Map<String, MethodDeclaration> declared = new LinkedHashMap<>();
        for (MethodDeclaration method : declarations) {
            // The types of its parameters are looked up only where they matter.
            boolean mayOverride = method.isPublic()
                    && methods.values().stream()
                            .anyMatch(inherited -> inherited.name().equals(method.getNameAsString())
                                    && inherited.arity()
                                            == method.getParameters().size());
            String signature = mayOverride ? signature(method) : "";
            if (methods.containsKey(signature)) {
                declared.put(signature, method);
            }
        }
        return declared;
    }

    /** Returns the signature of a declared method, in the form of {@link InterfaceMethod#signature}. */
    static String signature(MethodDeclaration method) {
        List<String> erasures = new ArrayList<>();
        for (Parameter parameter : method.getParameters()) {
            erasures.add(erasure(parameter.getType().resolve()) + (parameter.isVarArgs() ? "[]" : ""));
        }
        return method.getNameAsString() + "(" + String.join(",", erasures) + ")";
    }

    /** Returns the name of the erasure of a type. */
    static String erasure(ResolvedType type) {
        if (type.isArray()) {
            return erasure(type.asArrayType().getComponentType()) + "[]";
        }
        if (type.isTypeVariable()) {
            return type.asTypeParameter().getBounds().stream()
                    .filter(ResolvedTypeParameterDeclaration.Bound::isExtends)
                    .findFirst()
                    .map(bound -> erasure(bound.getType()))
                    .orElse("java.lang.Object");
        }
        if (type.isWildcard()) {
            return type.asWildcard().isExtends() ? erasure(type.asWildcard().getBoundedType()) : "java.lang.Object";
        }
        return type.isReferenceType() ? type.asReferenceType().getQualifiedName() : type.describe();
    }

    /** Returns a type and its supertypes; of a type variable, those of its bounds. */
    static Stream<ResolvedReferenceType> ancestors(ResolvedType type) {
        if (type.isTypeVariable()) {
            return type.asTypeParameter().getBounds().stream().flatMap(bound -> ancestors(bound.getType()));
        }
        return type.isReferenceType()
                ? Stream.concat(Stream.of(type.asReferenceType()), type.asReferenceType().getAllAncestors().stream())
                : Stream.empty();
    }

    /** Returns those types that no other one among them is below. */
    static List<ResolvedReferenceType> lowest(List<ResolvedReferenceType> types) {
        return types.stream()
                .filter(each -> types.stream()
                        .noneMatch(other ->
                                !other.getQualifiedName().equals(each.getQualifiedName()) && isSubtype(other, each)))
                .toList();
    }

    /** Returns whether the generic class or interface of a type is the same as another's or a subtype of it. */
    static boolean isSubtype(ResolvedType type, ResolvedReferenceType supertype) {
        return ancestors(type).anyMatch(ancestor -> ancestor.getQualifiedName().equals(supertype.getQualifiedName()));
    }

    /** Returns whether a type is that of unchecked exceptions. */
    static boolean isUnchecked(ResolvedType type) {
        return ancestors(type)
                .map(ResolvedReferenceType::getQualifiedName)
                .anyMatch(Set.of("java.lang.RuntimeException", "java.lang.Error")::contains);
    }

    /** Returns the signatures of a type's methods that have the name and the number of parameters of another one. */
    static Set<String> overloads(ResolvedType type, InterfaceMethod method) {
        return ancestors(type)
                .flatMap(each -> each.getDeclaredMethods().stream()
                        .filter(usage -> usage.getName().equals(method.name()) && usage.getNoParams() == method.arity())
                        .map(usage -> signature(usage, each)))
                .collect(Collectors.toSet());
    }

    /** Returns whether a type is an interface but not an annotation type. */
    static boolean isInterface(ResolvedReferenceType type) {
        return type.getTypeDeclaration()
                .map(declaration -> declaration.isInterface() && !declaration.isAnnotation())
                .orElse(false);
    }
}
