package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.Trees;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.problem.ProblemReporter;

/**
 * The errors of the compiler about types that depend on themselves, where one of these is an emissary: there is one
 * error, at the emissary, in every order of the declarations (EM-DEL-6).
 */
final class Cycles {

    private Cycles() {}

    /**
     * Whether an error about a cycle is not reported where the compiler has found it, because it is at an emissary.
     *
     * @param reporter would report it
     * @param type the class or interface that the compiler was connecting to its supertypes
     * @param back the class or interface that leads back to it
     * @param at where the compiler would report it
     */
    @Hook.Entry("hierarchyCircularity")
    public static boolean isReportedElsewhere(
            ProblemReporter reporter, SourceTypeBinding type, ReferenceBinding back, TypeReference at) {
        EmissaryState own = Emissaries.of(type);
        if (own != null) {
            boolean known = own.cycle == EmissaryState.Cycle.REPORTED;
            own.cycle = EmissaryState.Cycle.REPORTED;
            return known || isMemberReported(own, back, at);
        }
        if (!(back.erasure() instanceof SourceTypeBinding source)) {
            return false;
        }
        EmissaryState other = Emissaries.of(source);
        if (other == null || !source.isHierarchyBeingActivelyConnected()) {
            return false;
        }
        if (other.cycle == EmissaryState.Cycle.NONE) {
            other.cycle = EmissaryState.Cycle.FOUND;
        }
        return true;
    }

    /** Reports an interface that an emissary declares in its body, if its header delegates that. */
    private static boolean isMemberReported(EmissaryState state, ReferenceBinding type, TypeReference at) {
        TypeDeclaration emissary = state.declaration;
        boolean isListed = emissary.superInterfaces != null
                && Arrays.asList(emissary.superInterfaces).contains(at);
        // The compiler goes through a qualified name from the left, and no further than to the emissary.
        boolean isQualified = type == emissary.binding && at.getTypeName().length > 1;
        if (isListed || (!isQualified && !isDeclaredIn(emissary.binding, type))) {
            return false;
        }
        Problems.error(emissary, at, "names.member", new String(at.getLastToken()), new String(emissary.name));
        return true;
    }

    private static boolean isDeclaredIn(SourceTypeBinding outer, ReferenceBinding type) {
        ReferenceBinding around = type.enclosingType();
        return around != null && (around.erasure() == outer || isDeclaredIn(outer, around));
    }

    /** Whether a type has an inconsistent hierarchy only because it depends on an emissary that has. */
    @Hook.Entry("hierarchyHasProblems")
    public static boolean isConsequence(ProblemReporter reporter, SourceTypeBinding type) {
        return dependsOnCycle(type, new HashSet<>());
    }

    private static boolean dependsOnCycle(TypeBinding type, Set<TypeBinding> seen) {
        if (type == null || !(type.erasure() instanceof SourceTypeBinding source) || !seen.add(source)) {
            return false;
        }
        EmissaryState state = Emissaries.of(source);
        if (state != null && state.cycle != EmissaryState.Cycle.NONE) {
            return true;
        }
        return dependsOnCycle(source.superclass, seen)
                || dependsOnCycle(source.enclosingType(), seen)
                || Trees.list(source.superInterfaces).stream()
                        .anyMatch(superinterface -> dependsOnCycle(superinterface, seen));
    }
}
