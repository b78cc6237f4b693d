package dev.emissary.javac.jdk;

import com.sun.source.tree.ImportTree;
import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCImport;
import com.sun.tools.javac.util.List;

/** The imports of a file: their trees, and their scopes. */
public final class FileImports {
    private FileImports() {}

    /** Returns what an import names, through the supported interface: the type of the field has changed in JDK 21. */
    public static JCFieldAccess name(JCImport imported) {
        return (JCFieldAccess) ((ImportTree) imported).getQualifiedIdentifier();
    }

    /** Whether a definition imports a module: {@code JCModuleImport} exists since JDK 23 (JEP 476). */
    public static boolean isOfModule(JCTree definition) {
        return definition instanceof ImportTree && !(definition instanceof JCImport);
    }

    /** Returns the scopes in which javac looks up a name, in this order; there are module imports since JDK 23. */
    public static List<Scope> onDemand(JCCompilationUnit unit) {
        Object ofModules = HiddenMember.MODULE_IMPORTS.get(unit);
        List<Scope> scopes = ofModules instanceof Scope scope ? List.of(scope) : List.nil();
        return unit.starImportScope == null ? scopes : scopes.prepend(unit.starImportScope);
    }
}
