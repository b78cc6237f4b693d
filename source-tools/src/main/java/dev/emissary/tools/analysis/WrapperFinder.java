package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.nodeTypes.NodeWithParameters;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.emissary.tools.analysis.PassedOn.Target;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the wrappers in a file. It resolves types only for classes that have the shape of one. */
public final class WrapperFinder {
    private final InterfaceMethods interfaceMethods = new InterfaceMethods();

    /** Returns whether a file has a class with the shape of a wrapper. */
    public static boolean hasShape(CompilationUnit unit) {
        return TypeBody.classesIn(unit).stream()
                .anyMatch(body -> !TypeBody.supertypes(body).isEmpty()
                        && body.getMethods().stream()
                                .anyMatch(method -> PassedOn.of(method).isPresent()));
    }

    /** Returns the wrappers of a file, without the classes of which a type is not found. */
    public List<Wrapper> find(CompilationUnit unit) {
        List<Wrapper> found = new ArrayList<>();
        for (TypeDeclaration<?> body : TypeBody.classesIn(unit)) {
            try {
                wrapper(body).ifPresent(found::add);
            } catch (RuntimeException | StackOverflowError | NoClassDefFoundError unresolved) {
                // DelegationFinder has told which type is not found.
            }
        }
        return found;
    }

    private Optional<Wrapper> wrapper(TypeDeclaration<?> body) {
        Map<Target, List<PassedOn>> byTarget = PassedOn.byTarget(body.getMethods());
        if (byTarget.isEmpty() || TypeBody.supertypes(body).isEmpty()) {
            return Optional.empty();
        }
        List<Wrapper> possible = new ArrayList<>();
        Map<String, ResolvedReferenceType> implemented = null;
        for (Map.Entry<Target, List<PassedOn>> calls : byTarget.entrySet()) {
            Optional<Type> written = typeOf(body, calls.getKey());
            if (written.isPresent()) {
                implemented = implemented == null ? implemented(body) : implemented;
                possible.addAll(wrappers(body, calls.getKey(), written.get(), calls.getValue(), implemented));
            }
        }
        return possible.stream()
                .filter(Wrapper::isWrapping)
                .min(Comparator.comparing((Wrapper wrapper) -> !wrapper.isPlain())
                        .thenComparing(wrapper -> !wrapper.isOfTheInterface())
                        .thenComparing(wrapper -> -wrapper.plain().size()));
    }

    private List<Wrapper> wrappers(
            TypeDeclaration<?> body,
            Target target,
            Type written,
            List<PassedOn> calls,
            Map<String, ResolvedReferenceType> implemented) {
        Optional<ResolvedReferenceType> type = reference(written.resolve());
        if (type.isEmpty() || implemented.isEmpty()) {
            return List.of();
        }
        Set<String> ofDelegate = Types.ancestors(type.get())
                .map(ResolvedReferenceType::getQualifiedName)
                .collect(Collectors.toSet());
        List<ResolvedReferenceType> common = implemented.values().stream()
                .filter(each -> ofDelegate.contains(each.getQualifiedName()))
                .toList();
        return Types.lowest(common).stream()
                .map(through -> wrapper(body, target, type.get(), through, calls))
                .toList();
    }

    private Wrapper wrapper(
            TypeDeclaration<?> body,
            Target target,
            ResolvedReferenceType type,
            ResolvedReferenceType through,
            List<PassedOn> calls) {
        Map<String, InterfaceMethod> methods = interfaceMethods.of(through);
        Map<String, MethodDeclaration> declared = Types.declared(methods, body.getMethods());
        Set<String> plain = new LinkedHashSet<>();
        Set<String> around = new LinkedHashSet<>();
        declared.forEach((signature, method) ->
                passedOn(method, calls).ifPresent(call -> (call.alone() ? plain : around).add(signature)));
        return new Wrapper(body, target, type, through, methods, declared, plain, around);
    }

    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private static Optional<PassedOn> passedOn(MethodDeclaration method, List<PassedOn> calls) {
        return calls.stream().filter(call -> call.method() == method).findFirst();
    }

    /** Returns the interfaces that a class implements, as it implements them, by name. */
    static Map<String, ResolvedReferenceType> implemented(TypeDeclaration<?> body) {
        Map<String, ResolvedReferenceType> byName = new LinkedHashMap<>();
        for (ClassOrInterfaceType supertype : TypeBody.supertypes(body)) {
            reference(supertype.resolve()).stream()
                    .flatMap(Types::ancestors)
                    .filter(Types::isInterface)
                    .forEach(type -> byName.putIfAbsent(type.getQualifiedName(), type));
        }
        return byName;
    }

    /** Returns a class or interface, or what bounds a type variable. */
    static Optional<ResolvedReferenceType> reference(ResolvedType type) {
        if (type.isTypeVariable()) {
            return type.asTypeParameter().getBounds().stream()
                    .filter(bound -> bound.isExtends())
                    .findFirst()
                    .flatMap(bound -> reference(bound.getType()));
        }
        return type.isReferenceType() ? Optional.of(type.asReferenceType()) : Optional.empty();
    }

    /** Returns the type of a target as its declaration in the same file has it, unless that is inferred. */
    private static Optional<Type> typeOf(TypeDeclaration<?> body, Target target) {
        boolean isLocal = body.getParentNode().orElse(null) instanceof LocalClassDeclarationStmt;
        Optional<Type> type = target instanceof Target.Accessor accessor
                ? accessor(body, accessor.name())
                : TypeBody.fieldOf(body, target.name())
                        .map(VariableDeclarator::getType)
                        .or(() -> component(body, target.name()))
                        .or(() -> isLocal ? captured(body, target.name()) : Optional.empty());
        return type.filter(Type::isClassOrInterfaceType);
    }

    private static Optional<Type> component(Node node, String name) {
        return node instanceof NodeWithParameters<?> declaration
                ? declaration.getParameterByName(name).map(Parameter::getType)
                : Optional.empty();
    }

    private static Optional<Type> accessor(TypeDeclaration<?> body, String name) {
        return body.getMethods().stream()
                .filter(method -> method.getNameAsString().equals(name)
                        && method.getParameters().isEmpty()
                        && !method.isStatic())
                .map(MethodDeclaration::getType)
                .findFirst();
    }

    /** Returns the type of a variable around a class: a local one, a parameter, or a field. */
    private static Optional<Type> captured(Node node, String name) {
        return TypeBody.parents(node)
                .flatMap(around -> declaredIn(around, name).stream())
                .findFirst();
    }

    private static Optional<Type> declaredIn(Node node, String name) {
        if (TypeBody.isBody(node)) {
            return TypeBody.fieldOf(node, name).map(VariableDeclarator::getType);
        }
        return node instanceof NodeWithParameters<?>
                ? component(node, name).or(() -> local(node, name))
                : Optional.empty();
    }

    private static Optional<Type> local(Node method, String name) {
        return method
                .findAll(
                        VariableDeclarator.class,
                        variable -> variable.getNameAsString().equals(name)
                                && !(variable.getParentNode().orElse(null) instanceof FieldDeclaration))
                .stream()
                .map(VariableDeclarator::getType)
                .findFirst();
    }
}
