package dev.emissary.tools.compile;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Reads class files of any JDK. */
public final class ClassFiles {
    private static final int MAJOR_VERSION = 7;

    private ClassFiles() {}

    /** Returns a reader of a class file. The library refuses those of a later JDK, whose structure is the same. */
    public static ClassReader reader(byte[] classFile) {
        byte[] readable = classFile.clone();
        readable[MAJOR_VERSION] = (byte) Math.min(readable[MAJOR_VERSION], Opcodes.V17);
        return new ClassReader(readable);
    }
}
