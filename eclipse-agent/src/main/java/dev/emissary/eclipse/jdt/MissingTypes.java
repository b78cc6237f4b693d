package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.Forwarder;
import dev.emissary.model.PlannedMethod.Implementation;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;

/**
 * Reports classes in the signatures of forwarded methods that are missing from the class path. Each is one error, that
 * of the compiler for a call of such a method: a class file with a forwarder would mention what does not exist.
 */
final class MissingTypes {
    private final TypeDeclaration declaration;
    private final List<TypeBinding> reported = new ArrayList<>();

    MissingTypes(TypeDeclaration declaration) {
        this.declaration = declaration;
    }

    /** Reports the classes that an interface's method mentions, unless another one has mentioned them before. */
    void report(Implementation planned) {
        MethodBinding declared = Bindings.ofMethod(planned.method());
        MethodBinding copy = new MethodBinding(declared, declared.declaringClass);
        copy.typeVariables = declared.typeVariables();
        // The compiler does not set this for the bounds of type variables.
        copy.tagBits |= TagBits.HasMissingType;
        List<TypeBinding> missing = copy.collectMissingTypes(null, true);
        if (missing != null && !reported.containsAll(missing)) {
            reported.addAll(missing);
            declaration.scope.problemReporter().missingTypeInMethod(place(planned), copy);
        }
    }

    private ASTNode place(Implementation planned) {
        return planned instanceof Forwarder forwarder
                ? declaration.recordComponents[forwarder.component()].type
                : declaration;
    }
}
