package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.flow.FlowContext;
import org.eclipse.jdt.internal.compiler.flow.FlowInfo;
import org.eclipse.jdt.internal.compiler.flow.InitializationFlowContext;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** The checks of an implicit canonical constructor (EM-CTOR-1), which the compiler makes only of one that is written. */
final class ImplicitConstructor {
    /** The largest number of words of a method's parameters, {@code this} included (JVMS 4.3.3). */
    private static final int MOST_WORDS = 255;

    private ImplicitConstructor() {}

    /** Whether a class is an emissary whose canonical constructor is implicit. */
    private static boolean isOf(TypeDeclaration declaration) {
        if (Emissaries.of(declaration) == null) {
            return false;
        }
        for (AbstractMethodDeclaration method : BodyParts.methods(declaration)) {
            if ((method.bits & ASTNode.IsCanonicalConstructor) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Has the exceptions of an initializer reported at once: the constructor declares none. */
    @Hook.Entry("analyseCode")
    public static FlowInfo beforeInitializer(
            FieldDeclaration field, MethodScope scope, FlowContext context, FlowInfo before) {
        if (!field.isStatic()
                && context instanceof InitializationFlowContext initializers
                && isOf(scope.referenceType())) {
            initializers.handledExceptions = Binding.NO_EXCEPTIONS;
        }
        return null;
    }

    /** Reports the additional fields that no initializer has assigned, after the last one. */
    @Hook.Exit("analyseCode")
    public static FlowInfo afterInitializer(
            FieldDeclaration field, MethodScope scope, FlowContext context, FlowInfo before, FlowInfo assigned) {
        TypeDeclaration declaration = scope.referenceType();
        if (!field.isStatic() && isOf(declaration)) {
            List<FieldDeclaration> fields = BodyParts.instanceFields(declaration);
            if (field == fields.get(fields.size() - 1)) {
                for (FieldDeclaration each : fields) {
                    if (each.binding != null && each.isFinal() && !assigned.isDefinitelyAssigned(each.binding)) {
                        declaration.scope.problemReporter().uninitializedBlankFinalField(each.binding, declaration);
                    }
                }
            }
        }
        return assigned;
    }

    /** Reports the first component that is one parameter too many. */
    static void checkSize(TypeDeclaration declaration) {
        if (!isOf(declaration)) {
            return;
        }
        int words = 1;
        for (RecordComponent component : declaration.recordComponents) {
            TypeBinding type = component.type.resolvedType;
            words += type == null ? 1 : TypeIds.getCategory(type.id);
            if (words > MOST_WORDS) {
                LocalVariableBinding parameter = new LocalVariableBinding(component.name, type, 0, true);
                declaration.scope.problemReporter().noMoreAvailableSpaceForArgument(parameter, component);
                return;
            }
        }
    }
}
