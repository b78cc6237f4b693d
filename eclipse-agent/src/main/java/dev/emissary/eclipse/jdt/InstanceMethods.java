package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.rules.InterfaceMembers;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;

/**
 * Decides whether an interface has anything to forward: instance methods other than those of {@code Object}, which are
 * never forwarded (EM-DEL-2, EM-FWD-2). This works even while the interface is being completed.
 */
final class InstanceMethods {
    private final EcjModel model;

    InstanceMethods(EcjModel model) {
        this.model = model;
    }

    boolean existIn(TypeElement type) {
        return existIn(Bindings.ofType(type), new HashSet<>());
    }

    private boolean existIn(ReferenceBinding type, Set<ReferenceBinding> seen) {
        if (!seen.add(type)) {
            return false;
        }
        if ((type instanceof SourceTypeBinding source && source.scope != null) ? declares(source) : declares(type)) {
            return true;
        }
        if (type.superInterfaces() != null) {
            for (ReferenceBinding superinterface : type.superInterfaces()) {
                if (existIn((ReferenceBinding) superinterface.erasure(), seen)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean declares(SourceTypeBinding type) {
        AbstractMethodDeclaration[] methods = type.scope.referenceContext.methods;
        if (methods != null) {
            for (AbstractMethodDeclaration method : methods) {
                if (method instanceof MethodDeclaration
                        && !method.isStatic()
                        && (method.modifiers & ClassFileConstants.AccPrivate) == 0
                        && !redeclaresMethodOfObject(method)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean redeclaresMethodOfObject(AbstractMethodDeclaration method) {
        Argument[] arguments = method.arguments;
        return switch (new String(method.selector)) {
            case "hashCode", "toString" -> arguments == null || arguments.length == 0;
            // To resolve the type now might lead back to this interface.
            case "equals" ->
                arguments != null
                        && arguments.length == 1
                        && String.valueOf(arguments[0].type).matches("(java\\.lang\\.)?Object");
            default -> false;
        };
    }

    private boolean declares(ReferenceBinding type) {
        for (ExecutableElement method : model.declaredMethods(model.element(type))) {
            if (!method.getModifiers().contains(Modifier.STATIC)
                    && !method.getModifiers().contains(Modifier.PRIVATE)
                    && !InterfaceMembers.overridesPublicMethodOfObject(method)) {
                return true;
            }
        }
        return false;
    }
}
