package dev.emissary.examples.component.app;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;

/** The attempts that get through to private members wherever no module boundary stops them. */
final class DeepReflection {

    private DeepReflection() {}

    /** Reads a private field, and says which class of object it got or which exception. */
    static String read(Field field, Object object) {
        try {
            field.setAccessible(true);
            return "gets the " + field.get(object).getClass().getSimpleName();
        } catch (InaccessibleObjectException | IllegalAccessException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** Calls a private constructor, and says which class of object it got or which exception. */
    static String call(Constructor<?> constructor, Object... arguments) {
        try {
            constructor.setAccessible(true);
            return "creates a " + constructor.newInstance(arguments).getClass().getSimpleName();
        } catch (InaccessibleObjectException | ReflectiveOperationException e) {
            return e.getClass().getSimpleName();
        }
    }
}
