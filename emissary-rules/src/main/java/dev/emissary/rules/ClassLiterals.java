package dev.emissary.rules;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.DeclaredType;

/** The text of an explicit list, as written in the parentheses of {@code @Emissary}. */
final class ClassLiterals {
    private ClassLiterals() {}

    /** Returns the list of the given interfaces, each once. */
    static String of(List<DeclaredType> interfaces) {
        TypeText text = new TypeText(Map.of());
        Set<String> literals = new LinkedHashSet<>();
        for (DeclaredType one : interfaces) {
            literals.add(text.of(one.asElement()) + ".class");
        }
        String list = String.join(", ", literals);
        return literals.size() == 1 ? list : "{" + list + "}";
    }
}
