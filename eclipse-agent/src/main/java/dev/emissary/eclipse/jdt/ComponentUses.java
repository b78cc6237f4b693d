package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.Trees;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Assignment;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.FieldReference;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.QualifiedNameReference;
import org.eclipse.jdt.internal.compiler.ast.SingleNameReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;

/**
 * The components that hand-written code of an emissary uses, other than by assigning the field from the parameter of
 * the canonical constructor.
 */
final class ComponentUses extends ASTVisitor {
    private final TypeDeclaration declaration;
    private final Set<String> components;
    private final Set<String> found = new HashSet<>();

    ComponentUses(TypeDeclaration declaration) {
        this.declaration = declaration;
        components = BodyParts.rules(declaration).components();
    }

    /** Returns the names of the components that are used anywhere. */
    Set<String> anywhere() {
        declaration.traverse(this, declaration.scope.compilationUnitScope());
        return found;
    }

    /** Returns the names of the components that methods use. */
    Set<String> inMethods() {
        for (AbstractMethodDeclaration method : Trees.list(declaration.methods)) {
            if (method instanceof MethodDeclaration) {
                method.traverse(this, declaration.scope);
            }
        }
        return found;
    }

    @Override
    public boolean visit(Assignment assignment, BlockScope scope) {
        if (!isField(binding(assignment.lhs))) {
            return true;
        }
        if (!isParameter(binding(assignment.expression))) {
            assignment.expression.traverse(this, scope);
        }
        return false;
    }

    private static Binding binding(Expression expression) {
        if (expression instanceof SingleNameReference name) {
            return name.binding;
        }
        return expression instanceof FieldReference field ? field.binding : null;
    }

    @Override
    public boolean visit(SingleNameReference name, BlockScope scope) {
        add(name.binding);
        return true;
    }

    @Override
    public boolean visit(QualifiedNameReference name, BlockScope scope) {
        add(name.binding);
        if (name.otherBindings != null) {
            Arrays.stream(name.otherBindings).forEach(this::add);
        }
        return true;
    }

    @Override
    public boolean visit(FieldReference field, BlockScope scope) {
        add(field.binding);
        return true;
    }

    private void add(Binding binding) {
        if (isField(binding)) {
            found.add(new String(((FieldBinding) binding).name));
        } else if (isParameter(binding)) {
            found.add(new String(((LocalVariableBinding) binding).name));
        }
    }

    private boolean isField(Binding binding) {
        return binding instanceof FieldBinding field
                && field.original().declaringClass == declaration.binding
                && !field.isStatic()
                && components.contains(new String(field.name));
    }

    /** Whether a variable is the parameter of the canonical constructor that is named like a component (EM-CTOR-3). */
    private boolean isParameter(Binding binding) {
        return binding instanceof LocalVariableBinding local
                && local.isParameter()
                && components.contains(new String(local.name))
                && local.declaringScope instanceof MethodScope scope
                && scope.referenceContext instanceof AbstractMethodDeclaration constructor
                && (constructor.bits & ASTNode.IsCanonicalConstructor) != 0
                && scope.enclosingSourceType() == declaration.binding;
    }
}
