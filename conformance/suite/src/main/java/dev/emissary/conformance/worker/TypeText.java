package dev.emissary.conformance.worker;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Types as text, with all annotations that are visible at run time.
 *
 * <p>What {@code toString} gives is not the same on all JDKs. Names of {@code java.lang} have no package here, and what
 * has its default is left out.
 */
final class TypeText {
    private TypeText() {}

    /** Returns the annotations of a declaration or of a type, with a blank after each. */
    static String annotations(AnnotatedElement element) {
        return Stream.of(element.getDeclaredAnnotations())
                .map(annotation -> text(annotation) + " ")
                .sorted()
                .collect(Collectors.joining());
    }

    /** Returns the type parameters of a class or method with their bounds, or nothing. */
    static String parameters(TypeVariable<?>[] variables) {
        return variables.length == 0
                ? ""
                : Stream.of(variables).map(TypeText::parameter).collect(Collectors.joining(", ", "<", ">"));
    }

    private static String parameter(TypeVariable<?> variable) {
        String bounds =
                Stream.of(variable.getAnnotatedBounds()).map(TypeText::of).collect(Collectors.joining(" & "));
        return annotations(variable) + variable.getName() + (bounds.equals("Object") ? "" : " extends " + bounds);
    }

    /** Returns a type. */
    static String of(AnnotatedType type) {
        if (type instanceof AnnotatedArrayType array) {
            AnnotatedType component = array.getAnnotatedGenericComponentType();
            String here = annotations(array);
            String text = of(component);
            int end = elementEnd(component, text);
            return text.substring(0, end) + (here.isEmpty() ? "" : " " + here) + "[]" + text.substring(end);
        }
        if (type instanceof AnnotatedWildcardType wildcard) {
            return wildcard(wildcard);
        }
        AnnotatedType owner = type.getAnnotatedOwnerType();
        boolean inner = owner != null && isInner(type.getType());
        String name = inner
                ? of(owner) + "." + annotations(type) + simpleName(type.getType())
                : annotations(type) + name(type.getType());
        if (type instanceof AnnotatedParameterizedType parameterized) {
            String arguments = Stream.of(parameterized.getAnnotatedActualTypeArguments())
                    .map(TypeText::of)
                    .collect(Collectors.joining(", "));
            return arguments.isEmpty() ? name : name + "<" + arguments + ">";
        }
        return name;
    }

    /** Returns where in the text of an array's component the dimension stands: before those of the component. */
    private static int elementEnd(AnnotatedType component, String text) {
        if (!(component instanceof AnnotatedArrayType)) {
            return text.length();
        }
        AnnotatedType element = component;
        while (element instanceof AnnotatedArrayType array) {
            element = array.getAnnotatedGenericComponentType();
        }
        return of(element).length();
    }

    private static String wildcard(AnnotatedWildcardType wildcard) {
        String here = annotations(wildcard) + "?";
        if (wildcard.getAnnotatedLowerBounds().length > 0) {
            return here + " super " + of(wildcard.getAnnotatedLowerBounds()[0]);
        }
        String bound =
                Stream.of(wildcard.getAnnotatedUpperBounds()).map(TypeText::of).collect(Collectors.joining(" & "));
        return bound.isEmpty() || bound.equals("Object") ? here : here + " extends " + bound;
    }

    private static boolean isInner(Type type) {
        Class<?> erased = erased(type);
        return erased != null && erased.isMemberClass() && !java.lang.reflect.Modifier.isStatic(erased.getModifiers());
    }

    private static Class<?> erased(Type type) {
        return type instanceof ParameterizedType parameterized
                ? (Class<?>) parameterized.getRawType()
                : type instanceof Class<?> one ? one : null;
    }

    private static String simpleName(Type type) {
        return Objects.requireNonNull(erased(type)).getSimpleName();
    }

    private static String name(Type type) {
        Class<?> erased = erased(type);
        return erased == null ? type.getTypeName() : name(erased);
    }

    private static String name(Class<?> type) {
        String name = type.getCanonicalName() == null ? type.getName() : type.getCanonicalName();
        return name.startsWith("java.lang.") && name.indexOf('.', "java.lang.".length()) < 0
                ? name.substring("java.lang.".length())
                : name;
    }

    private static String text(Annotation annotation) {
        List<String> values = new ArrayList<>();
        Method[] methods = annotation.annotationType().getDeclaredMethods();
        Stream.of(methods).sorted(Comparator.comparing(Method::getName)).forEach(method -> {
            Object value = value(annotation, method);
            if (!Objects.deepEquals(value, method.getDefaultValue())) {
                values.add(method.getName() + "=" + text(value));
            }
        });
        String all = values.size() == 1 ? values.get(0).replaceFirst("^value=", "") : String.join(", ", values);
        return "@" + name(annotation.annotationType()) + (all.isEmpty() ? "" : "(" + all + ")");
    }

    private static Object value(Annotation annotation, Method method) {
        try {
            method.setAccessible(true);
            return method.invoke(annotation);
        } catch (IllegalAccessException | InvocationTargetException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static String text(Object value) {
        if (value.getClass().isArray()) {
            List<String> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                elements.add(text(Array.get(value, i)));
            }
            return elements.size() == 1 ? elements.get(0) : "{" + String.join(", ", elements) + "}";
        }
        if (value instanceof Class<?> type) {
            return name(type) + ".class";
        }
        return value instanceof String string
                ? "\"" + string + "\""
                : value instanceof Annotation nested ? text(nested) : value.toString();
    }
}
