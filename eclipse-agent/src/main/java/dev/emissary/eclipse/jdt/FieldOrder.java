package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.ClassFile;

/**
 * Orders the fields in a class file as reflection shows them: components first (EM-CLASS-2). The compiler writes the
 * fields of a body first, and then those that it adds.
 */
final class FieldOrder {
    /** What stands before the interfaces: the access flags, the class and its superclass, the number of interfaces. */
    private static final int BEFORE_INTERFACES = 8;

    private static final int ATTRIBUTE_COUNT = 6;

    private FieldOrder() {}

    /** Puts the fields of the components of an emissary first; the fields are the last that has been written. */
    @Hook.Exit("addFieldInfos")
    public static void componentsFirst(ClassFile classFile) {
        EmissaryState state = Emissaries.of(classFile.referenceBinding);
        if (state == null || state.declaration.fields == null) {
            return;
        }
        long written = Stream.of(state.declaration.fields)
                .filter(field -> field.binding != null)
                .count();
        byte[] contents = classFile.contents;
        int start = BEFORE_INTERFACES + 2 * u2(contents, BEFORE_INTERFACES - 2) + 2;
        int components = start;
        for (int i = 0; i < written; i++) {
            components = endOfField(contents, components);
        }
        byte[] others = Arrays.copyOfRange(contents, start, components);
        int length = classFile.contentsOffset - components;
        System.arraycopy(contents, components, contents, start, length);
        System.arraycopy(others, 0, contents, start + length, others.length);
    }

    private static int endOfField(byte[] contents, int start) {
        int attributes = u2(contents, start + ATTRIBUTE_COUNT);
        int at = start + ATTRIBUTE_COUNT + 2;
        for (int i = 0; i < attributes; i++) {
            at += 6 + (u2(contents, at + 2) << 16 | u2(contents, at + 4));
        }
        return at;
    }

    private static int u2(byte[] contents, int at) {
        return ((contents[at] & 0xFF) << 8) | (contents[at + 1] & 0xFF);
    }
}
