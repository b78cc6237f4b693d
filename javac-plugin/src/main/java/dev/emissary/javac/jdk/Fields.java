/* Reflective access to the few members of javac that are not public: the one place where their names are written. */
package dev.emissary.javac.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Access to javac's non-public members, by name. */
final class Fields {

    private Fields() {}

    /**
     * Sets a non-final field.
     *
     * @param owner the class that declares the field
     * @param name the field's name
     * @param target the object whose field is set
     * @param value the value
     */
    static void set(Class<?> owner, String name, Object target, Object value) {
        try {
            Field field = owner.getDeclaredField(name);
            field.setAccessible(true);
            field.set(target, value);
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException("this JDK has no field " + owner.getName() + "." + name, cause);
        }
    }

    /**
     * Reads a field.
     *
     * @param owner the class that declares the field
     * @param name the field's name
     * @param target the object whose field is read
     * @return its value, or null when the class declares no such field
     */
    static Object getOrNull(Class<?> owner, String name, Object target) {
        try {
            Field field = owner.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(target);
        } catch (NoSuchFieldException absent) {
            return null;
        } catch (IllegalAccessException cause) {
            throw new IllegalStateException("no access to " + owner.getName() + "." + name, cause);
        }
    }

    /**
     * Finds a method of a class.
     *
     * @param owner the class that declares it
     * @param name its name
     * @param parameters its parameter types
     * @return a handle that calls it, or null when the class declares no such method
     */
    static MethodHandle methodOrNull(Class<?> owner, String name, Class<?>... parameters) {
        try {
            Method method = owner.getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            return MethodHandles.lookup().unreflect(method);
        } catch (NoSuchMethodException absent) {
            return null;
        } catch (IllegalAccessException cause) {
            throw new IllegalStateException("no access to " + owner.getName() + "." + name, cause);
        }
    }

    /**
     * Creates an object.
     *
     * @param type its class
     * @param parameters the constructor's parameter types, with that of the enclosing object in front for an inner class
     * @param arguments the arguments
     */
    static <T> T create(Class<T> type, Class<?>[] parameters, Object... arguments) {
        try {
            Constructor<T> constructor = type.getDeclaredConstructor(parameters);
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (NoSuchMethodException | InstantiationException | IllegalAccessException cause) {
            throw new IllegalStateException("this JDK creates " + type.getName() + " otherwise", cause);
        } catch (InvocationTargetException failure) {
            throw new IllegalStateException(type.getName(), failure.getCause());
        }
    }
}
