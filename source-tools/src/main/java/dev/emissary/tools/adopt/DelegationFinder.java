package dev.emissary.tools.adopt;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.resolution.SymbolResolver;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.emissary.tools.adopt.Delegate.Way;
import dev.emissary.tools.adopt.PassedOn.Target;
import dev.emissary.tools.source.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds delegating classes of which at least half of the methods of one delegate are only forwarded. It resolves types
 * only for classes with a field and a method that has the shape of a forwarder to it.
 */
final class DelegationFinder {
    private final SymbolResolver solver;
    /** The methods of interfaces, each looked up once. */
    private final Map<String, Map<String, InterfaceMethod>> methods = new HashMap<>();

    /**
     * Methods that forward to one field in one way.
     *
     * @param field the field
     * @param isSupplied whether it supplies what they call
     */
    private record Forwarding(VariableDeclarator field, boolean isSupplied, List<MethodDeclaration> methods) {}

    DelegationFinder(SymbolResolver solver) {
        this.solver = solver;
    }

    /** Returns the delegating classes of a file; unresolved types are reported as problems. */
    List<DelegatingClass> find(Path file, CompilationUnit unit, Consumer<Problem> problems) {
        unit.setData(Node.SYMBOL_RESOLVER_KEY, solver);
        List<DelegatingClass> found = new ArrayList<>();
        for (ClassOrInterfaceDeclaration declaration : unit.findAll(ClassOrInterfaceDeclaration.class)) {
            try {
                examine(file, declaration).ifPresent(found::add);
            } catch (RuntimeException | StackOverflowError | NoClassDefFoundError failure) {
                String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
                problems.accept(new Problem(
                        file,
                        DelegatingClass.line(declaration),
                        "a type that " + declaration.getNameAsString() + " needs is not found: "
                                + message.lines().findFirst().orElse("")));
            }
        }
        return found;
    }

    private Optional<DelegatingClass> examine(Path file, ClassOrInterfaceDeclaration declaration) {
        List<ClassOrInterfaceType> supertypes = new ArrayList<>(declaration.getImplementedTypes());
        supertypes.addAll(declaration.getExtendedTypes());
        List<Forwarding> forwarding = forwarding(declaration);
        if (declaration.isInterface() || supertypes.isEmpty() || forwarding.isEmpty()) {
            return Optional.empty();
        }
        List<ResolvedReferenceType> listed = declaration.getImplementedTypes().stream()
                .map(type -> type.resolve().asReferenceType())
                .toList();
        Set<String> implemented = supertypes.stream()
                .flatMap(type -> Types.ancestors(type.resolve()))
                .filter(Types::isInterface)
                .map(ResolvedReferenceType::getQualifiedName)
                .collect(Collectors.toSet());
        List<Delegate> delegates = new ArrayList<>();
        for (Forwarding each : forwarding) {
            ResolvedType type = each.field().getType().resolve();
            Way way = each.isSupplied() ? Way.SUPPLIER : Way.TYPE;
            List<ResolvedReferenceType> types = Types.lowest(Types.ancestors(type)
                    .flatMap(ancestor -> each.isSupplied() ? supplied(ancestor) : Stream.of(ancestor))
                    .filter(ancestor ->
                            Types.isInterface(ancestor) && implemented.contains(ancestor.getQualifiedName()))
                    .toList());
            types.forEach(
                    served -> delegate(declaration, each, type, way, served).ifPresent(delegates::add));
            if (!each.isSupplied()) {
                listed.stream()
                        .filter(shape -> !Types.isSubtype(type, shape)
                                && types.stream().noneMatch(other -> Types.isSubtype(shape, other)))
                        .forEach(shape -> delegate(declaration, each, type, Way.SHAPE, shape)
                                .ifPresent(delegates::add));
            }
        }
        return Optional.of(new DelegatingClass(file, declaration, delegates, listed, implemented))
                .filter(found -> delegates.stream()
                        .anyMatch(each ->
                                Types.isHalf(each.methods(), each.forwarders().size())));
    }

