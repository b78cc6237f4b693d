package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.KeywordMark;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.CompilationUnitScope;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.core.search.matching.MatchLocator;
import org.eclipse.jdt.internal.core.search.matching.MatchingNodeSet;
import org.eclipse.jdt.internal.core.search.matching.PatternLocator;
import org.eclipse.jdt.internal.core.search.matching.SuperTypeReferenceLocator;

/**
 * The implements clauses of emissaries while a tool reads them that needs all interfaces there: those that are
 * delegated stand before the others.
 */
final class ImplementsClauses {
    private static final TypeReference[] NONE = {};
    private static final Method SET_FLAVORS = HiddenMembers.method(PatternLocator.class, "setFlavors", int.class);

    private static final Map<TypeDeclaration, TypeReference[]> WRITTEN =
            Collections.synchronizedMap(new WeakHashMap<>());

    private ImplementsClauses() {}

    @Hook.Entry("reportMatching")
    public static void beforeSearch(
            MatchLocator search,
            TypeDeclaration type,
            IJavaElement parent,
            int accuracy,
            MatchingNodeSet set,
            int kind) {
        extend(type);
    }

    @Hook.Exit("reportMatching")
    public static void afterSearch(
            MatchLocator search,
            TypeDeclaration type,
            IJavaElement parent,
            int accuracy,
            MatchingNodeSet set,
            int kind) {
        restore(type);
    }

    @Hook.Entry("org.eclipse.jdt.internal.core.hierarchy.HierarchyResolver.remember")
    public static void beforeHierarchy(Object resolver, IType type, ReferenceBinding binding) {
        if (binding instanceof SourceTypeBinding source && source.scope != null) {
            extend(source.scope.referenceContext);
        }
    }

    @Hook.Exit("org.eclipse.jdt.internal.core.hierarchy.HierarchyResolver.remember")
    public static void afterHierarchy(Object resolver, IType type, ReferenceBinding binding) {
        if (binding instanceof SourceTypeBinding source && source.scope != null) {
            restore(source.scope.referenceContext);
        }
    }

    /**
     * Adds the types of a {@code delegates} clause, which the syntax tree has no other place for, to the clause as it
     * is written.
     */
    @Hook.Entry("org.eclipse.jdt.core.dom.ASTConverter.convertToRecordDeclaration")
    public static RecordDeclaration beforeSyntaxTree(Object converter, TypeDeclaration declaration) {
        List<TypeReference> types = KeywordMark.clause(declaration);
        TypeReference[] clause = KeywordMark.implementsClause(declaration);
        if (types != null || clause != declaration.superInterfaces) {
            extend(declaration, types == null ? List.of() : types, clause);
        }
        // The converter goes on.
        return null;
    }

    @Hook.Exit("org.eclipse.jdt.core.dom.ASTConverter.convertToRecordDeclaration")
    public static RecordDeclaration afterSyntaxTree(
            Object converter, TypeDeclaration declaration, RecordDeclaration converted) {
        restore(declaration);
        return converted;
    }

    /** Adds the delegated interfaces, if a declaration is that of an emissary. */
    private static void extend(TypeDeclaration declaration) {
        ParsedEmissary.of(declaration)
                .ifPresent(emissary -> extend(declaration, emissary.delegated(), declaration.superInterfaces));
    }

    private static void extend(TypeDeclaration declaration, List<TypeReference> first, TypeReference[] clause) {
        List<TypeReference> all = new ArrayList<>(first);
        all.addAll(List.of(clause == null ? NONE : clause));
        WRITTEN.put(declaration, declaration.superInterfaces == null ? NONE : declaration.superInterfaces);
        declaration.superInterfaces = all.toArray(TypeReference[]::new);
    }

    /** Removes what was added. */
    private static void restore(TypeDeclaration declaration) {
        TypeReference[] clause = WRITTEN.remove(declaration);
        if (clause != null) {
            declaration.superInterfaces = clause.length == 0 ? null : clause;
        }
    }

    /**
     * Compares the delegated interfaces in a file that has been parsed with what is searched. The search for implementors
     * looks at the types in implements clauses.
     */
    @Hook.Exit("getMethodBodies")
    public static void match(MatchLocator search, CompilationUnitDeclaration unit, MatchingNodeSet matches) {
        if (search.patternLocator instanceof SuperTypeReferenceLocator) {
            HiddenMembers.call(SET_FLAVORS, search.patternLocator, PatternLocator.SUPERTYPE_REF_FLAVOR);
            for (ParsedEmissary emissary : emissaries(unit)) {
                for (TypeReference delegated : emissary.delegated()) {
                    search.patternLocator.match(delegated, matches);
                }
            }
            HiddenMembers.call(SET_FLAVORS, search.patternLocator, 0);
        }
    }

    private static List<ParsedEmissary> emissaries(CompilationUnitDeclaration file) {
        List<ParsedEmissary> found = new ArrayList<>();
        file.traverse(
                new ASTVisitor() {
                    @Override
                    public boolean visit(TypeDeclaration type, CompilationUnitScope scope) {
                        return add(type);
                    }

                    @Override
                    public boolean visit(TypeDeclaration type, ClassScope scope) {
                        return add(type);
                    }

                    @Override
                    public boolean visit(TypeDeclaration type, BlockScope scope) {
                        return add(type);
                    }

                    private boolean add(TypeDeclaration type) {
                        ParsedEmissary.of(type).ifPresent(found::add);
                        return true;
                    }
                },
                file.scope);
        return found;
    }
}
