package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.type.ReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The forwarders of a class that go, as the compiler writes the same (EM-FWD-1 to EM-FWD-7), and those that remain.
 *
 * @param delegates the delegates of whose forwarders some go
 * @param removed the forwarders that the compiler generates from now on
 * @param remarks why each other forwarder stays
 * @param obstacles each of the methods that stay, if too many do
 */
record Forwarders(
        List<Delegate> delegates, List<MethodDeclaration> removed, List<String> remarks, List<Obstacle> obstacles) {

    /** Annotations that do not affect a call, or that the compiler copies from the interface. */
    private static final Set<String> IGNORED_ANNOTATIONS = Set.of(
            "Override", "SuppressWarnings", "Deprecated", "Nullable", "NonNull", "NotNull", "Nonnull", "CheckForNull");

    /**
     * Returns the methods of a class.
     *
     * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary
     * @param different forwarders of which the compiler is known to generate different ones, with what differs
     */
    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    static Forwarders of(DelegatingClass source, boolean sealSelfReturns, Map<MethodDeclaration, String> different) {
        List<Delegate> delegates = new ArrayList<>();
        List<MethodDeclaration> removed = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        List<Obstacle> staying = new ArrayList<>();
        boolean half = false;
        for (Delegate delegate : source.delegates()) {
            int plain = 0;
            for (Map.Entry<String, MethodDeclaration> forwarder :
                    delegate.forwarders().entrySet()) {
                MethodDeclaration method = forwarder.getValue();
                Optional<String> kept = different.containsKey(method)
                        ? Optional.of(different.get(method))
                        : reasonToKeep(source, delegate, forwarder.getKey());
                boolean leaks = kept.isEmpty() && !sealSelfReturns && isSealed(source, delegate, forwarder.getKey());
                if (kept.isEmpty() && !leaks) {
                    plain++;
                    // Two interfaces of one field may have the same method.
                    if (removed.stream().noneMatch(each -> each == method)) {
                        removed.add(method);
                    }
                } else {
                    int line = DelegatingClass.line(method.getName());
                    String name = method.getNameAsString();
                    remarks.add(name + " (line " + line + ") stays: " + kept.orElse("may return the delegate"));
                    staying.add(
                            leaks
                                    ? new Obstacle(Reason.SELF_RETURN, line, name)
                                    : new Obstacle(Reason.FEW, line, name + " " + kept.get()));
                }
            }
            if (plain > 0) {
                delegates.add(delegate);
            }
            half |= Types.isHalf(delegate.methods(), plain);
            delegate.declared().forEach((signature, method) -> {
                if (!delegate.forwarders().containsKey(signature)) {
                    String what = method.getNameAsString() + " does something else";
                    staying.add(new Obstacle(Reason.FEW, method.getName(), what));
                }
            });
        }
        if (staying.isEmpty()) {
            staying.add(new Obstacle(Reason.FEW, source.line(), ""));
        }
        return new Forwarders(delegates, removed, remarks, half ? List.of() : staying);
    }

    /** Returns whether an emissary returns itself where the delegate does, by the erasure of the type (EM-FWD-5). */
    static boolean isSealed(DelegatingClass source, Delegate delegate, String signature) {
        return source.implemented()
                .contains(Types.erasure(delegate.methods().get(signature).returnType()));
    }

    /** Returns why a forwarder stays as written, or empty if the compiler generates the same one. */
    static Optional<String> reasonToKeep(DelegatingClass source, Delegate delegate, String signature) {
        MethodDeclaration method = delegate.forwarders().get(signature);
        InterfaceMethod inherited = delegate.methods().get(signature);
        if (hasComment(method)) {
            return Optional.of("has a comment");
        }
        Optional<AnnotationExpr> annotation = annotation(method);
        if (annotation.isPresent()) {
            return Optional.of("is annotated with @" + annotation.get().getNameAsString());
        }
        for (Modifier modifier : method.getModifiers()) {
            boolean matters =
                    modifier.getKeyword() != Modifier.Keyword.PUBLIC && modifier.getKeyword() != Modifier.Keyword.FINAL;
            if (matters) {
                return Optional.of("is " + modifier.getKeyword().asString());
            }
        }
        boolean variableArity = method.getParameters().stream().anyMatch(parameter -> parameter.isVarArgs());
        if (!hasReturnType(method, delegate, inherited.returnType())) {
            return Optional.of("has a different return type from " + inherited.displayName());
        }
        if (!checked(thrown(method)).equals(checked(inherited.thrown().stream()))) {
            return Optional.of("has a different throws clause from " + inherited.displayName());
        }
        if (variableArity != inherited.variableArity()
                || !typeParameters(method).equals(inherited.typeParameters())) {
            return Optional.of("has a different signature from " + inherited.displayName());
        }
        if (inherited.signature().equals("finalize()")) {
            return Optional.of("finalizes the delegate");
        }
        Optional<InterfaceMethod> hidden = hiddenDefault(source, signature);
        if (hidden.isPresent()) {
            return Optional.of("hides the default method " + hidden.get().displayName());
        }
        if (delegate.way() == Delegate.Way.SHAPE
                && Types.overloads(delegate.fieldType(), inherited).size() > 1) {
            return Optional.of("calls one of several methods of that name and number of parameters");
        }
        boolean twice = source.delegates().stream()
                .anyMatch(other ->
                        !other.name().equals(delegate.name()) && other.methods().containsKey(signature));
        return twice ? Optional.of("could be supplied by two delegates") : Optional.empty();
    }

    /** Returns a default method that the forwarder hides, of an interface that no delegate has (EM-CONF-6). */
    private static Optional<InterfaceMethod> hiddenDefault(DelegatingClass source, String signature) {
        return source.listed().stream()
                .filter(listed ->
                        source.delegates().stream().noneMatch(delegate -> Types.isSubtype(delegate.type(), listed)))
                .map(listed -> Types.methods(listed).get(signature))
                .filter(method -> method != null && method.isDefault())
                .findFirst();
    }

    /** Returns whether a method has the return type of the interface; erased, if the field is raw or has a wildcard. */
    private static boolean hasReturnType(MethodDeclaration method, Delegate delegate, ResolvedType inherited) {
        ResolvedType own = method.getType().resolve();
        boolean wildcard = delegate.type().typeParametersValues().stream().anyMatch(ResolvedType::isWildcard);
        return (wildcard || delegate.type().isRawType())
                ? Types.erasure(own).equals(Types.erasure(inherited))
                : own.describe().equals(inherited.describe());
    }

    private static Stream<ResolvedType> thrown(MethodDeclaration method) {
        return method.getThrownExceptions().stream().map(ReferenceType::resolve);
    }

    private static Set<String> checked(Stream<ResolvedType> thrown) {
        return thrown.filter(type -> !Types.isUnchecked(type))
                .map(Types::erasure)
                .collect(Collectors.toSet());
    }

    /** Returns the unchecked exceptions that the forwarders to a delegate or the interface's methods declare. */
    static Stream<String> unchecked(Delegate delegate) {
        return delegate.forwarders().entrySet().stream()
                .flatMap(forwarder -> Stream.concat(
                        thrown(forwarder.getValue()), delegate.methods().get(forwarder.getKey()).thrown().stream()))
                .filter(Types::isUnchecked)
                .map(type -> Header.binaryName(
                        type.asReferenceType().getTypeDeclaration().orElseThrow()));
    }

    private static List<String> typeParameters(MethodDeclaration method) {
        return method.getTypeParameters().stream()
                .map(parameter -> parameter.getNameAsString())
                .toList();
    }

    private static Optional<AnnotationExpr> annotation(MethodDeclaration method) {
        return method.findAll(AnnotationExpr.class).stream()
                .filter(annotation ->
                        !IGNORED_ANNOTATIONS.contains(annotation.getName().getIdentifier()))
                .findFirst();
    }

    /** Returns whether a method has a comment that does more than inherit another, or refer to the inherited method. */
    private static boolean hasComment(MethodDeclaration method) {
        String itself = "@see\\s+[\\w.]*#?\\b" + method.getNameAsString() + "\\b(\\([^)]*\\))?";
        boolean own = method.getComment()
                .map(Comment::getContent)
                .map(content -> content.replaceAll(itself, "").replaceAll("\\(non-Javadoc\\)|[\\s*]", ""))
                .filter(content -> !content.isEmpty() && !content.equals("{@inheritDoc}"))
                .isPresent();
        return own || !method.getAllContainedComments().isEmpty();
    }
}
