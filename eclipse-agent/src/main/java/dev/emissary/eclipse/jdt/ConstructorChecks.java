package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Problem;
import dev.emissary.model.WrittenConstructor;
import dev.emissary.model.WrittenConstructor.Call;
import dev.emissary.rules.header.ConstructorRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ExplicitConstructorCall;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.ExtendedTagBits;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/**
 * The checks of constructors: the rules for those that are written (EM-CTOR-3, EM-CTOR-4), and for an implicit canonical
 * one (EM-CTOR-1) what the compiler checks only of one that is written.
 */
final class ConstructorChecks {

    /** The largest number of words of a method's parameters, {@code this} included (JVMS 4.3.3). */
    private static final int MOST_WORDS = 255;

    private ConstructorChecks() {}

    /** Returns the constructors that are written with all their parameters, in order: compact ones are not. */
    static List<ConstructorDeclaration> written(TypeDeclaration declaration) {
        List<ConstructorDeclaration> constructors = new ArrayList<>();
        for (AbstractMethodDeclaration method : Trees.list(declaration.methods)) {
            if (method instanceof ConstructorDeclaration constructor
                    && !constructor.isDefaultConstructor()
                    && !constructor.isCompactConstructor()) {
                constructors.add(constructor);
            }
        }
        return constructors;
    }

    /** Marks those of which an unknown type, which has been reported, may be that of the canonical one. */
    static void markUnknown(TypeDeclaration declaration) {
        for (ConstructorDeclaration tree : written(declaration)) {
            if (tree.binding != null && isUnknown(tree.binding, declaration)) {
                markCanonical(tree);
            }
        }
    }

    /** Marks the canonical constructor, as the compiler does for a record. */
    static void markCanonical(AbstractMethodDeclaration tree) {
        tree.bits |= ASTNode.IsCanonicalConstructor;
        tree.binding.extendedTagBits |= ExtendedTagBits.IsCanonicalConstructor;
    }

    /** Checks them when their bodies have been parsed, which can be after another file has asked for the emissary. */
    static void check(EmissaryState state, Compilation compilation, List<Component> components) {
        TypeDeclaration declaration = state.declaration;
        ConstructorRules rules = new ConstructorRules(compilation.types);
        TypeElement emissary = compilation.model.element(declaration.binding);
        int index = 0;
        for (ConstructorDeclaration tree : written(declaration)) {
            if (tree.binding != null && !isUnknown(tree.binding, declaration)) {
                WrittenConstructor constructor = constructor(tree, compilation, index, call(tree));
                List<Problem> found = rules.isCanonical(constructor, components)
                        ? rules.checkCanonical(constructor, components, isVariableArity(declaration))
                        : rules.checkOther(constructor, components, emissary);
                found.forEach(problem -> Problems.report(problem, state));
            }
            index++;
        }
    }

    private static WrittenConstructor constructor(
            ConstructorDeclaration tree, Compilation compilation, int index, Call call) {
        return new WrittenConstructor(index, compilation.model.constructor(tree.binding), hasBody(tree), call);
    }

    private static boolean isUnknown(MethodBinding constructor, TypeDeclaration declaration) {
        if (constructor.parameters.length != declaration.recordComponents.length) {
            return false;
        }
        for (int i = 0; i < constructor.parameters.length; i++) {
            TypeBinding component = declaration.recordComponents[i].type.resolvedType;
            if (isUnknown(constructor.parameters[i]) || component == null || isUnknown(component)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUnknown(TypeBinding type) {
        return !type.isValidBinding() || (type.tagBits & TagBits.HasMissingType) != 0;
    }

    private static boolean hasBody(ConstructorDeclaration constructor) {
        return constructor.bodyEnd > constructor.bodyStart || constructor.constructorCall != null;
    }

    private static Call call(ConstructorDeclaration constructor) {
        // Since Java 25, other statements may stand before it.
        return Stream.concat(
                        Stream.ofNullable(constructor.constructorCall),
                        Stream.ofNullable(constructor.statements).flatMap(Arrays::stream))
                .filter(ExplicitConstructorCall.class::isInstance)
                .map(ExplicitConstructorCall.class::cast)
                .filter(call -> !call.isImplicitSuper())
                .map(call -> call.isSuperAccess() ? Call.SUPER : Call.THIS)
                .findFirst()
                .orElse(Call.NONE);
    }

    private static boolean isVariableArity(TypeDeclaration declaration) {
        return declaration.recordComponents[declaration.recordComponents.length - 1].isVarArgs();
    }

    /** Reports the first component that is one parameter too many. */
    static void checkSize(TypeDeclaration declaration) {
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
