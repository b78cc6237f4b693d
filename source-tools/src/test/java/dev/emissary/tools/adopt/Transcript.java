package dev.emissary.tools.adopt;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/** What a class of {@link RandomClasses} does: all of its constructors and methods are called, and the object is serialized. */
final class Transcript {
    private final ClassLoader loader;
    private final Class<?> type;
    private final List<Object> log;
    private final List<String> lines = new ArrayList<>();
    private Object delegate;

    @SuppressWarnings("unchecked") // it is a list of texts
    Transcript(ClassLoader loader, String name) throws ReflectiveOperationException {
        this.loader = loader;
        this.type = loader.loadClass(name);
        this.log = (List<Object>)
                loader.loadClass("random.Duct$Log").getField("LINES").get(null);
    }

    List<String> lines() throws Exception {
        Constructor<?>[] constructors = type.getDeclaredConstructors();
        Arrays.sort(constructors, Comparator.comparing(Constructor::toString));
        for (Constructor<?> constructor : constructors) {
            if (!Modifier.isPrivate(constructor.getModifiers())) {
                constructor.setAccessible(true);
                construct(constructor, false);
                construct(constructor, true);
            }
        }
        return lines;
    }

    private void construct(Constructor<?> constructor, boolean withNulls) throws Exception {
        lines.add(constructor + (withNulls ? " with nulls" : ""));
        delegate = loader.loadClass("random.Duct$Impl")
                .getConstructor(String.class)
                .newInstance("d");
        Object object = outcome(() -> constructor.newInstance(Arrays.stream(constructor.getParameterTypes())
                .map(parameter -> withNulls && !parameter.isPrimitive() ? null : argument(parameter))
                .toArray()));
        if (!type.isInstance(object)) {
            return;
        }
        Method[] methods = type.getMethods();
        // Not by what declares them: an emissary declares inherited default methods anew.
        Arrays.sort(
                methods,
                Comparator.comparing(method -> method.getName() + Arrays.toString(method.getParameterTypes())));
        for (Method method : methods) {
            if (!method.isBridge() && method.getDeclaringClass() != Object.class) {
                method.setAccessible(true);
                lines.add(method.getName() + " " + (method.isAnnotationPresent(Deprecated.class) ? "deprecated" : ""));
                Object[] arguments = Arrays.stream(method.getParameterTypes())
                        .map(this::argument)
                        .toArray();
                lines.add(text(object, outcome(() -> method.invoke(object, arguments))));
            }
        }
        lines.add("has its own toString: " + !object.toString().contains("@"));
        outcome(() -> serialized(object));
    }

    private Object argument(Class<?> parameter) {
        if (parameter == int.class) {
            return 3;
        }
        if (parameter == long.class) {
            return -4L;
        }
        if (parameter == double.class) {
            return 0.5;
        }
        if (parameter == String.class || parameter == Comparable.class) {
            return "s";
        }
        if (parameter == List.class) {
            return log;
        }
        return parameter.isArray() ? java.lang.reflect.Array.newInstance(parameter.getComponentType(), 0) : delegate;
    }

    /** Something that is done to the class. */
    private interface Action {
        Object run() throws Exception;
    }

    private Object outcome(Action action) throws Exception {
        Object result;
        try {
            result = action.run();
        } catch (InvocationTargetException failure) {
            lines.add("throws " + failure.getCause());
            result = null;
        } catch (IOException failure) {
            lines.add("throws " + failure);
            result = null;
        }
        log.forEach(line -> lines.add("  " + line));
        log.clear();
        return result;
    }

    private String text(Object object, Object result) {
        if (result == object || result == delegate) {
            return result == object ? "returns itself" : "returns the delegate";
        }
        boolean other = result != null && result.getClass() == delegate.getClass();
        return "returns " + (other ? "another one" : result);
    }

    private Object serialized(Object object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream output = new ObjectOutputStream(bytes)) {
            output.writeObject(object);
        }
        lines.add(HexFormat.of().formatHex(bytes.toByteArray()));
        InputStream input = new ByteArrayInputStream(bytes.toByteArray());
        try (ObjectInputStream reader = new ObjectInputStream(input) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass name) throws ClassNotFoundException {
                return Class.forName(name.getName(), false, loader);
            }
        }) {
            Object copy = reader.readObject();
            lines.add("read: " + copy.getClass() + ", as before: " + (copy.getClass() == type));
            return null;
        }
    }
}
