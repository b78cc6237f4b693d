package dev.emissary.eclipse.ide;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;

/**
 * The implements clauses of emissaries while a tool reads them that needs all interfaces there: those that are delegated
 * stand before the others.
 */
final class ImplementsClauses {
    private static final TypeReference[] NONE = {};

    private final Map<TypeDeclaration, TypeReference[]> written = Collections.synchronizedMap(new WeakHashMap<>());

    /** Adds the delegated interfaces, if a declaration is that of an emissary. */
    void extend(TypeDeclaration declaration) {
        ParsedEmissary.of(declaration).ifPresent(emissary -> {
            TypeReference[] clause = declaration.superInterfaces == null ? NONE : declaration.superInterfaces;
            List<TypeReference> all = new ArrayList<>(emissary.delegated());
            all.addAll(List.of(clause));
            written.put(declaration, clause);
            declaration.superInterfaces = all.toArray(TypeReference[]::new);
        });
    }

    /** Takes the delegated interfaces away again. */
    void restore(TypeDeclaration declaration) {
        TypeReference[] clause = written.remove(declaration);
        if (clause != null) {
            declaration.superInterfaces = clause.length == 0 ? null : clause;
        }
    }
}
