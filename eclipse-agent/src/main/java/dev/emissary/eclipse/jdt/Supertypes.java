package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.Header;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.type.TypeKind;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ExtraCompilerModifiers;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.ParameterizedTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.ProblemReasons;
import org.eclipse.jdt.internal.compiler.lookup.ProblemReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

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
        SourceTypeBinding emissary = scope.referenceContext.binding;
        Emissaries.mark(emissary);
        if (emissary.typeVariables() == Binding.NO_TYPE_VARIABLES) {
            // Set for a record in a generic class, though it does not depend on the type variables of that.
            emissary.modifiers &= ~ExtraCompilerModifiers.AccGenericSignature;
        }
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
            found &= resolveInHeader(component.type, scope);
            if (state.cycle == EmissaryState.Cycle.FOUND
                    && component.type.resolvedType instanceof ReferenceBinding type) {
                scope.problemReporter().hierarchyCircularity(emissary, type, component.type);
                found = false;
            }
        }
        if (state.cycle == EmissaryState.Cycle.FOUND && scope.referenceContext.superInterfaces != null) {
            scope.problemReporter().hierarchyCircularity(emissary, emissary, scope.referenceContext.superInterfaces[0]);
            found = false;
        }
        Compilation compilation = Emissaries.compilation(scope.environment());
        compilation.types.in(scope);
        Header header = new HeaderReader(compilation, state).beforeSupertypes();
        Superinterfaces superinterfaces =
                compilation.beforeSupertypes.decide(compilation.model.element(emissary), header);
        implement(emissary, superinterfaces);
        if (emissary.isLocalType()) {
            refuseSealed(scope, superinterfaces);
        }
        if (!found) {
            emissary.tagBits |= TagBits.HierarchyHasProblems;
        }
        return noProblems && found;
    }

    /** Reports sealed interfaces of a local emissary, which the compiler reports only in an implements clause. */
    private static void refuseSealed(ClassScope scope, Superinterfaces superinterfaces) {
        EmissaryState state = Emissaries.of(scope.referenceContext);
        for (Implemented implemented : superinterfaces.implemented()) {
            if (implemented.place().part() != Part.LISTED
                    && Bindings.of(implemented.type()) instanceof ReferenceBinding type
                    && type.isSealed()) {
                TypeReference at = (TypeReference) Problems.at(implemented.place(), state);
                scope.problemReporter().localTypeMayNotBePermittedType(scope.referenceContext.binding, at, type);
            }
        }
    }

    /**
     * Whether an emissary must not implement a sealed interface, for the compiler, which would look for it in an implements
     * clause as long as the list of superinterfaces. What is not in that clause is reported by the rules.
     */
    static boolean isUnpermitted(SourceTypeBinding type, ReferenceBinding superinterface) {
        EmissaryState state = Emissaries.of(type);
        if (state == null) {
            return true;
        }
        if (state.declaration.superInterfaces != null) {
            for (TypeReference listed : state.declaration.superInterfaces) {
                if (listed.resolvedType != null && listed.resolvedType.erasure() == superinterface.erasure()) {
                    type.scope.problemReporter().sealedSupertypeDoesNotPermit(type, listed, superinterface);
                }
            }
        }
        return false;
    }

    /** Resolves the type of a component, in whose names the members of the emissary are in scope. */
    private static boolean resolveInHeader(TypeReference reference, ClassScope scope) {
        if (!MemberNames.in(reference, scope.referenceContext)) {
            return resolve(reference, scope);
        }
        // The members of a class are not in the scope of its header, where supertypes are resolved.
        TypeBinding type = reference.resolveType(new MethodScope(scope, scope.referenceContext, false), false);
        if (type == null || !type.isValidBinding() || !(type.erasure() instanceof SourceTypeBinding source)) {
            return true;
        }
        for (ReferenceBinding around = source;
                source.isInterface() && around != null;
                around = around.enclosingType()) {
            if (around.isHierarchyBeingActivelyConnected()) {
                scope.problemReporter().hierarchyCircularity(scope.referenceContext.binding, source, reference);
                return false;
            }
        }
        if (source.isInterface()) {
            HiddenMembers.connect(source);
        }
        return true;
    }

    /** Resolves the type of a component; returns false if it leads back to the emissary. */
    private static boolean resolve(TypeReference reference, ClassScope scope) {
        if (reference.dimensions() > 0 || reference.isBaseTypeReference() || namesTypeParameter(reference, scope)) {
            return true;
        }
        TypeBinding type = scope.getType(reference.getTypeName(), reference.getTypeName().length);
        boolean isInterface = type instanceof ReferenceBinding found && found.isValidBinding() && found.isInterface();
        if (!isInterface) {
            // Not as a supertype is, because the emissary does not depend on it.
            reference.resolveType(new MethodScope(scope, scope.referenceContext, false), false);
            return true;
        }
        TypeBinding found = HiddenMembers.findSupertype(scope, reference);
        if (found != null) {
            refuseVariablesOfMethod(reference, found, scope);
        }
        return found != null;
    }

    /** Reports a type variable of the method around, which a static class cannot mention: not so of a supertype. */
    private static void refuseVariablesOfMethod(TypeReference reference, TypeBinding type, ClassScope scope) {
        if (type instanceof TypeVariableBinding variable && variable.declaringElement instanceof MethodBinding) {
            scope.problemReporter()
                    .invalidType(
                            reference,
                            new ProblemReferenceBinding(
                                    new char[][] {variable.sourceName},
                                    variable,
                                    ProblemReasons.NonStaticReferenceInStaticContext));
        } else if (type instanceof ParameterizedTypeBinding parameterized && parameterized.arguments != null) {
            for (TypeBinding argument : parameterized.arguments) {
                refuseVariablesOfMethod(reference, argument, scope);
            }
        }
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

    private static boolean isSame(ReferenceBinding[] known, List<ReferenceBinding> wanted) {
        if (known == null || known.length != wanted.size()) {
            return false;
        }
        for (int i = 0; i < known.length; i++) {
            if (known[i] != wanted.get(i)) {
                return false;
            }
        }
        return true;
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
        if (!isSame(emissary.superInterfaces, interfaces)) {
            // The compiler need not be told of permitted subclasses twice; it has forgotten some scopes by now.
            emissary.setSuperInterfaces(interfaces.toArray(ReferenceBinding[]::new));
            interfaces.forEach(Supertypes::permitOnce);
        }
    }

    /** Leaves a permitted subclass once in the list to which the compiler adds it each time that it is told. */
    private static void permitOnce(ReferenceBinding type) {
        if (type.actualType() instanceof SourceTypeBinding source && source.permittedTypes != null) {
            source.setPermittedTypes(
                    Arrays.stream(source.permittedTypes).distinct().toArray(ReferenceBinding[]::new));
        }
    }
}
