package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.model.Problem;
import java.util.Optional;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldReference;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.impl.ReferenceContext;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;

/**
 * The assignments in a compact constructor (EM-CTOR-2). The compiler refuses all to fields, since a record has no other
 * fields than its components.
 */
final class CompactAssignments {

    private CompactAssignments() {}

    /** Whether the compiler is to refuse an assignment to a final field because of the constructor that it is in. */
    @Hook.Call(
            of = "isCompactConstructor",
            in = "org.eclipse.jdt.internal.compiler.ast.FieldReference.analyseAssignment")
    public static boolean isRefused(ConstructorDeclaration constructor, boolean isCompact, FieldReference assigned) {
        return isCompact
                && (Emissaries.of(constructor.scope.referenceType()) == null
                        || mistake(constructor, assigned).isPresent());
    }

    /** Replaces the compiler's problem about an assignment to a final field, and returns whether it has. */
    @Hook.Entry("cannotAssignToFinalField")
    public static boolean replace(ProblemReporter reporter, FieldBinding field, ASTNode node) {
        ConstructorDeclaration compact = constructor(reporter.referenceContext);
        if (compact == null
                || !(node instanceof FieldReference assigned)
                || Emissaries.of(compact.scope.referenceType()) == null) {
            return false;
        }
        Optional<Problem> mistake = mistake(compact, assigned);
        mistake.ifPresent(found ->
                Problems.error(compact.scope.referenceType(), assigned.sourceStart, assigned.sourceEnd, found));
        return mistake.isPresent();
    }

    private static Optional<Problem> mistake(ConstructorDeclaration compact, FieldReference assigned) {
        FieldBinding field = assigned.binding;
        return assigned.receiver.isThis() && field.declaringClass == compact.binding.declaringClass
                ? BodyParts.rules(compact.scope.referenceType()).assignedInCompact(new String(field.name))
                : Optional.empty();
    }

    /** Returns the compact constructor that some code is in, perhaps inside lambdas, or null. */
    private static ConstructorDeclaration constructor(ReferenceContext context) {
        ReferenceContext outer = context;
        while (outer instanceof LambdaExpression lambda && lambda.enclosingScope != null) {
            outer = lambda.enclosingScope.methodScope().referenceContext;
        }
        return outer instanceof ConstructorDeclaration constructor && constructor.isCompactConstructor()
                ? constructor
                : null;
    }
}
