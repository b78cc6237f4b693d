package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.ProblemFilter.CompilerProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ProblemReasons;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;

/**
 * The check that the types and annotations of components do not mean inherited member types (EM-DEL-6). While they are
 * resolved it is not known yet what is inherited, so the errors about names that mean nothing are held until then.
 */
final class HeaderScope {
    private final ClassScope scope;
    private final List<CompilerProblem> held = new ArrayList<>();

    /** Prepares the check of one emissary. */
    HeaderScope(ClassScope scope) {
        this.scope = scope;
    }

    /** Holds an error about a name that means nothing. */
    void hold(CompilerProblem error) {
        held.add(error);
    }

    /** Reports the names that mean inherited member types, and the errors that have been held of other names. */
    void check() {
        Set<Integer> inherited = new HashSet<>();
        for (RecordComponent component : scope.referenceContext.recordComponents) {
            for (LeadingName name : LeadingName.in(component)) {
                if (isInherited(name)) {
                    inherited.add(name.start());
                }
            }
        }
        for (CompilerProblem error : held) {
            if (!inherited.contains(error.start())) {
                error.report().run();
            }
        }
    }

    /**
     * Whether a name means an inherited member type, and around the declaration another type or none; reports it then.
     */
    private boolean isInherited(LeadingName name) {
        TypeDeclaration declaration = scope.referenceContext;
        if (isDeclared(name, declaration)) {
            return false;
        }
        ReferenceBinding type = scope.findMemberType(name.name(), declaration.binding);
        if (type != null && type.problemId() == ProblemReasons.Ambiguous) {
            type = (ReferenceBinding) type.closestMatch();
        }
        if (type == null || !type.isValidBinding() || type == scope.parent.getType(name.name())) {
            return false;
        }
        Problems.error(
                declaration,
                name.start(),
                name.end(),
                "name.inherited",
                new String(name.name()),
                new String(type.enclosingType().qualifiedSourceName()),
                new String(declaration.name));
        return true;
    }

    private static boolean isDeclared(LeadingName name, TypeDeclaration declaration) {
        return declaration.binding.getMemberType(name.name()) != null
                || BodyParts.hasTypeParameter(declaration, name.name());
    }
}
