package dev.emissary.javac.jdk;

import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.List;

/** The scopes of a file's on-demand imports. */
public final class ImportScopes {
    private ImportScopes() {}

    /** Returns the scopes in which javac looks up a name, in this order; there are module imports since JDK 23. */
    public static List<Scope> onDemand(JCCompilationUnit unit) {
        Object ofModules = HiddenMember.MODULE_IMPORTS.get(unit);
        List<Scope> scopes = ofModules instanceof Scope scope ? List.of(scope) : List.nil();
        return unit.starImportScope == null ? scopes : scopes.prepend(unit.starImportScope);
    }
}
