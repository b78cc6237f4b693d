package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.jdt.KeywordMark;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;

/**
 * The implements clauses of emissaries while a tool reads them that needs all interfaces there: those that are
 * delegated stand before the others.
 */
final class ImplementsClauses {
    private static final TypeReference[] NONE = {};

    private final Map<TypeDeclaration, TypeReference[]> written = Collections.synchronizedMap(new WeakHashMap<>());

    /** Adds the delegated interfaces, if a declaration is that of an emissary. */
    void extend(TypeDeclaration declaration) {
        ParsedEmissary.of(declaration).ifPresent(emissary -> extend(declaration, emissary.delegated()));
    }

    /**
     * Adds the types of a {@code delegates} clause, which the syntax tree has no other place for, to the clause as it
     * is written.
     */
    void extendByClause(TypeDeclaration declaration) {
        List<TypeReference> types = KeywordMark.clause(declaration);
        TypeReference[] clause = KeywordMark.implementsClause(declaration);
        if (types != null || clause != declaration.superInterfaces) {
            extend(declaration, types == null ? List.of() : types, clause);
        }
    }

    private void extend(TypeDeclaration declaration, List<TypeReference> first) {
        extend(declaration, first, declaration.superInterfaces);
    }

    private void extend(TypeDeclaration declaration, List<TypeReference> first, TypeReference[] clause) {
        List<TypeReference> all = new ArrayList<>(first);
        all.addAll(List.of(clause == null ? NONE : clause));
        written.put(declaration, declaration.superInterfaces == null ? NONE : declaration.superInterfaces);
        declaration.superInterfaces = all.toArray(TypeReference[]::new);
    }

    /** Removes what was added. */
    void restore(TypeDeclaration declaration) {
        TypeReference[] clause = written.remove(declaration);
        if (clause != null) {
            declaration.superInterfaces = clause.length == 0 ? null : clause;
        }
    }
}
