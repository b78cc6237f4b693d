package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.Header;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.type.TypeKind;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** Connects an emissary to its superclass and its superinterfaces (EM-CLASS-1, EM-DEL). */
final class Supertypes {
    private static final char[][] SUPERCLASS = {
        "dev".toCharArray(), "emissary".toCharArray(), "lang".toCharArray(), "Emissary".toCharArray()
    };

    private final boolean commonSuperclass;
    private final Problems problems;

    /** Creates the step; the argument says whether emissaries have the superclass {@code dev.emissary.lang.Emissary}. */
    Supertypes(boolean commonSuperclass, Problems problems) {
        this.commonSuperclass = commonSuperclass;
        this.problems = problems;
    }

    /** Returns whether the superclass of an emissary is there, or null for a record. */
    Boolean connectSuperclass(ClassScope scope) {
        EmissaryState state = Emissaries.of(scope.referenceContext);
        if (state == null) {
            return null;
        }
        Emissaries.mark(scope.referenceContext.binding);
        ReferenceBinding superclass = scope.getJavaLangObject();
        if (commonSuperclass) {
            TypeBinding found = scope.getType(SUPERCLASS, SUPERCLASS.length);
            if (found instanceof ReferenceBinding common && found.isValidBinding()) {
                superclass = common;
            } else {
                problems.error(scope.referenceContext, scope.referenceContext, "superclass.missing");
            }
        }
        scope.referenceContext.binding.setSuperClass(superclass);
        return true;
    }

    /**
     * Adds the delegated interfaces to those of the implements clause.
     *
     * @return whether there were no problems
     */
    boolean connectSuperinterfaces(ClassScope scope, boolean noProblems) {
        EmissaryState state = Emissaries.of(scope.referenceContext);
        if (state == null) {
            return noProblems;
        }
        SourceTypeBinding emissary = scope.referenceContext.binding;
        boolean found = true;
        for (RecordComponent component : scope.referenceContext.recordComponents) {
            if (!namesMember(component.type, scope)) {
                found &= resolve(component.type, scope);
                continue;
            }
            // The members of a class are not in the scope of its header otherwise.
            emissary.tagBits |= TagBits.TypeVariablesAreConnected;
            try {
                found &= resolve(component.type, scope);
            } finally {
                emissary.tagBits &= ~TagBits.TypeVariablesAreConnected;
            }
        }
        Compilation compilation = Emissaries.compilation(scope.environment());
        compilation.types.in(scope);
        Header header = new HeaderReader(compilation, state).beforeSupertypes();
        Superinterfaces superinterfaces =
                compilation.beforeSupertypes.decide(compilation.model.element(emissary), header);
        implement(emissary, superinterfaces);
        if (!found) {
            emissary.tagBits |= TagBits.HierarchyHasProblems;
        }
        return noProblems && found;
    }

    /** Resolves the type of a component; returns false if it leads back to the emissary. */
    private static boolean resolve(TypeReference reference, ClassScope scope) {
        if (reference.dimensions() > 0 || reference.isBaseTypeReference() || namesTypeParameter(reference, scope)) {
            return true;
        }
        TypeBinding type = scope.getType(reference.getTypeName(), reference.getTypeName().length);
        boolean isInterface = type instanceof ReferenceBinding found && found.isValidBinding() && found.isInterface();
        if (!isInterface) {
            TypeBinding resolved = reference.resolveType(scope);
            if (resolved != null && resolved.isValidBinding()) {
                HiddenMembers.connect(resolved);
            }
            return true;
        }
        reference.bits |= ASTNode.IgnoreRawTypeCheck;
        return HiddenMembers.findSupertype(scope, reference) != null;
    }

    /** Whether the type of a component is declared in the emissary. */
    private static boolean namesMember(TypeReference reference, ClassScope scope) {
        TypeDeclaration[] members = scope.referenceContext.memberTypes;
        return members != null
                && Arrays.stream(members)
                        .anyMatch(member -> Arrays.equals(member.name, reference.getTypeName()[0]));
    }

    private static boolean namesTypeParameter(TypeReference reference, ClassScope scope) {
        char[][] name = reference.getTypeName();
        if (name.length == 1 && scope.referenceContext.typeParameters != null) {
            for (var parameter : scope.referenceContext.typeParameters) {
                if (Arrays.equals(parameter.name, name[0])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Makes a class implement what was decided. */
    static void implement(SourceTypeBinding emissary, Superinterfaces superinterfaces) {
        List<ReferenceBinding> interfaces = new ArrayList<>();
        for (Implemented implemented : superinterfaces.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED) {
                ReferenceBinding type = (ReferenceBinding) Bindings.of(implemented.type());
                HiddenMembers.inheritTypeBits(emissary, type, TypeIds.InheritableBits);
                interfaces.add(type);
            }
        }
        emissary.setSuperInterfaces(interfaces.toArray(ReferenceBinding[]::new));
    }
}
