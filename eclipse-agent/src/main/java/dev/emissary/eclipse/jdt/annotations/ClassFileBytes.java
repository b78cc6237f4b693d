package dev.emissary.eclipse.jdt.annotations;

import java.util.Arrays;
import org.eclipse.jdt.internal.compiler.ClassFile;

/** Appends bytes to a class file that the compiler is writing. */
final class ClassFileBytes {
    private final ClassFile classFile;

    ClassFileBytes(ClassFile classFile) {
        this.classFile = classFile;
    }

    void u1(int value) {
        if (classFile.contentsOffset + 1 >= classFile.contents.length) {
            classFile.contents = Arrays.copyOf(classFile.contents, 2 * classFile.contents.length + 1);
        }
        classFile.contents[classFile.contentsOffset++] = (byte) value;
    }

    void u2(int value) {
        u1(value >> 8);
        u1(value);
    }

    void u4(int value) {
        u2(value >> 16);
        u2(value);
    }
}
