package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.HeaderText.Target;
import dev.emissary.eclipse.jdt.access.Trees;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.ClassLiteralAccess;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;

/** The lists that are annotations of components, which together are one list (EM-DEL-10). */
final class ComponentLists {
    private ComponentLists() {}

    /** Moves the lists of the components to the state, unless it has another list. */
    static void move(EmissaryState state) {
        TypeDeclaration declaration = state.declaration;
        List<TypeReference> types = new ArrayList<>();
        List<Target> targets = new ArrayList<>();
        for (RecordComponent component : declaration.recordComponents) {
            for (Annotation annotation : of(component, declaration)) {
                state.lists.put(annotation, component);
                List<TypeReference> own = types(annotation);
                state.hasEmptyList |= own != null && own.isEmpty();
                if (own != null && !own.isEmpty()) {
                    types.addAll(own);
                    targets.addAll(Collections.nCopies(
                            own.size(),
                            new Target(
                                    new String(component.name), 0, 0, component.sourceStart, component.sourceEnd, 0)));
                }
                if (own != null) {
                    Annotation[] others = Arrays.stream(component.annotations)
                            .filter(other -> other != annotation)
                            .toArray(Annotation[]::new);
                    component.annotations = others.length == 0 ? null : others;
                }
            }
        }
        state.hasEmptyList &= types.isEmpty();
        state.hasTwoLists = !state.lists.isEmpty() && HeaderReader.value(state) != null;
        if (!types.isEmpty() && !state.hasTwoLists) {
            state.clause = DelegatesClause.of(types, targets, declaration);
            state.hasComponentLists = true;
        }
    }

    /** Returns the annotations of a component that are the emissary's. */
    static List<Annotation> of(RecordComponent component, TypeDeclaration declaration) {
        List<Annotation> lists = new ArrayList<>(0);
        for (Annotation annotation : Trees.list(component.annotations)) {
            if (Emissaries.isEmissary(annotation, declaration.scope)) {
                lists.add(annotation);
            }
        }
        return lists;
    }

    /** Returns the types of a list, or null if it has an error of the compiler's own. */
    private static List<TypeReference> types(Annotation annotation) {
        List<TypeReference> types = new ArrayList<>();
        for (MemberValuePair pair : annotation.memberValuePairs()) {
            if (!"value".equals(new String(pair.name))) {
                return null;
            }
            for (Expression value : Trees.elements(pair.value)) {
                if (!(value instanceof ClassLiteralAccess literal)) {
                    return null;
                }
                types.add(literal.type);
            }
        }
        return types;
    }

    /** Reports what is wrong with the lists as such. */
    static void check(EmissaryState state) {
        if (state.hasTwoLists) {
            Problems.error(state.declaration, state.lists.keySet().iterator().next(), "list.twice");
        }
        state.lists.forEach((list, component) -> {
            List<TypeReference> types = types(list);
            if (types != null && types.isEmpty()) {
                Problems.error(state.declaration, list, "target.empty", new String(component.name));
            }
        });
    }
}
