package dev.emissary.examples.marketdata.wall;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.FieldGroup;
import net.openhft.chronicle.core.UnsafeMemory;

/**
 * The fields of a class whose objects may be copied as memory, in the order of that memory.
 *
 * @param type the class
 * @param slots its fields and those of its superclasses, without views of field groups
 */
record ObjectLayout(Class<?> type, List<Slot> slots) {
    ObjectLayout {
        slots = List.copyOf(slots);
    }

    /** A primitive field, the offset of its first byte from the object's, and its size in bytes. */
    record Slot(Field field, int offset, int size) {

        int end() {
            return offset + size;
        }

        @Override
        public String toString() {
            return field.getType() + " " + field.getName() + "@" + offset;
        }
    }

    /**
     * Finds the layout of a class.
     *
     * @throws RefusedCopyException if copying its objects as memory would not be safe
     */
    static ObjectLayout of(Class<?> type) {
        refuseKind(type);
        List<Slot> slots = new ArrayList<>();
        List<Field> views = new ArrayList<>();
        for (Field field : instanceFields(type)) {
            if (field.getType().isPrimitive()) {
                refuseModifiers(field);
                slots.add(new Slot(field, offset(field), size(field.getType())));
            } else if (isViewOfFieldGroup(field)) {
                views.add(field);
            } else {
                throw new RefusedCopyException(name(field)
                        + " is a reference: only primitive fields and field groups can be copied as memory");
            }
        }
        if (slots.isEmpty()) {
            throw new RefusedCopyException(type.getName() + " has no fields to copy");
        }
        slots.sort(Comparator.comparingInt(Slot::offset));
        ObjectLayout layout = new ObjectLayout(type, slots);
        views.forEach(layout::refuseInside);
        layout.refuseScatteredGroups(views);
        return layout;
    }

    /** The offset of the first byte to copy. */
    int start() {
        return slots.get(0).offset();
    }

    /** The number of bytes to copy, gaps between fields included. */
    int length() {
        return slots.get(slots.size() - 1).end() - start();
    }

    private static void refuseKind(Class<?> type) {
        String kind = type.isArray()
                ? "an array"
                : type.isRecord()
                        ? "a record"
                        : type.isEnum()
                                ? "an enum"
                                : type.isPrimitive()
                                        ? "a primitive type"
                                        : Modifier.isAbstract(type.getModifiers())
                                                ? "abstract"
                                                : type.isHidden() ? "a hidden class" : null;
        if (kind != null) {
            throw new RefusedCopyException(
                    type.getTypeName() + " is " + kind + ": only objects of plain classes can be copied as memory");
        }
    }

    /** Refuses fields that a copy would carry along or overwrite against what they declare. */
    private static void refuseModifiers(Field field) {
        if (Modifier.isFinal(field.getModifiers())) {
            throw new RefusedCopyException(name(field) + " is final: copying into an object would change it");
        }
        if (Modifier.isTransient(field.getModifiers()) && !field.isAnnotationPresent(FieldGroup.class)) {
            throw new RefusedCopyException(name(field) + " is transient: a copy of memory would carry it along");
        }
    }

    /** A copied reference would be a pointer from another heap: the garbage collector would follow it. */
    private void refuseInside(Field view) {
        int offset = offset(view);
        if (offset >= start() && offset < start() + length()) {
            throw new RefusedCopyException(name(view) + " lies between the fields to copy, at " + offset);
        }
    }

    private void refuseScatteredGroups(List<Field> views) {
        Map<String, List<Slot>> groups = slots.stream()
                .filter(slot -> slot.field().isAnnotationPresent(FieldGroup.class))
                .collect(Collectors.groupingBy(
                        slot -> slot.field().getAnnotation(FieldGroup.class).value()));
        if (groups.isEmpty() && !views.isEmpty()) {
            throw new RefusedCopyException(name(views.get(0)) + " is a reference, and there is no field group to view");
        }
        groups.forEach((group, members) -> {
            for (int i = 1; i < members.size(); i++) {
                if (members.get(i).offset() != members.get(i - 1).end()) {
                    throw new RefusedCopyException(
                            "the field group " + group + " of " + type.getName() + " is not in one piece: " + members);
                }
            }
        });
    }

    private static List<Field> instanceFields(Class<?> type) {
        return Stream.<Class<?>>iterate(type, c -> c != null, Class::getSuperclass)
                .flatMap(c -> Stream.of(c.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .toList();
    }

    private static boolean isViewOfFieldGroup(Field field) {
        return Modifier.isTransient(field.getModifiers()) && BytesStore.class.isAssignableFrom(field.getType());
    }

    private static int offset(Field field) {
        return Math.toIntExact(UnsafeMemory.unsafeObjectFieldOffset(field));
    }

    private static int size(Class<?> primitive) {
        return primitive == long.class || primitive == double.class
                ? 8
                : primitive == int.class || primitive == float.class
                        ? 4
                        : primitive == short.class || primitive == char.class ? 2 : 1;
    }

    private static String name(Field field) {
        return field.getDeclaringClass().getName() + "." + field.getName();
    }
}
