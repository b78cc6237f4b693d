package dev.emissary.conformance;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.TypeVariable;
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
        StringBuilder text = new StringBuilder(annotations(type));
        text.append(modifiers(type.getModifiers() & ~(Modifier.INTERFACE | Modifier.ABSTRACT)));
        text.append(
                type.isRecord() ? "record " : type.isInterface() ? "interface " : type.isEnum() ? "enum " : "class ");
        text.append(type.getName()).append(typeParameters(type.getTypeParameters()));
        if (type.getSuperclass() != null && type.getSuperclass() != Object.class) {
            text.append(" extends ").append(readable(type.getAnnotatedSuperclass()));
        }
        List<String> interfaces = Stream.of(type.getAnnotatedInterfaces())
                .map(ClassDescription::readable)
                .toList();
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
                lines.add(annotations(field) + modifiers(field.getModifiers()) + readable(field.getAnnotatedType())
                        + " " + field.getName());
            }
        }
        return lines;
    }

    /** Returns its constructors. */
    List<String> constructors() {
        List<String> lines = new ArrayList<>();
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (!constructor.isSynthetic()) {
                lines.add(annotations(constructor)
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
                lines.add(annotations(method) + (method.isBridge() ? "bridge " : "")
                        + modifiers(method.getModifiers() & OF_METHODS) + typeParameters(method)
                        + readable(method.getAnnotatedReturnType()) + " " + method.getName() + parameters(method));
            }
        }
        return lines;
    }

    private static String modifiers(int modifiers) {
        String text = Modifier.toString(modifiers);
        return text.isEmpty() ? "" : text + " ";
    }

    private static String typeParameters(Executable executable) {
        String text = typeParameters(executable.getTypeParameters());
        return text.isEmpty() ? "" : text + " ";
    }

    private static String typeParameters(TypeVariable<?>... variables) {
        return variables.length == 0
                ? ""
                : Stream.of(variables).map(ClassDescription::typeParameter).collect(Collectors.joining(", ", "<", ">"));
    }

    private static String typeParameter(TypeVariable<?> variable) {
        String bounds = Stream.of(variable.getAnnotatedBounds())
                .map(ClassDescription::readable)
                .collect(Collectors.joining(" & "));
        return annotations(variable) + variable.getName() + (bounds.equals("Object") ? "" : " extends " + bounds);
    }

    /** Returns the annotations of a declaration, with a blank after each. */
    private static String annotations(AnnotatedElement element) {
        return Stream.of(element.getDeclaredAnnotations())
                .map(annotation -> readable(annotation) + " ")
                .sorted()
                .collect(Collectors.joining());
    }

    /** Returns what the JDK writes, without {@code java.lang}, empty parentheses and the defaults of {@code @Deprecated}. */
    private static String readable(Object typeOrAnnotation) {
        return typeOrAnnotation
                .toString()
                .replace("Deprecated(forRemoval=false, since=\"\")", "Deprecated")
                .replaceAll("(@[\\w.$]+)\\(\\)", "$1")
                .replaceAll("\\bjava\\.lang\\.((?:@\\S+ )*[A-Z])", "$1")
                .replaceAll("(@[\\w.$]+)(?=\\[|\\.\\.\\.)", "$1 ")
                .replace('$', '.');
    }

    private static String parameters(Executable executable) {
        AnnotatedType[] types = executable.getAnnotatedParameterTypes();
        Parameter[] parameters = executable.getParameters();
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < types.length; i++) {
            String text = readable(types[i]);
            boolean variable = executable.isVarArgs() && i == types.length - 1;
            // The method itself tells the annotations of its parameters by their number; a bridge has none.
            texts.add(annotations(parameters[i]) + (variable ? text.substring(0, text.length() - 2) + "..." : text));
        }
        List<String> exceptions = Stream.of(executable.getAnnotatedExceptionTypes())
                .map(ClassDescription::readable)
                .toList();
        return "(" + String.join(", ", texts) + ")"
                + (exceptions.isEmpty() ? "" : " throws " + String.join(", ", exceptions));
    }
}
