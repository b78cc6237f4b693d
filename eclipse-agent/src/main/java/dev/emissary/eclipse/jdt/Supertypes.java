package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.Header;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.type.TypeKind;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ExtraCompilerModifiers;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** Connects an emissary to its superclass and its superinterfaces (EM-CLASS-1, EM-DEL). */
final class Supertypes {
    private static final String SUPERCLASS = "dev.emissary.lang.Emissary";

    private Supertypes() {}

    /** Gives an emissary its own superclass in place of that of records; returns whether the superclass is there. */
    @Hook.Exit("connectRecordSuperclass")
    public static boolean connectSuperclass(ClassScope scope, boolean isFound) {
        EmissaryState state = Emissaries.of(scope.referenceContext);
        if (state == null) {
            return isFound;
        }
        SourceTypeBinding emissary = scope.referenceContext.binding;
        Emissaries.mark(emissary);
        if (emissary.typeVariables() == Binding.NO_TYPE_VARIABLES) {
            // Set for a record in a generic class, though it does not depend on the type variables of that.
            emissary.modifiers &= ~ExtraCompilerModifiers.AccGenericSignature;
        }
        ReferenceBinding superclass = scope.getJavaLangObject();
        if (AgentOptions.HAVE_SUPERCLASS) {
            ReferenceBinding found = Members.library(scope, SUPERCLASS);
            if (found != null && found.isValidBinding()) {
                superclass = found;
            } else {
                Problems.error(scope.referenceContext, scope.referenceContext, "superclass.missing");
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
    @Hook.Exit("connectSuperInterfaces")
    public static boolean connectSuperinterfaces(ClassScope scope, boolean noProblems) {
        EmissaryState state = Emissaries.of(scope.referenceContext);
        if (state == null) {
            return noProblems;
        }
        SourceTypeBinding emissary = scope.referenceContext.binding;
        HeaderScope headerScope = new HeaderScope(scope);
        DelegatesClause.checkLists(state);
        if (state.clause != null && !state.hasComponentLists) {
            state.clause.refuseAnnotations(scope);
            state.clause.checkTargets(scope);
            TypeReference first = state.clause.types().get(0);
            if (state.clause.isAfter(scope.referenceContext.superInterfaces)) {
                state.refusedClause = first;
                Problems.error(
                        scope.referenceContext,
                        first,
                        "list.order",
                        state.clause.text(),
                        text(List.of(scope.referenceContext.superInterfaces)));
            }
            if (state.annotation != null && state.annotation.memberValuePairs().length > 0) {
                state.refusedClause = first;
                Problems.error(scope.referenceContext, first, "list.twice");
            }
        }
        boolean found;
        ComponentTypes types = new ComponentTypes(state, scope);
        types.connectTypeVariables();
        state.headerScope = headerScope;
        try {
            found = types.resolve();
        } finally {
            state.headerScope = null;
        }
        Compilation compilation = Emissaries.compilation(scope.environment());
        compilation.types.captureIn(scope);
        Header header = new HeaderReader(compilation, state).header(true);
        Superinterfaces superinterfaces =
                compilation.beforeSupertypes.decide(compilation.model.element(emissary), header);
        implement(emissary, superinterfaces);
        headerScope.check();
        if (emissary.isLocalType()) {
            refuseSealed(scope, superinterfaces);
        }
        if (!found) {
            emissary.tagBits |= TagBits.HierarchyHasProblems;
        }
        return noProblems && found;
    }

    private static String text(List<TypeReference> types) {
        return types.stream().map(TypeReference::toString).collect(Collectors.joining(", "));
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
     * Whether an emissary must not implement a sealed interface, for the compiler, which would look for it in an
     * implements clause as long as the list of superinterfaces. What is not in that clause is reported by the rules.
     */
    @Hook.Call(
            of = "isAnUnpermittedSubtypeOf",
            in = "org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding.complainIfUnpermittedSubtyping")
    public static boolean isUnpermitted(
            SourceTypeBinding type, ReferenceBinding superinterface, boolean isUnpermitted, Object same) {
        EmissaryState state = Emissaries.of(type);
        if (!isUnpermitted || state == null) {
            return isUnpermitted;
        }
        for (TypeReference listed : Trees.list(state.declaration.superInterfaces)) {
            if (listed.resolvedType != null && listed.resolvedType.erasure() == superinterface.erasure()) {
                type.scope.problemReporter().sealedSupertypeDoesNotPermit(type, listed, superinterface);
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
        if (!Arrays.equals(emissary.superInterfaces, interfaces.toArray())) {
            // The compiler enters permitted subclasses, but an interface that is compiled has no tree any more.
            ReferenceBinding[] types = interfaces.stream()
                    .map(type -> type.actualType() instanceof SourceTypeBinding source && source.scope == null
                            ? emissary.superclass
                            : type)
                    .toArray(ReferenceBinding[]::new);
            emissary.setSuperInterfaces(types);
            interfaces.toArray(types);
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
