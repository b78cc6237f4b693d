package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.rules.annotations.MethodAnnotations.TypeAnnotation;
import dev.emissary.rules.annotations.Spot;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.codegen.ConstantPool;
import org.eclipse.jdt.internal.compiler.env.ClassSignature;
import org.eclipse.jdt.internal.compiler.env.EnumConstantSignature;
import org.eclipse.jdt.internal.compiler.env.IBinaryAnnotation;
import org.eclipse.jdt.internal.compiler.impl.Constant;
import org.eclipse.jdt.internal.compiler.lookup.AnnotationBinding;
import org.eclipse.jdt.internal.compiler.lookup.ElementValuePair;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** Writes annotations into a class file (JVMS 4.7.16 to 4.7.20). */
final class AnnotationWriter {
    private final ClassFile classFile;
    private final ConstantPool pool;
    private final LookupEnvironment environment;

    AnnotationWriter(ClassFile classFile, LookupEnvironment environment) {
        this.classFile = classFile;
        this.environment = environment;
        pool = classFile.constantPool;
    }

    /** Writes the attributes for declaration annotations; returns how many there are. */
    int declarations(Collection<AnnotationBinding> annotations) {
        return attributes("Annotations", annotations, AnnotationBindings::isVisible, this::annotations);
    }

    /** Writes the attributes for those of parameters; returns how many there are. */
    int parameters(List<List<AnnotationBinding>> annotations) {
        List<AnnotationBinding> all = annotations.stream().flatMap(List::stream).toList();
        return attributes("ParameterAnnotations", all, AnnotationBindings::isVisible, some -> {
            u1(annotations.size());
            annotations.forEach(
                    ofOne -> annotations(ofOne.stream().filter(some::contains).toList()));
        });
    }

    /** Writes the attributes for type annotations; returns how many there are. */
    int types(Collection<TypeAnnotation<AnnotationBinding>> annotations) {
        return attributes(
                "TypeAnnotations", annotations, one -> AnnotationBindings.isVisible(one.annotation()), all -> {
                    u2(all.size());
                    for (TypeAnnotation<AnnotationBinding> one : all) {
                        spot(one.spot());
                        u1(one.path().steps().size() / 2);
                        one.path().steps().forEach(this::u1);
                        annotation(one.annotation());
                    }
                });
    }

    private void spot(Spot spot) {
        u1(spot.target());
        switch (spot.target()) {
            case Spot.PARAMETER, Spot.TYPE_PARAMETER -> u1(spot.index());
            case Spot.TYPE_PARAMETER_BOUND -> {
                u1(spot.index());
                u1(spot.bound());
            }
            case Spot.EXCEPTION -> u2(spot.index());
            default -> {}
        }
    }

    private <T> int attributes(String name, Collection<T> all, Predicate<T> isVisible, Consumer<List<T>> content) {
        int count = 0;
        for (boolean visible : new boolean[] {false, true}) {
            List<T> some =
                    all.stream().filter(one -> isVisible.test(one) == visible).toList();
            if (!some.isEmpty()) {
                attribute((visible ? "RuntimeVisible" : "RuntimeInvisible") + name, () -> content.accept(some));
                count++;
            }
        }
        return count;
    }

    private void attribute(String name, Runnable content) {
        u2(pool.literalIndex(name.toCharArray()));
        int start = classFile.contentsOffset;
        u4(0);
        content.run();
        int end = classFile.contentsOffset;
        classFile.contentsOffset = start;
        u4(end - start - 4);
        classFile.contentsOffset = end;
    }

    private void annotations(List<AnnotationBinding> annotations) {
        u2(annotations.size());
        annotations.forEach(this::annotation);
    }

    private void annotation(AnnotationBinding annotation) {
        ReferenceBinding annotationType = annotation.getAnnotationType();
        if (annotationType.isMemberType()) {
            classFile.recordInnerClasses(annotationType);
        }
        u2(pool.literalIndex(annotationType.signature()));
        // Where there is no pair, the compiler has reported an error in its value.
        List<ElementValuePair> pairs = Arrays.stream(annotation.getElementValuePairs())
                .filter(Objects::nonNull)
                .toList();
        u2(pairs.size());
        for (ElementValuePair pair : pairs) {
            u2(pool.literalIndex(pair.getName()));
            TypeBinding type = pair.getMethodBinding() == null ? null : pair.getMethodBinding().returnType;
            boolean single = type != null && type.isArrayType() && !(pair.getValue() instanceof Object[]);
            value(single ? new Object[] {pair.getValue()} : pair.getValue(), type);
        }
    }

    /** Writes a value; its type is null if it is from a class file, where the value tells. */
    private void value(Object value, TypeBinding type) {
        if (value instanceof Object[] array) {
            u1('[');
            u2(array.length);
            for (Object one : array) {
                value(one, type);
            }
        } else if (value instanceof Constant constant) {
            constant(constant, type == null ? constant.typeID() : type.leafComponentType().id);
        } else if (value instanceof FieldBinding field) {
            enumConstant(field.type.signature(), field.name);
        } else if (value instanceof EnumConstantSignature constant) {
            enumConstant(constant.getTypeName(), constant.getEnumConstantName());
        } else if (value instanceof TypeBinding literal) {
            classLiteral(literal.signature());
        } else if (value instanceof ClassSignature literal) {
            classLiteral(literal.getTypeName());
        } else {
            u1('@');
            annotation(
                    value instanceof AnnotationBinding binding
                            ? binding
                            : AnnotationBindings.of((IBinaryAnnotation) value, environment));
        }
    }

    private void enumConstant(char[] type, char[] name) {
        u1('e');
        u2(pool.literalIndex(type));
        u2(pool.literalIndex(name));
    }

    private void classLiteral(char[] type) {
        u1('c');
        u2(pool.literalIndex(type));
    }

    private void constant(Constant constant, int type) {
        switch (type) {
            case TypeIds.T_boolean -> number('Z', pool.literalIndex(constant.booleanValue() ? 1 : 0));
            case TypeIds.T_byte -> number('B', pool.literalIndex(constant.intValue()));
            case TypeIds.T_char -> number('C', pool.literalIndex(constant.intValue()));
            case TypeIds.T_short -> number('S', pool.literalIndex(constant.intValue()));
            case TypeIds.T_int -> number('I', pool.literalIndex(constant.intValue()));
            case TypeIds.T_long -> number('J', pool.literalIndex(constant.longValue()));
            case TypeIds.T_float -> number('F', pool.literalIndex(constant.floatValue()));
            case TypeIds.T_double -> number('D', pool.literalIndex(constant.doubleValue()));
            default -> number('s', pool.literalIndex(constant.stringValue().toCharArray()));
        }
    }

    private void number(char tag, int index) {
        u1(tag);
        u2(index);
    }

    private void u1(int value) {
        if (classFile.contentsOffset + 1 >= classFile.contents.length) {
            classFile.contents = Arrays.copyOf(classFile.contents, 2 * classFile.contents.length + 1);
        }
        classFile.contents[classFile.contentsOffset++] = (byte) value;
    }

    private void u2(int value) {
        u1(value >> 8);
        u1(value);
    }

    private void u4(int value) {
        u2(value >> 16);
        u2(value);
    }
}
