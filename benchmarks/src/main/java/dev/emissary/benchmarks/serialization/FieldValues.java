package dev.emissary.benchmarks.serialization;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The values of an object's fields of type long and double, by which a benchmark checks that it reads what it wrote. */
final class FieldValues {

    private FieldValues() {}

    /**
     * Writes an object and reads it again, with other values in it meanwhile.
     *
     * @throws IllegalStateException if it does not read what it has written
     */
    static void checkRoundTrip(Object object, Runnable write, Runnable read) {
        fill(object, 1);
        List<Object> written = of(object);
        write.run();
        fill(object, 2);
        read.run();
        if (written.isEmpty() || !of(object).equals(written)) {
            throw new IllegalStateException("wrote " + written + " and read " + of(object));
        }
    }

    /** Gives each field a random value, the same one for the same seed. */
    static void fill(Object object, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        try {
            for (Field field : fields(object)) {
                if (field.getType() == long.class) {
                    field.setLong(object, random.nextLong());
                } else {
                    field.setDouble(object, random.nextDouble());
                }
            }
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the values of the fields. */
    static List<Object> of(Object object) {
        List<Object> values = new ArrayList<>();
        try {
            for (Field field : fields(object)) {
                values.add(field.get(object));
            }
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
        return values;
    }

    private static List<Field> fields(Object object) {
        List<Field> fields = new ArrayList<>();
        String own = FieldValues.class.getPackageName();
        for (Class<?> type = object.getClass(); type.getPackageName().equals(own); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                boolean isNumber = field.getType() == long.class || field.getType() == double.class;
                if (isNumber && !Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
        }
        return fields;
    }
}
