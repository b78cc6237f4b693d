package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.nodeTypes.NodeWithParameters;
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
import java.util.stream.Stream;

/** Finds the wrappers in a file. It resolves types only for classes that have the shape of one. */
public final class WrapperFinder {
    private final InterfaceMethods interfaceMethods = new InterfaceMethods();

    /** Returns whether a file has a class with the shape of a wrapper. */
    public static boolean hasShape(CompilationUnit unit) {
        return TypeBody.in(unit).stream()
                .anyMatch(body -> !body.supertypes().isEmpty()
                        && body.methods().stream()
                                .anyMatch(method -> PassedOn.of(method).isPresent()));
    }

    /** Returns the wrappers of a file, without the classes of which a type is not found. */
    public List<Wrapper> find(CompilationUnit unit) {
        List<Wrapper> found = new ArrayList<>();
        for (TypeBody body : TypeBody.in(unit)) {
            try {
                wrapper(body).ifPresent(found::add);
            } catch (RuntimeException | StackOverflowError | NoClassDefFoundError unresolved) {
                // DelegationFinder has told which type is not found.
            }
        }
        return found;
    }

    private Optional<Wrapper> wrapper(TypeBody body) {
        Map<Target, List<PassedOn>> byTarget = new LinkedHashMap<>();
        for (MethodDeclaration method : body.methods()) {
            PassedOn.of(method)
                    .ifPresent(call -> byTarget.computeIfAbsent(call.target(), absent -> new ArrayList<>())
                            .add(call));
        }
        if (byTarget.isEmpty() || body.supertypes().isEmpty()) {
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
            TypeBody body,
            Target target,
            Type written,
            List<PassedOn> calls,
            Map<String, ResolvedReferenceType> implemented) {
        Optional<ResolvedReferenceType> type = reference(written.resolve());
        if (type.isEmpty() || implemented.isEmpty()) {
            return List.of();
        }
        Set<String> ofDelegate = new LinkedHashSet<>();
        ancestors(type.get()).forEach(each -> ofDelegate.add(each.getQualifiedName()));
        List<ResolvedReferenceType> common = implemented.values().stream()
                .filter(each -> ofDelegate.contains(each.getQualifiedName()))
                .toList();
        return common.stream()
                .filter(each -> common.stream().noneMatch(other -> isBelow(other, each)))
                .map(through -> wrapper(body, target, type.get(), through, calls))
                .toList();
    }

    static boolean isBelow(ResolvedReferenceType type, ResolvedReferenceType other) {
        return !type.getQualifiedName().equals(other.getQualifiedName()) && Types.isSubtype(type, other);
    }

    private Wrapper wrapper(
            TypeBody body,
            Target target,
            ResolvedReferenceType type,
            ResolvedReferenceType through,
            List<PassedOn> calls) {
        Map<String, InterfaceMethod> methods = interfaceMethods.of(through);
        Map<String, MethodDeclaration> declared = Types.declared(methods, body.methods());
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
    static Map<String, ResolvedReferenceType> implemented(TypeBody body) {
        Map<String, ResolvedReferenceType> byName = new LinkedHashMap<>();
        for (ClassOrInterfaceType supertype : body.supertypes()) {
            reference(supertype.resolve()).stream()
                    .flatMap(WrapperFinder::ancestors)
                    .filter(Types::isInterface)
                    .forEach(type -> byName.putIfAbsent(type.getQualifiedName(), type));
        }
        return byName;
    }

    /** Returns a type and its supertypes. */
    public static Stream<ResolvedReferenceType> ancestors(ResolvedReferenceType type) {
        return Stream.concat(Stream.of(type), type.getAllAncestors().stream());
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
    private static Optional<Type> typeOf(TypeBody body, Target target) {
        Optional<Type> type = target instanceof Target.Accessor accessor
                ? accessor(body, accessor.name())
                : body.field(target.name())
                        .map(VariableDeclarator::getType)
                        .or(() -> body.component(target.name()))
                        .or(() -> isLocal(body) ? captured(body.node(), target.name()) : Optional.empty());
        return type.filter(Type::isClassOrInterfaceType);
    }

    private static boolean isLocal(TypeBody body) {
        return body.node() instanceof ClassOrInterfaceDeclaration declaration && declaration.isLocalClassDeclaration();
    }

    private static Optional<Type> accessor(TypeBody body, String name) {
        return body.methods().stream()
                .filter(method -> method.getNameAsString().equals(name)
                        && method.getParameters().isEmpty()
                        && !method.isStatic())
                .map(MethodDeclaration::getType)
                .findFirst();
    }

    /** Returns the type of a variable around a class: a local one, a parameter, or a field. */
    private static Optional<Type> captured(Node node, String name) {
        Optional<Node> around = node.getParentNode();
        while (around.isPresent()) {
            Optional<Type> type = declaredIn(around.get(), name);
            if (type.isPresent()) {
                return type;
            }
            around = around.get().getParentNode();
        }
        return Optional.empty();
    }

    private static Optional<Type> declaredIn(Node node, String name) {
        if (TypeBody.isBody(node)) {
            return TypeBody.fieldOf(node, name).map(VariableDeclarator::getType);
        }
        if (node instanceof NodeWithParameters<?> method) {
            Optional<Type> parameter = method.getParameters().stream()
                    .filter(each -> each.getNameAsString().equals(name))
                    .map(Parameter::getType)
                    .findFirst();
            return parameter.or(() -> local(node, name));
        }
        return Optional.empty();
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
