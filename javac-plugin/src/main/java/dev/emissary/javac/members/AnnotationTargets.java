package dev.emissary.javac.members;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import java.util.HashSet;
import java.util.Set;

/** The kinds of places in which annotations of a type may stand, by the names of {@code ElementType}. */
public final class AnnotationTargets {
    private AnnotationTargets() {}

    /** Returns the targets of an annotation type that is complete, or null when it names none. */
    static Set<String> of(ClassSymbol annotationType) {
        Compound target = annotationType.getAnnotationTypeMetadata().getTarget();
        if (target == null || !(target.values.head.snd instanceof Attribute.Array array)) {
            return null;
        }
        Set<String> result = new HashSet<>();
        for (Attribute value : array.values) {
            if (value instanceof Attribute.Enum constant) {
                result.add(constant.value.name.toString());
            }
        }
        return result;
    }

    /** Whether an annotation names a target. */
    public static boolean include(Compound annotation, String target) {
        Set<String> targets = of((ClassSymbol) annotation.type.tsym);
        return targets != null && targets.contains(target);
    }
}
