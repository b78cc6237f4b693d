package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.ide.NamedComponents.Named;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.RecordDeclaration;

/**
 * The occurrences of a component in its file, which are where the language server lets it be renamed.
 * Their finder is no dependency, and is used by reflection.
 */
final class Occurrences {
    private static final String FINDER = "org.eclipse.jdt.internal.core.manipulation.search.OccurrencesFinder.";

    private Occurrences() {}

    /** Makes a finder look for the component whose name stands in a clause, or returns its error. */
    @Hook.Exit(FINDER + "initialize")
    public static String select(Object finder, CompilationUnit root, int offset, int length, String error)
            throws ReflectiveOperationException {
        if (error == null) {
            return null;
        }
        for (Named named : in(root)) {
            if (named.start() <= offset
                    && offset <= named.start() + named.component().getLength()) {
                return (String) finder.getClass()
                        .getMethod("initialize", CompilationUnit.class, ASTNode.class)
                        .invoke(finder, root, named.component());
            }
        }
        return error;
    }

    /** Returns what has been found, with the names in clauses if a component is among it. */
    @Hook.Exit(
            FINDER
                    + "getOccurrences()[Lorg/eclipse/jdt/internal/core/manipulation/search/IOccurrencesFinder$OccurrenceLocation;")
    public static Object[] withNamed(Object finder, Object... found) throws ReflectiveOperationException {
        if (found == null || found.length == 0) {
            return found;
        }
        Class<?> type = found.getClass().getComponentType();
        Set<Object> offsets = new HashSet<>();
        for (Object one : found) {
            offsets.add(type.getMethod("getOffset").invoke(one));
        }
        List<Object> all = new ArrayList<>(List.of(found));
        Constructor<?> constructor = type.getConstructor(int.class, int.class, int.class, String.class);
        CompilationUnit root =
                (CompilationUnit) finder.getClass().getMethod("getASTRoot").invoke(finder);
        for (Named named : in(root)) {
            if (offsets.contains(named.component().getStartPosition())) {
                String name = named.component().getIdentifier();
                all.add(constructor.newInstance(named.start(), name.length(), 0, name));
            }
        }
        return all.toArray((Object[]) Array.newInstance(type, 0));
    }

    private static List<Named> in(CompilationUnit root) {
        List<Named> all = new ArrayList<>();
        root.accept(new ASTVisitor() {
            @Override
            public boolean visit(RecordDeclaration declaration) {
                try {
                    all.addAll(NamedComponents.in(declaration));
                } catch (JavaModelException gone) {
                    return false;
                }
                return true;
            }
        });
        return all;
    }
}
