package dev.emissary.conformance.worker;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What reflection says of a class, in lines that look like declarations.
 *
 * @param type the class
 */
record ClassDescription(Class<?> type) {
    private static final int OF_METHODS = Modifier.methodModifiers();

    /** Returns its declaration without the body. */
    String header() {
        StringBuilder text = new StringBuilder(TypeText.annotations(type));
        text.append(modifiers(type.getModifiers() & ~(Modifier.INTERFACE | Modifier.ABSTRACT)));
        text.append(
                type.isRecord() ? "record " : type.isInterface() ? "interface " : type.isEnum() ? "enum " : "class ");
        text.append(type.getName()).append(TypeText.parameters(type.getTypeParameters()));
        if (type.getSuperclass() != null && type.getSuperclass() != Object.class) {
            text.append(" extends ").append(TypeText.of(type.getAnnotatedSuperclass()));
        }
        List<String> interfaces =
                Stream.of(type.getAnnotatedInterfaces()).map(TypeText::of).toList();
        if (!interfaces.isEmpty()) {
            text.append(type.isInterface() ? " extends " : " implements ").append(String.join(", ", interfaces));
        }
        if (type.isSealed()) {
            text.append(" permits ")
                    .append(Stream.of(type.getPermittedSubclasses())
                            .map(Class::getName)
                            .sorted()
                            .collect(Collectors.joining(", ")));
        }
        return text.toString();
    }

    /** Returns its fields in the order of their declaration. */
    List<String> fields() {
        List<String> lines = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!field.isSynthetic()) {
                lines.add(TypeText.annotations(field) + modifiers(field.getModifiers())
                        + TypeText.of(field.getAnnotatedType()) + " " + field.getName());
            }
        }
        return lines;
    }

    /** Returns its constructors. */
    List<String> constructors() {
        List<String> lines = new ArrayList<>();
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (!constructor.isSynthetic()) {
                lines.add(TypeText.annotations(constructor)
                        + modifiers(constructor.getModifiers() & OF_METHODS)
                        + typeParameters(constructor)
                        + type.getSimpleName()
                        + parameters(constructor));
            }
        }
        return lines;
    }

    /** Returns its methods, bridges too. */
    List<String> methods() {
        List<String> lines = new ArrayList<>();
        for (Method method : type.getDeclaredMethods()) {
            if (method.isBridge() || !method.isSynthetic()) {
                lines.add(TypeText.annotations(method) + (method.isBridge() ? "bridge " : "")
                        + modifiers(method.getModifiers() & OF_METHODS) + typeParameters(method)
                        + TypeText.of(method.getAnnotatedReturnType()) + " " + method.getName() + parameters(method));
            }
        }
        return lines;
    }

    private static String modifiers(int modifiers) {
        String text = Modifier.toString(modifiers);
        return text.isEmpty() ? "" : text + " ";
    }

    private static String typeParameters(Executable executable) {
        String text = TypeText.parameters(executable.getTypeParameters());
        return text.isEmpty() ? "" : text + " ";
    }

    private static String parameters(Executable executable) {
        AnnotatedType[] types = executable.getAnnotatedParameterTypes();
        Parameter[] parameters = executable.getParameters();
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < types.length; i++) {
            String text = TypeText.of(types[i]);
            boolean variable = executable.isVarArgs() && i == types.length - 1;
            // The method itself tells the annotations of its parameters by their number; a bridge has none.
            texts.add(TypeText.annotations(parameters[i])
                    + (variable ? text.substring(0, text.length() - 2) + "..." : text));
        }
        List<String> exceptions = Stream.of(executable.getAnnotatedExceptionTypes())
                .map(TypeText::of)
                .toList();
        return "(" + String.join(", ", texts) + ")"
                + (exceptions.isEmpty() ? "" : " throws " + String.join(", ", exceptions));
    }
}
