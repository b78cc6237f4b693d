package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.model.Problem;
import dev.emissary.rules.advice.NamedMethods;
import dev.emissary.written.BodyRules;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.ast.QualifiedSuperReference;
import org.eclipse.jdt.internal.compiler.ast.ReferenceExpression;
import org.eclipse.jdt.internal.compiler.ast.SuperReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ProblemReasons;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.Scope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;

/**
 * Replaces the compiler's problems about methods that a user may expect of an emissary: the accessor that a record
 * would have (EM-CLASS-3), and, called by {@code super}, the forwarder that a method replaces (EM-FWD-6).
 */
final class ExpectedMethods {

    private ExpectedMethods() {}

    /** A call or a method reference: how many arguments, or -1 if any number, and where the name is. */
    private record Use(TypeDeclaration around, Expression receiver, String name, int arguments, int start, int end) {}

    /** Replaces a problem about a call that a reporter is about to report, and returns whether it has. */
    @Hook.Entry("invalidMethod")
    public static boolean replaceCall(ProblemReporter reporter, MessageSend send, MethodBinding method, Scope scope) {
        TypeDeclaration around = ProblemFilter.declaration(reporter.referenceContext);
        if (around == null
                || around.binding == null
                || !(send.receiver instanceof QualifiedSuperReference
                        || method.problemId() == ProblemReasons.NotFound)) {
            return false;
        }
        int count = send.arguments == null ? 0 : send.arguments.length;
        int end = (int) send.nameSourcePosition;
        return isReplaced(
                new Use(around, send.receiver, new String(send.selector), count, send.nameSourceStart(), end),
                send.actualReceiverType);
    }

    /** Replaces the problem that what is called is abstract, in a call or a method reference, in the same way. */
    @Hook.Entry("cannotDireclyInvokeAbstractMethod")
    public static boolean replaceAbstract(ProblemReporter reporter, ASTNode call, MethodBinding method) {
        return call instanceof MessageSend send
                ? replaceCall(reporter, send, method, null)
                : call instanceof ReferenceExpression reference
                        && replaceReference(reporter, reference, method.declaringClass, method.selector);
    }

    /** Replaces a problem about a method reference in the same way. */
    @Hook.Entry("danglingReference")
    public static boolean replaceReference(
            ProblemReporter reporter,
            ReferenceExpression reference,
            TypeBinding receiver,
            char[] selector,
            TypeBinding... parameters) {
        TypeDeclaration around = ProblemFilter.declaration(reporter.referenceContext);
        String name = new String(reference.selector);
        return around != null
                && around.binding != null
                && isReplaced(
                        new Use(around, reference.lhs, name, -1, reference.sourceStart, reference.sourceEnd), receiver);
    }

    private static boolean isReplaced(Use use, TypeBinding receiver) {
        if (use.receiver() instanceof QualifiedSuperReference qualified) {
            TypeBinding type = qualified.qualification.resolvedType;
            return !hasDefault(type, use.name()) && (isForwarded(use, type) || isForwarded(use, use.around().binding));
        } else if (use.receiver() instanceof SuperReference) {
            return isForwarded(use, use.around().binding);
        } else if (use.receiver().isImplicitThis()) {
            return allAround(use).anyMatch(type -> isAccessor(use, type));
        }
        return isAccessor(use, receiver);
    }

    /** Whether {@code I.super.m} is right, so that something else is wrong with the call. */
    private static boolean hasDefault(TypeBinding type, String method) {
        return type instanceof ReferenceBinding reference
                && Arrays.stream(reference.getMethods(method.toCharArray())).anyMatch(MethodBinding::isDefaultMethod);
    }

    private static Stream<ReferenceBinding> allAround(Use use) {
        return Stream.iterate(use.around().binding, Objects::nonNull, ReferenceBinding::enclosingType);
    }

    private static boolean isAccessor(Use use, TypeBinding type) {
        if (type == null || !(type.erasure() instanceof SourceTypeBinding source) || !Emissaries.isEmissary(source)) {
            return false;
        }
        boolean inside = allAround(use).anyMatch(one -> one == source);
        Set<String> components = Arrays.stream(source.components())
                .map(component -> new String(component.name))
                .collect(Collectors.toUnmodifiableSet());
        return isReported(
                use,
                new BodyRules(new String(source.sourceName), components)
                        .unknownMethod(use.name(), use.arguments(), inside));
    }

    private static boolean isForwarded(Use use, TypeBinding type) {
        EmissaryState state = Emissaries.of(type);
        if (state == null || state.decision == null) {
            return false;
        }
        Compilation compilation = Emissaries.compilation(state.declaration.scope.environment());
        return isReported(
                use,
                new NamedMethods(compilation.types)
                        .superCall(
                                compilation.model.element(state.declaration.binding),
                                state.decision.header().components(),
                                use.name(),
                                use.arguments(),
                                use.arguments() < 0));
    }

    private static boolean isReported(Use use, Optional<Problem> mistake) {
        mistake.ifPresent(found -> Problems.error(use.around(), use.start(), use.end(), found));
        return mistake.isPresent();
    }
}
