package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.CompilationUnitScope;
import org.eclipse.jdt.internal.core.search.matching.MatchLocator;
import org.eclipse.jdt.internal.core.search.matching.MatchingNodeSet;
import org.eclipse.jdt.internal.core.search.matching.PatternLocator;
import org.eclipse.jdt.internal.core.search.matching.SuperTypeReferenceLocator;

/**
 * The search for the implementors of an interface. It looks at the types in implements clauses; those by which an
 * emissary names its delegated interfaces are looked at as if they stood there.
 */
final class ImplementorSearch {
    private static final Method SET_FLAVORS = HiddenMembers.method(PatternLocator.class, "setFlavors", int.class);

    private ImplementorSearch() {}

    /** Compares the delegated interfaces in a file that has been parsed with what is searched. */
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
