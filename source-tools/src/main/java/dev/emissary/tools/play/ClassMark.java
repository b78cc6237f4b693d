package dev.emissary.tools.play;

import dev.emissary.Emissary;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads from a class file whether its class is an emissary: both forms record the annotation (EM-FORM-3). */
final class ClassMark extends ClassVisitor {
    private static final String ANNOTATION = Type.getDescriptor(Emissary.class);
    private boolean found;

    private ClassMark() {
        super(Opcodes.ASM9);
    }

    static boolean isEmissary(byte[] classFile) {
        ClassMark mark = new ClassMark();
        new ClassReader(classFile)
                .accept(mark, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return mark.found;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        found |= descriptor.equals(ANNOTATION);
        return null;
    }
}
