package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.eclipse.jdt.access.Trees;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.ParameterizedTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.ProblemReasons;
import org.eclipse.jdt.internal.compiler.lookup.ProblemReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

/**
 * The types in the header of an emissary by which it has delegated interfaces, resolved while its supertypes are
 * connected: those on which it depends, as supertypes are, so that the compiler finds cycles (EM-DEL-6).
 */
final class ComponentTypes {
    private final EmissaryState state;
    private final ClassScope scope;
    /** Whether the emissary depends on the interfaces of a list, and not on those that are the types of components. */
    private final boolean listed;

    ComponentTypes(EmissaryState state, ClassScope scope) {
        this.state = state;
        this.scope = scope;
        listed = HeaderReader.value(state) != null;
    }

    /** Resolves them; returns false if one leads back to the emissary, which is reported. */
    boolean resolve() {
        boolean found = true;
        if (listed) {
            for (Expression element : HeaderReader.elements(state)) {
                found &= !(element instanceof ClassLiteralAccess literal) || resolveDependence(literal.type);
            }
            for (TypeReference written : state.clause == null ? List.<TypeReference>of() : state.clause.types()) {
                if (written.isParameterizedTypeReference()) {
                    // The bounds are checked when type arguments have their own supertypes.
                    resolveArguments(written);
                }
            }
        }
        for (RecordComponent component : state.declaration.recordComponents) {
            found &= resolve(component.type) && !isReportedAt(component.type);
        }
        if (state.cycle == EmissaryState.Cycle.FOUND && state.declaration.superInterfaces != null) {
            SourceTypeBinding emissary = state.declaration.binding;
            scope.problemReporter().hierarchyCircularity(emissary, emissary, state.declaration.superInterfaces[0]);
            found = false;
        }
        return found;
    }

    /**
     * Gives the type variables of the emissary their bounds, against which types that are no supertypes are checked at
     * once. The compiler does it again when it has connected the supertypes; what it then reports has been reported.
     */
    void connectTypeVariables() {
        if (state.declaration.typeParameters != null) {
            HiddenMembers.connectTypeVariables(scope, state.declaration.typeParameters);
            state.boundsReported = true;
        }
    }

    /** Whether a cycle that has been found elsewhere is reported at a type. */
    private boolean isReportedAt(TypeReference reference) {
        if (state.cycle == EmissaryState.Cycle.FOUND && reference.resolvedType instanceof ReferenceBinding type) {
            scope.problemReporter().hierarchyCircularity(state.declaration.binding, type, reference);
            return true;
        }
        return false;
    }

    private boolean resolve(TypeReference reference) {
        if (namesMember(reference)) {
            return resolveInBody(reference);
        }
        if (reference.dimensions() > 0 || reference.isBaseTypeReference() || namesTypeParameter(reference)) {
            return true;
        }
        return listed ? resolveInBody(reference) : resolveDependence(reference);
    }

    private boolean resolveDependence(TypeReference reference) {
        TypeBinding type = scope.getType(reference.getTypeName(), reference.getTypeName().length);
        boolean isInterface = type instanceof ReferenceBinding found && found.isValidBinding() && found.isInterface();
        if (!isInterface || reference.dimensions() > 0 || reference.isBaseTypeReference()) {
            // Not as a supertype is, because the emissary does not depend on it.
            resolveUnbounded(reference);
            return true;
        }
        TypeBinding found = HiddenMembers.findSupertype(scope, reference);
        if (found != null) {
            refuseVariablesOfMethod(reference, found);
        }
        return found != null;
    }

    private void resolveArguments(TypeReference reference) {
        if (namesMember(reference)) {
            resolveUnbounded(reference);
        } else {
            HiddenMembers.findSupertype(scope, reference);
        }
    }

    /** Resolves a type in whose names the members of the emissary are in scope. */
    private boolean resolveInBody(TypeReference reference) {
        TypeBinding type = resolveUnbounded(reference);
        if (type == null
                || !type.isValidBinding()
                || !type.isInterface()
                || !(type.erasure() instanceof SourceTypeBinding source)) {
            return true;
        }
        if (!listed) {
            for (ReferenceBinding around = source; around != null; around = around.enclosingType()) {
                if (around.isHierarchyBeingActivelyConnected()) {
                    scope.problemReporter().hierarchyCircularity(state.declaration.binding, source, reference);
                    return false;
                }
            }
        }
        HiddenMembers.connect(source);
        return true;
    }

    private TypeBinding resolveUnbounded(TypeReference reference) {
        state.unbounded.add(reference);
        return reference.resolveType(body(), false);
    }

    /** The members of a class are not in the scope of its header, where supertypes are resolved. */
    private MethodScope body() {
        return new MethodScope(scope, state.declaration, false);
    }

    /** Whether a type mentions a member of the emissary by its simple name. */
    private boolean namesMember(TypeReference reference) {
        return state.declaration.memberTypes != null
                && HeaderScope.LeadingName.in(reference).stream()
                        .anyMatch(name -> Arrays.stream(state.declaration.memberTypes)
                                .anyMatch(member -> Arrays.equals(member.name, name.name())));
    }

    private boolean namesTypeParameter(TypeReference reference) {
        char[][] name = reference.getTypeName();
        return name.length == 1 && BodyParts.hasTypeParameter(state.declaration, name[0]);
    }

    /** Reports a type variable of the method around, which a static class cannot mention: not so of a supertype. */
    private void refuseVariablesOfMethod(TypeReference reference, TypeBinding type) {
        if (type instanceof TypeVariableBinding variable && variable.declaringElement instanceof MethodBinding) {
            scope.problemReporter()
                    .invalidType(
                            reference,
                            new ProblemReferenceBinding(
                                    new char[][] {variable.sourceName},
                                    variable,
                                    ProblemReasons.NonStaticReferenceInStaticContext));
        } else if (type instanceof ParameterizedTypeBinding parameterized) {
            for (TypeBinding argument : Trees.list(parameterized.arguments)) {
                refuseVariablesOfMethod(reference, argument);
            }
        }
    }
}
