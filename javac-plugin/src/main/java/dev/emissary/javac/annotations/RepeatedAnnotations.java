package dev.emissary.javac.annotations;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import com.sun.tools.javac.util.Pair;

/** Wraps repeated annotations in their containers; on a type that javac has attributed, they are separate. */
final class RepeatedAnnotations {
    private final Names names;

    RepeatedAnnotations(Context context) {
        names = Names.instance(context);
    }

    /** Returns annotations as a class file has them, several of one type in their container (JLS 9.7.5). */
    List<Compound> wrapped(List<Compound> annotations) {
        if (annotations.tail.isEmpty()) {
            return annotations;
        }
        ListBuffer<Compound> result = new ListBuffer<>();
        List<Compound> rest = annotations;
        while (rest.nonEmpty()) {
            Compound first = rest.head;
            List<Compound> same = List.nil();
            List<Compound> others = List.nil();
            for (Compound annotation : rest) {
                if (annotation.type.tsym == first.type.tsym) {
                    same = same.append(annotation);
                } else {
                    others = others.append(annotation);
                }
            }
            result.add(same.tail.isEmpty() ? first : container(same));
            rest = others;
        }
        return result.toList();
    }

    /** Whether the first is an annotation of the second's type, or a container of such annotations. */
    boolean haveSameType(Compound annotationOrContainer, Compound annotation) {
        Type container = containerType(annotation);
        return annotationOrContainer.type.tsym == annotation.type.tsym
                || (container != null && annotationOrContainer.type.tsym == container.tsym);
    }

    /** Returns the type of the containers for annotations of a type, or null if that is not repeatable. */
    private Type containerType(Compound annotation) {
        Compound repeatable =
                ((ClassSymbol) annotation.type.tsym).getAnnotationTypeMetadata().getRepeatable();
        return repeatable != null && repeatable.member(names.value) instanceof Attribute.Class container
                ? container.classType
                : null;
    }

    private Compound container(List<Compound> contained) {
        Type type = containerType(contained.head);
        if (type == null || !(type.tsym.members().findFirst(names.value) instanceof MethodSymbol value)) {
            // javac has reported the repetition.
            return contained.head;
        }
        Attribute[] values = contained.toArray(new Attribute[contained.size()]);
        Attribute.Array all = new Attribute.Array(value.type.getReturnType(), values);
        return new Compound(type, List.of(new Pair<>(value, all)));
    }
}
