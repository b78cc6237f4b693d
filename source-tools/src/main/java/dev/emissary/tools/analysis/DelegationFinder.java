package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.resolution.SymbolResolver;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.emissary.tools.analysis.PassedOn.Target;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds delegating classes. It resolves types only for classes that have the shape of one. */
public final class DelegationFinder {
    private final SymbolResolver solver;
    private final InterfaceMethods interfaceMethods = new InterfaceMethods();

    /** Creates a finder that resolves types with a solver. */
    public DelegationFinder(SymbolResolver solver) {
        this.solver = solver;
    }

    /** Returns whether a file has a class with the shape of a delegating one. */
    public boolean hasCandidates(CompilationUnit unit) {
        return !candidates(unit).isEmpty();
    }

    /** Returns the classes that have a field and a method with the shape of a forwarder to it. */
    private List<ClassOrInterfaceDeclaration> candidates(CompilationUnit unit) {
        return unit.findAll(
                ClassOrInterfaceDeclaration.class,
                declaration -> !declaration.isInterface()
                        && (!declaration.getImplementedTypes().isEmpty()
                                || !declaration.getExtendedTypes().isEmpty())
                        && !byField(declaration).isEmpty());
    }

    /** Returns the delegating classes among the candidates of a file; unresolved types are reported as problems. */
    public List<DelegatingClass> find(SourceFile file, CompilationUnit unit, Consumer<Problem> problems) {
        unit.setData(Node.SYMBOL_RESOLVER_KEY, solver);
        List<DelegatingClass> found = new ArrayList<>();
        for (ClassOrInterfaceDeclaration declaration : candidates(unit)) {
            try {
                examine(file, declaration).ifPresent(found::add);
            } catch (RuntimeException | StackOverflowError | NoClassDefFoundError failure) {
                problems.accept(new Problem(
                        file.displayName(),
                        DelegatingClass.line(declaration),
                        "a type that " + declaration.getNameAsString() + " needs is not found: " + firstLine(failure)));
            }
        }
        return found;
    }

    private static String firstLine(Throwable failure) {
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return message.lines().findFirst().orElse("");
    }

    private Optional<DelegatingClass> examine(SourceFile file, ClassOrInterfaceDeclaration declaration) {
        List<ResolvedReferenceType> listed = new ArrayList<>();
        for (ClassOrInterfaceType type : declaration.getImplementedTypes()) {
            listed.add(type.resolve().asReferenceType());
        }
        Set<String> implemented = implemented(declaration);
        List<Delegate> delegates = new ArrayList<>();
        byField(declaration).forEach((field, methods) -> {
            ResolvedType type = field.getType().resolve();
            for (ResolvedReferenceType each : type.isReferenceType()
                    ? served(type.asReferenceType(), implemented)
                    : List.<ResolvedReferenceType>of()) {
                delegate(declaration, field, each, methods).ifPresent(delegates::add);
            }
        });
        return delegates.isEmpty()
                ? Optional.empty()
                : Optional.of(new DelegatingClass(file, declaration, delegates, listed, implemented));
    }

    /** Returns the names of the interfaces that a class implements. */
    private static Set<String> implemented(ClassOrInterfaceDeclaration declaration) {
        return Stream.concat(declaration.getImplementedTypes().stream(), declaration.getExtendedTypes().stream())
                .map(ClassOrInterfaceType::resolve)
                .filter(ResolvedType::isReferenceType)
                .flatMap(type -> Types.ancestors(type.asReferenceType()))
                .filter(Types::isInterface)
                .map(ResolvedReferenceType::getQualifiedName)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns the interfaces of a class that a field of a type serves, but none that another of them extends. */
    private static List<ResolvedReferenceType> served(ResolvedReferenceType type, Set<String> implemented) {
        return Types.lowest(Types.ancestors(type)
                .filter(ancestor -> Types.isInterface(ancestor) && implemented.contains(ancestor.getQualifiedName()))
                .toList());
    }

    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private Optional<Delegate> delegate(
            ClassOrInterfaceDeclaration declaration,
            VariableDeclarator field,
            ResolvedReferenceType type,
            List<MethodDeclaration> forwarding) {
        Map<String, InterfaceMethod> methods = interfaceMethods.of(type);
        Map<String, MethodDeclaration> declared = Types.declared(methods, declaration.getMethods());
        Map<String, MethodDeclaration> forwarders = new LinkedHashMap<>(declared);
        forwarders.values().removeIf(method -> forwarding.stream().noneMatch(each -> each == method));
        return forwarders.isEmpty()
                ? Optional.empty()
                : Optional.of(new Delegate(field, type, methods, declared, forwarders));
    }

    /** Returns the instance fields of a class that its methods forward to, with those methods. */
    private Map<VariableDeclarator, List<MethodDeclaration>> byField(ClassOrInterfaceDeclaration declaration) {
        Map<Target, List<PassedOn>> byTarget = PassedOn.byTarget(declaration.getMethods());
        Map<VariableDeclarator, List<MethodDeclaration>> found = new LinkedHashMap<>();
        for (FieldDeclaration fields : declaration.getFields()) {
            for (VariableDeclarator field : fields.getVariables()) {
                List<MethodDeclaration> forwarding = targets(declaration, field)
                        .flatMap(target -> byTarget.getOrDefault(target, List.of()).stream())
                        .filter(call -> call.method().isPublic())
                        .map(PassedOn::method)
                        .toList();
                if (!forwarding.isEmpty()
                        && !fields.isStatic()
                        && field.getType().isClassOrInterfaceType()) {
                    found.put(field, forwarding);
                }
            }
        }
        return found;
    }

    /** Returns the ways in which a method may reach a field. */
    private Stream<Target> targets(ClassOrInterfaceDeclaration declaration, VariableDeclarator field) {
        Stream<Target> getters = declaration.getMethods().stream()
                .filter(method -> (method.isPrivate() || method.isFinal() || declaration.isFinal())
                        && method.getParameters().isEmpty()
                        && method.getTypeParameters().isEmpty()
                        && !method.isStatic()
                        && !method.isSynchronized()
                        && method.getType().equals(field.getType())
                        && method.getBody().filter(body -> returns(body, field)).isPresent())
                .map(method -> new Target.Accessor(method.getNameAsString()));
        return Stream.concat(Stream.of(new Target.Variable(field.getNameAsString())), getters);
    }

    /** Returns whether a body does nothing but return a field. */
    private static boolean returns(BlockStmt body, VariableDeclarator field) {
        String name = field.getNameAsString();
        return body.getStatements().size() == 1
                && body.getStatement(0) instanceof ReturnStmt returned
                && returned.getExpression()
                        .map(value -> PassedOn.bare(value).toString())
                        .filter(value -> value.equals(name) || value.equals("this." + name))
                        .isPresent();
    }
}
