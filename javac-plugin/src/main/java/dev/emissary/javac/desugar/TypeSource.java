package dev.emissary.javac.desugar;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.BoundKind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntryKind;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.util.Constants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes types and annotations as source text at a place in a file. */
record TypeSource(TypeNames names, NamingPlace place) {

    /**
     * An annotation within a type.
     *
     * @param annotation the annotation
     * @param path its path in the type (JVMS 4.7.20.2)
     * @param needsQualifiedName whether it must not precede a simple name, because it would also annotate the
     *     declaration, as {@code @A String} does
     */
    record Placed(Compound annotation, List<TypePathEntry> path, boolean needsQualifiedName) {
        /** Whether it annotates the type itself. */
        boolean isHere() {
            return path.isEmpty();
        }

        Placed after(int steps) {
            return new Placed(annotation, path.subList(steps, path.size()), needsQualifiedName);
        }
    }

    String of(Type type) {
        return of(type, List.of());
    }

    /** Writes a type with the annotations in it. */
    String of(Type type, List<Placed> annotations) {
        return switch (type.getTag()) {
            case ARRAY -> array((ArrayType) type, annotations, false);
            case CLASS -> classType(type, annotations);
            case WILDCARD -> wildcard((WildcardType) type, annotations);
            case TYPEVAR, ERROR -> here(annotations) + names.of(type.tsym, place);
            case VOID -> "void";
            default -> here(annotations) + type.tsym.name;
        };
    }

    /** Writes the type of a parameter of variable arity. */
    String variableArity(ArrayType type, List<Placed> annotations) {
        return array(type, annotations, true);
    }

    private String array(ArrayType type, List<Placed> annotations, boolean variableArity) {
        StringBuilder dimensions = new StringBuilder();
        Type element = type;
        List<Placed> rest = annotations;
        while (element instanceof ArrayType dimension) {
            String before = here(rest);
            rest = below(rest, TypePathEntryKind.ARRAY, 0);
            element = dimension.elemtype;
            boolean last = variableArity && !(element instanceof ArrayType);
            dimensions.append(before.isEmpty() ? "" : " " + before).append(last ? "..." : "[]");
        }
        return of(element, rest) + dimensions;
    }

    private String wildcard(WildcardType type, List<Placed> annotations) {
        String bound =
                type.kind == BoundKind.UNBOUND ? "" : of(type.type, below(annotations, TypePathEntryKind.WILDCARD, 0));
        return here(annotations) + type.kind + bound;
    }

    /** Annotations of an inner class have one path step for each enclosing class (JVMS 4.7.20.2). */
    private String classType(Type type, List<Placed> annotations) {
        int depth = 0;
        for (Type outer = outer(type); outer.hasTag(TypeTag.CLASS); outer = outer(outer)) {
            depth++;
        }
        List<Placed> own = new ArrayList<>();
        List<Placed> ofOuter = new ArrayList<>();
        for (Placed annotation : annotations) {
            boolean isOwn = annotation.path().stream()
                            .takeWhile(step -> step.tag == TypePathEntryKind.INNER_TYPE)
                            .count()
                    == depth;
            (isOwn ? own : ofOuter).add(isOwn ? annotation.after(depth) : annotation);
        }
        Type outer = outer(type);
        String name = outer.isParameterized() || !ofOuter.isEmpty()
                ? of(outer, ofOuter) + "." + here(own) + type.tsym.name
                : named(name((ClassSymbol) type.tsym, own), own);
        return name + arguments(type, own);
    }

    /** A member of an interface is static, and the class files of Scala mention it with type arguments of the interface. */
    private static Type outer(Type type) {
        return ((ClassSymbol) type.tsym).isStatic() ? Type.noType : type.getEnclosingType();
    }

    private String name(ClassSymbol symbol, List<Placed> annotations) {
        String name = names.of(symbol, place);
        boolean qualified = name.indexOf('.') < 0
                && annotations.stream().anyMatch(annotation -> annotation.isHere() && annotation.needsQualifiedName());
        return qualified ? symbol.getQualifiedName().toString() : name;
    }

    /** Annotations of a type precede the last part of its name. */
    private String named(String name, List<Placed> annotations) {
        int last = name.lastIndexOf('.') + 1;
        return name.substring(0, last) + here(annotations) + name.substring(last);
    }

    private String arguments(Type type, List<Placed> annotations) {
        if (type.getTypeArguments().isEmpty()) {
            return "";
        }
        List<String> arguments = new ArrayList<>();
        for (Type argument : type.getTypeArguments()) {
            arguments.add(of(argument, below(annotations, TypePathEntryKind.TYPE_ARGUMENT, arguments.size())));
        }
        return "<" + String.join(", ", arguments) + ">";
    }

    private static List<Placed> below(List<Placed> annotations, TypePathEntryKind step, int argument) {
        return annotations.stream()
                .filter(annotation -> !annotation.isHere())
                .filter(annotation -> annotation.path().get(0).tag == step
                        && (step != TypePathEntryKind.TYPE_ARGUMENT
                                || annotation.path().get(0).arg == argument))
                .map(annotation -> annotation.after(1))
                .toList();
    }

    private String here(List<Placed> annotations) {
        return annotations.stream()
                .filter(Placed::isHere)
                .map(annotation -> annotation(annotation.annotation()) + " ")
                .collect(joining());
    }

    /** Returns an annotation without elements, if its type has a name here. */
    Optional<String> marker(Type annotation) {
        return Optional.ofNullable(names.find(annotation.tsym, place)).map("@"::concat);
    }

    String annotation(Compound annotation) {
        String name = "@" + of(annotation.type);
        if (annotation.values.isEmpty()) {
            return name;
        }
        boolean single = annotation.values.size() == 1 && annotation.values.head.fst.name.contentEquals("value");
        return name
                + annotation.values.stream()
                        .map(value -> single ? value(value.snd) : value.fst.name + " = " + value(value.snd))
                        .collect(joining(", ", "(", ")"));
    }

    private String value(Attribute value) {
        if (value instanceof Attribute.Constant constant) {
            return Constants.format(constant.value, constant.type);
        } else if (value instanceof Attribute.Class literal) {
            return of(literal.classType) + ".class";
        } else if (value instanceof Attribute.Enum constant) {
            return names.inExpression((ClassSymbol) constant.type.tsym, place) + "." + constant.value.name;
        } else if (value instanceof Attribute.Array array) {
            return array.values.length == 1
                    ? value(array.values[0])
                    : List.of(array.values).stream().map(this::value).collect(joining(", ", "{", "}"));
        }
        return annotation((Compound) value);
    }
}
