package dev.emissary.javac.annotations;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import com.sun.tools.javac.util.Pair;
import java.util.LinkedHashMap;
import java.util.Map;

/** Wraps repeated annotations in their containers; on a type that javac has attributed, they are separate. */
final class RepeatedAnnotations {
    private RepeatedAnnotations() {}

    /** Returns annotations as a class file has them, several of one type in their container (JLS 9.7.5). */
    static List<Compound> wrapped(List<Compound> annotations, Names names) {
        if (annotations.tail.isEmpty()) {
            return annotations;
        }
        Map<Symbol, List<Compound>> byType = new LinkedHashMap<>();
        for (Compound annotation : annotations) {
            byType.merge(annotation.type.tsym, List.of(annotation), List::appendList);
        }
        ListBuffer<Compound> result = new ListBuffer<>();
        for (List<Compound> same : byType.values()) {
            result.add(same.tail.isEmpty() ? same.head : container(same, names));
        }
        return result.toList();
    }

    /** Whether the first is of the type of the containers for annotations of the second's type. */
    static boolean isContainer(Compound container, Compound annotation, Names names) {
        Type type = containerType(annotation, names);
        return type != null && container.type.tsym == type.tsym;
    }

    /** Returns the type of the containers for annotations of a type, or null if that is not repeatable. */
    private static Type containerType(Compound annotation, Names names) {
        Compound repeatable =
                ((ClassSymbol) annotation.type.tsym).getAnnotationTypeMetadata().getRepeatable();
        return repeatable != null && repeatable.member(names.value) instanceof Attribute.Class container
                ? container.classType
                : null;
    }

    private static Compound container(List<Compound> contained, Names names) {
        Type type = containerType(contained.head, names);
        if (type == null || !(type.tsym.members().findFirst(names.value) instanceof MethodSymbol value)) {
            // javac has reported the repetition.
            return contained.head;
        }
        Attribute[] values = contained.toArray(new Attribute[contained.size()]);
        Attribute.Array all = new Attribute.Array(value.type.getReturnType(), values);
        return new Compound(type, List.of(new Pair<>(value, all)));
    }
}
