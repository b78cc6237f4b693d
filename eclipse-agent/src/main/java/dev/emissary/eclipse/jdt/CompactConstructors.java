package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.model.Problem;
import dev.emissary.written.BodyRules;
import java.util.Optional;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.AllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.Assignment;
import org.eclipse.jdt.internal.compiler.ast.CompoundAssignment;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.FieldReference;
import org.eclipse.jdt.internal.compiler.ast.LambdaExpression;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.ast.PostfixExpression;
import org.eclipse.jdt.internal.compiler.ast.PrefixExpression;
import org.eclipse.jdt.internal.compiler.ast.QualifiedAllocationExpression;
import org.eclipse.jdt.internal.compiler.ast.QualifiedNameReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedSuperReference;
import org.eclipse.jdt.internal.compiler.ast.QualifiedThisReference;
import org.eclipse.jdt.internal.compiler.ast.ReferenceExpression;
import org.eclipse.jdt.internal.compiler.ast.SingleNameReference;
import org.eclipse.jdt.internal.compiler.ast.Statement;
import org.eclipse.jdt.internal.compiler.ast.SuperReference;
import org.eclipse.jdt.internal.compiler.ast.ThisReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.impl.ReferenceContext;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;

/**
 * The checks of compact constructors (EM-CTOR-2). Such a body is an early construction context, so that uses of the
 * instance, explicit or implied, are reported once it is resolved. It may assign other fields than those of components,
 * where the compiler refuses all assignments, since a record has no other fields.
 */
final class CompactConstructors extends ASTVisitor {
    private final TypeDeclaration declaration;
    private final SourceTypeBinding emissary;
    private final BodyRules rules;
    private int lambdas;

    CompactConstructors(TypeDeclaration declaration) {
        this.declaration = declaration;
        emissary = declaration.binding;
        rules = BodyParts.rules(declaration);
    }

    /** Checks the compact constructor of the emissary, if it has one. */
    void check() {
        for (AbstractMethodDeclaration method : Trees.list(declaration.methods)) {
            if (method instanceof ConstructorDeclaration constructor && constructor.isCompactConstructor()) {
                for (Statement statement : Trees.list(constructor.statements)) {
                    statement.traverse(this, constructor.scope);
                }
            }
        }
    }

    @Override
    public boolean visit(Assignment assignment, BlockScope scope) {
        boolean isDirect = lambdas == 0 && scope.enclosingSourceType() == emissary;
        if ((isDirect && isOwnField(assignment.lhs, scope)) || isReported(assignment.lhs, scope)) {
            assignment.expression.traverse(this, scope);
            return false;
        }
        return true;
    }

    @Override
    public boolean visit(CompoundAssignment assignment, BlockScope scope) {
        return !isReported(assignment.lhs, scope);
    }

    @Override
    public boolean visit(PostfixExpression operation, BlockScope scope) {
        return !isReported(operation.lhs, scope);
    }

    @Override
    public boolean visit(PrefixExpression operation, BlockScope scope) {
        return !isReported(operation.lhs, scope);
    }

    /** Whether an expression names a field of the instance, by its simple name or by {@code this}. */
    private boolean isOwnField(Expression assigned, BlockScope scope) {
        return assigned instanceof SingleNameReference name
                ? isField(name.binding)
                : assigned instanceof FieldReference field && isThis(field.receiver, scope) && isField(field.binding);
    }

    /** Whether an expression names the field of a component, of which an assignment has been reported. */
    private boolean isReported(Expression assigned, BlockScope scope) {
        return assigned instanceof FieldReference field
                && isThis(field.receiver, scope)
                && rules.components().contains(new String(field.token));
    }

    @Override
    public boolean visit(LambdaExpression lambda, BlockScope scope) {
        lambdas++;
        return true;
    }

    @Override
    public void endVisit(LambdaExpression lambda, BlockScope scope) {
        lambdas--;
    }

