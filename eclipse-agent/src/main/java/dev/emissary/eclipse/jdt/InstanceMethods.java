package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.rules.types.InterfaceMembers;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.CompilationUnitScope;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeConstants;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/**
 * Decides whether an interface has anything to forward: instance methods other than those of {@code Object}, which are
 * never forwarded (EM-DEL-2, EM-FWD-2). This works even while the interface is being completed.
 */
final class InstanceMethods {
    private static final char[] OBJECT = "Object".toCharArray();

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
        for (ReferenceBinding superinterface : Trees.list(type.superInterfaces())) {
            if (existIn((ReferenceBinding) superinterface.erasure(), seen)) {
                return true;
            }
        }
        return false;
    }

    private static boolean declares(SourceTypeBinding type) {
        for (AbstractMethodDeclaration method : BodyParts.methods(type.scope.referenceContext)) {
            if (method instanceof MethodDeclaration
                    && !method.isStatic()
                    && (method.modifiers & ClassFileConstants.AccPrivate) == 0
                    && !redeclaresMethodOfObject(method, type.scope)) {
                return true;
            }
        }
        return false;
    }

    private static boolean redeclaresMethodOfObject(AbstractMethodDeclaration method, ClassScope scope) {
        return InterfaceMembers.overridesPublicMethodOfObject(
                new String(method.selector),
                method.arguments == null ? 0 : method.arguments.length,
                () -> CharOperation.toString(method.arguments[0].type.getParameterizedTypeName()),
                () -> hidesObject(scope));
    }

    private static boolean hidesObject(ClassScope scope) {
        CompilationUnitScope unit = scope.compilationUnitScope();
        char[][] inPackage = CharOperation.arrayConcat(unit.fPackage.compoundName, OBJECT);
        return Stream.ofNullable(unit.referenceContext.imports)
                        .flatMap(Arrays::stream)
                        .anyMatch(one -> (one.bits & ASTNode.OnDemand) == 0
                                && CharOperation.equals(one.getSimpleName(), OBJECT)
                                && !CharOperation.equals(one.tokens, TypeConstants.JAVA_LANG_OBJECT))
                || isOtherObject(unit.environment().getType(inPackage, unit.module()))
                || Stream.iterate(scope, Objects::nonNull, ClassScope::enclosingClassScope)
                        .map(inner -> inner.referenceContext)
                        .anyMatch(declaration -> declaration.binding.getMemberType(OBJECT) != null
                                || BodyParts.hasTypeParameter(declaration, OBJECT));
    }

    private static boolean isOtherObject(ReferenceBinding type) {
        return type != null && type.id != TypeIds.T_JavaLangObject;
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
