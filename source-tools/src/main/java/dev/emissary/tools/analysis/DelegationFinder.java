package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.resolution.SymbolResolver;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.emissary.tools.analysis.Delegate.Way;
import dev.emissary.tools.analysis.PassedOn.Target;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Finds delegating classes. It resolves types only for classes that have the shape of one. */
public final class DelegationFinder {
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

    /** Creates a finder that resolves types with a solver. */
    public DelegationFinder(SymbolResolver solver) {
        this.solver = solver;
    }

    /** Returns the classes that have a field and a method with the shape of a forwarder to it. */
    private static List<ClassOrInterfaceDeclaration> candidates(CompilationUnit unit) {
        return unit.findAll(
                ClassOrInterfaceDeclaration.class,
                declaration -> !declaration.isInterface()
                        && (declaration.getImplementedTypes().isNonEmpty()
                                || declaration.getExtendedTypes().isNonEmpty())
                        && !forwarding(declaration).isEmpty());
    }

    /** Returns the delegating classes among the candidates of a file; unresolved types are reported as problems. */
    public List<DelegatingClass> find(SourceFile file, CompilationUnit unit, Consumer<Problem> problems) {
        unit.setData(Node.SYMBOL_RESOLVER_KEY, solver);
        List<DelegatingClass> found = new ArrayList<>();
        for (ClassOrInterfaceDeclaration declaration : candidates(unit)) {
            try {
                examine(file, declaration).ifPresent(found::add);
            } catch (RuntimeException | StackOverflowError | NoClassDefFoundError failure) {
                String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
                problems.accept(new Problem(
                        file.displayName(),
                        DelegatingClass.line(declaration),
                        "a type that " + declaration.getNameAsString() + " needs is not found: "
                                + message.lines().findFirst().orElse("")));
            }
        }
        return found;
    }

    private Optional<DelegatingClass> examine(SourceFile file, ClassOrInterfaceDeclaration declaration) {
        List<ResolvedReferenceType> listed = declaration.getImplementedTypes().stream()
                .map(type -> type.resolve().asReferenceType())
                .toList();
        Map<String, ResolvedReferenceType> implemented = new LinkedHashMap<>();
        Stream.concat(declaration.getImplementedTypes().stream(), declaration.getExtendedTypes().stream())
                .flatMap(type -> Types.ancestors(type.resolve()))
                .filter(Types::isInterface)
                .forEach(type -> implemented.putIfAbsent(type.getQualifiedName(), type));
        List<Delegate> delegates = new ArrayList<>();
        for (Forwarding each : forwarding(declaration)) {
            ResolvedType type = each.field().getType().resolve();
            Way way = each.isSupplied() ? Way.SUPPLIER : Way.TYPE;
            Stream<ResolvedReferenceType> supertypes = Types.ancestors(type)
                    .flatMap(ancestor -> each.isSupplied() ? supplied(ancestor) : Stream.of(ancestor));
            List<ResolvedReferenceType> types = Types.lowest(supertypes
                    .filter(ancestor ->
                            Types.isInterface(ancestor) && implemented.containsKey(ancestor.getQualifiedName()))
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
        return delegates.isEmpty()
                ? Optional.empty()
                : Optional.of(new DelegatingClass(file, declaration, delegates, listed, implemented.keySet()));
    }

    /** Returns the supertypes of what a type supplies, if it is Supplier. */
    private static Stream<ResolvedReferenceType> supplied(ResolvedReferenceType type) {
        if (!type.getQualifiedName().equals(Types.SUPPLIER) || type.isRawType()) {
            return Stream.empty();
        }
        ResolvedType argument = type.typeParametersValues().get(0);
        return argument.isWildcard()
                ? argument.asWildcard().isExtends()
                        ? Types.ancestors(argument.asWildcard().getBoundedType())
                        : Stream.empty()
                : Types.ancestors(argument);
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
        Map<String, InterfaceMethod> ofType = methods.get(key);
        if (ofType == null) {
            ofType = Types.methods(type);
            methods.put(key, ofType);
        }
        Map<String, MethodDeclaration> declared = Types.declared(ofType, declaration.getMethods());
        Map<String, MethodDeclaration> forwarders = new LinkedHashMap<>(declared);
        forwarders.values().removeIf(method -> forwarding.methods().stream().noneMatch(each -> each == method));
        return forwarders.isEmpty()
                ? Optional.empty()
                : Optional.of(new Delegate(forwarding.field(), fieldType, way, type, ofType, declared, forwarders));
    }

    /** Returns the instance fields of a class that its methods forward to, with those methods. */
    private static List<Forwarding> forwarding(ClassOrInterfaceDeclaration declaration) {
        Map<Target, List<MethodDeclaration>> byTarget = new LinkedHashMap<>();
        for (PassedOn each : PassedOn.among(declaration.getMethods())) {
            if (each.method().isPublic()) {
                byTarget.computeIfAbsent(each.target(), absent -> new ArrayList<>())
                        .add(each.method());
            }
        }
        List<Forwarding> found = new ArrayList<>();
        Map<String, Target> getters = byTarget.isEmpty() ? Map.of() : getters(declaration);
        for (FieldDeclaration fields : declaration.getFields()) {
            for (VariableDeclarator field : fields.getVariables()) {
                for (boolean supplied : new boolean[] {false, true}) {
                    Target self = new Target(field.getNameAsString(), false, supplied);
                    List<MethodDeclaration> methods = byTarget.entrySet().stream()
                            .filter(each -> reached(each.getKey(), getters).equals(self))
                            .flatMap(each -> each.getValue().stream())
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