    /** Returns the supertypes of what a type supplies, if it is Supplier. */
    private static Stream<ResolvedReferenceType> supplied(ResolvedReferenceType type) {
        if (!type.getQualifiedName().equals(Types.SUPPLIER) || type.isRawType()) {
            return Stream.empty();
        }
        ResolvedType argument = type.typeParametersValues().get(0);
        boolean extended = argument.isWildcard() && argument.asWildcard().isExtends();
        return Types.ancestors(extended ? argument.asWildcard().getBoundedType() : argument);
    }

    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private Optional<Delegate> delegate(
            ClassOrInterfaceDeclaration declaration,
            Forwarding forwarding,
            ResolvedType fieldType,
            Way way,
            ResolvedReferenceType type) {
        // Two type variables of one name may have different erasures.
        String key = type.describe()
                + type.typeParametersValues().stream().map(Types::erasure).toList();
        Map<String, InterfaceMethod> ofType = methods.computeIfAbsent(key, absent -> Types.methods(type));
        Map<String, MethodDeclaration> declared = Types.declared(ofType, declaration.getMethods());
        Map<String, MethodDeclaration> forwarders = new LinkedHashMap<>(declared);
        forwarders.values().removeIf(method -> forwarding.methods().stream().noneMatch(each -> each == method));
        return forwarders.isEmpty()
                ? Optional.empty()
                : Optional.of(new Delegate(forwarding.field(), fieldType, way, type, ofType, declared, forwarders));
    }

    /** Returns the instance fields of a class that its methods forward to, with those methods. */
    private static List<Forwarding> forwarding(ClassOrInterfaceDeclaration declaration) {
        List<PassedOn> passedOn = declaration.getMethods().stream()
                .flatMap(method -> PassedOn.of(method).stream())
                .toList();
        List<Forwarding> found = new ArrayList<>();
        Map<String, Target> getters = passedOn.isEmpty() ? Map.of() : getters(declaration);
        for (FieldDeclaration fields : declaration.getFields()) {
            for (VariableDeclarator field : fields.getVariables()) {
                for (boolean supplied : new boolean[] {false, true}) {
                    Target self = new Target(field.getNameAsString(), false, supplied);
                    List<MethodDeclaration> methods = passedOn.stream()
                            .filter(each -> reached(each.target(), getters).equals(self))
                            .map(PassedOn::method)
                            .toList();
                    if (!methods.isEmpty()
                            && !fields.isStatic()
                            && field.getType().isClassOrInterfaceType()) {
                        found.add(new Forwarding(field, supplied, methods));
                    }
                }
            }
        }
        return found;
    }

    /** Returns the methods that do nothing but return a field, or what it supplies, and that no subclass changes. */
    private static Map<String, Target> getters(ClassOrInterfaceDeclaration declaration) {
        Map<String, Target> getters = new HashMap<>();
        for (MethodDeclaration method : declaration.getMethods()) {
            if ((method.isPrivate() || method.isFinal() || declaration.isFinal())
                    && method.getParameters().isEmpty()
                    && method.getTypeParameters().isEmpty()
                    && !method.isStatic()
                    && !method.isSynchronized()) {
                method.getBody()
                        .flatMap(body -> PassedOn.only(body, false))
                        .flatMap(Target::of)
                        .filter(target -> !target.isCall())
                        .ifPresent(target -> getters.put(method.getNameAsString(), target));
            }
        }
        return getters;
    }

    /** Returns what is behind a getter. */
    private static Target reached(Target target, Map<String, Target> getters) {
        Target behind = target.isCall() ? getters.get(target.name()) : null;
        return behind == null || (behind.isSupplied() && target.isSupplied())
                ? target
                : new Target(behind.name(), false, behind.isSupplied() || target.isSupplied());
    }
}
