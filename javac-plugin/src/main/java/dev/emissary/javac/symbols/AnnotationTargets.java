package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import java.util.HashSet;
import java.util.Set;

/** The targets of annotation types, by the names of {@code ElementType}. */
public final class AnnotationTargets {
    private AnnotationTargets() {}

    /** Returns the targets of a completed annotation type, or null if it declares none. */
    public static Set<String> of(ClassSymbol annotationType) {
        Compound target = annotationType.getAnnotationTypeMetadata().getTarget();
        // Of a mistaken one, there is no value.
        if (target == null || target.values.isEmpty() || !(target.values.head.snd instanceof Attribute.Array array)) {
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

    /** Whether an annotation's type declares a target. */
    public static boolean include(Compound annotation, String target) {
        Set<String> targets = of((ClassSymbol) annotation.type.tsym);
        return targets != null && targets.contains(target);
    }

    /**
     * Whether the class of an annotation can be found. A class file may have annotations of a library that its users
     * need not have, and javac ignores them; to write one, it must know the annotation's retention.
     */
    public static boolean isKnown(Compound annotation) {
        Symbol annotationType = annotation.type.tsym;
        try {
            annotationType.complete();
        } catch (CompletionFailure missing) {
            return false;
        }
        // The failure is thrown only once; after that, the class has an erroneous type.
        return !annotationType.type.isErroneous();
    }
}