    @Override
    public boolean visit(FieldReference field, BlockScope scope) {
        boolean isUse = isThis(field.receiver, scope) && isField(field.binding);
        report(isUse, field);
        return !isUse;
    }

    @Override
    public boolean visit(ThisReference reference, BlockScope scope) {
        report(isThis(reference, scope), reference);
        return true;
    }

    @Override
    public boolean visit(SuperReference reference, BlockScope scope) {
        report(isThis(reference, scope), reference);
        return true;
    }

    @Override
    public boolean visit(QualifiedThisReference reference, BlockScope scope) {
        report(isThis(reference, scope), reference);
        return true;
    }

    @Override
    public boolean visit(QualifiedSuperReference reference, BlockScope scope) {
        report(isThis(reference, scope), reference);
        return true;
    }

    @Override
    public boolean visit(SingleNameReference name, BlockScope scope) {
        report(isField(name.binding), name);
        return true;
    }

    @Override
    public boolean visit(QualifiedNameReference name, BlockScope scope) {
        if (isField(name.binding)) {
            int end = (int) name.sourcePositions[0];
            Problems.error(declaration, name.sourceStart, end, rules.usedInCompact(new String(name.tokens[0])));
        }
        return true;
    }

    @Override
    public boolean visit(MessageSend call, BlockScope scope) {
        if (call.receiver.isImplicitThis()
                && call.binding != null
                && call.binding.isValidBinding()
                && !call.binding.isStatic()
                && scope.enclosingSourceType().enclosingTypeAt((call.bits & ASTNode.DepthMASK) >> ASTNode.DepthSHIFT)
                        == emissary) {
            int start = (int) (call.nameSourcePosition >>> 32);
            Problems.error(
                    declaration,
                    start,
                    (int) call.nameSourcePosition,
                    rules.usedInCompact(new String(call.selector) + "()"));
        }
        return true;
    }

    @Override
    public boolean visit(AllocationExpression creation, BlockScope scope) {
        report(creation.type != null && isInner(creation.type.resolvedType), creation.type);
        return true;
    }

    @Override
    public boolean visit(QualifiedAllocationExpression creation, BlockScope scope) {
        report(
                creation.enclosingInstance == null && creation.type != null && isInner(creation.type.resolvedType),
                creation.type);
        return true;
    }

    @Override
    public boolean visit(ReferenceExpression reference, BlockScope scope) {
        report(reference.isConstructorReference() && isInner(reference.lhs.resolvedType), reference.lhs);
        return true;
    }

    @Override
    public boolean visit(TypeDeclaration local, BlockScope scope) {
        boolean isAnonymous = (local.bits & ASTNode.IsAnonymousType) != 0;
        report(!isAnonymous && local.superclass != null && isInner(local.superclass.resolvedType), local.superclass);
        return true;
    }

    private void report(boolean isUse, ASTNode at) {
        if (isUse) {
            Problems.error(declaration, at.sourceStart, at.sourceEnd, rules.usedInCompact(at.toString()));
        }
    }

    /** Whether an expression is this or super, qualified or not, and denotes the emissary that is being made. */
    private boolean isThis(Expression expression, BlockScope scope) {
        if (expression instanceof QualifiedThisReference qualified
                && !(expression instanceof QualifiedSuperReference)) {
            return qualified.resolvedType != null && qualified.resolvedType.erasure() == emissary;
        }
        return expression instanceof ThisReference reference
                && !reference.isImplicitThis()
                && scope.enclosingSourceType() == emissary;
    }

    private boolean isField(Binding binding) {
        return binding instanceof FieldBinding field
                && field.original().declaringClass == emissary
                && !field.isStatic();
    }

    /** Whether a class is an inner member class of the emissary, of which an instance needs one of the emissary. */
    private boolean isInner(TypeBinding type) {
        return type != null
                && type.isMemberType()
                && !type.isStatic()
                && type.enclosingType().erasure() == emissary;
    }

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
