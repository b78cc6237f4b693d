package dev.emissary.benchmarks.serialization.breakeven;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The generator and loader of the classes {@code LongFields1}, {@code LongFields2} and so on.
 *
 * <p>For two fields it is the class file of this, which the JIT cannot tell from any other:
 *
 * <pre>{@code
 * public final class LongFields2 implements LongFields {
 *     private static final int START = BytesUtil.triviallyCopyableStart(LongFields2.class);
 *     private static final int LENGTH = BytesUtil.triviallyCopyableLength(LongFields2.class);
 *     public long field0;
 *     public long field1;
 *
 *     public void writeExplicit(BytesOut<?> out) {
 *         out.writeLong(field0);
 *         out.writeLong(field1);
 *     }
 *
 *     public void readTriviallyCopyable(BytesIn<?> in) {
 *         in.unsafeReadObject(this, START, LENGTH);
 *     }
 *
 *     // and so on
 * }
 * }</pre>
 */
final class LongFieldsGenerator extends ClassLoader {

    private static final String PREFIX = LongFields.class.getName();
    private static final String START = "START";
    private static final String LENGTH = "LENGTH";
    private static final LongFieldsGenerator LOADER = new LongFieldsGenerator();

    private LongFieldsGenerator() {
        super(LongFields.class.getClassLoader());
    }

    /** Creates an object with a number of fields, all zero. */
    static LongFields newObject(int fields) throws ReflectiveOperationException {
        return (LongFields) LOADER.loadClass(PREFIX + fields).getConstructor().newInstance();
    }

    @Override
    protected Class<?> findClass(String className) throws ClassNotFoundException {
        try {
            byte[] file = generate(className.replace('.', '/'), Integer.parseInt(className.substring(PREFIX.length())));
            return defineClass(className, file, 0, file.length);
        } catch (NoSuchMethodException | NumberFormatException e) {
            throw new ClassNotFoundException(className, e);
        }
    }

    private static byte[] generate(String name, int fields) throws NoSuchMethodException {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER,
                name,
                null,
                "java/lang/Object",
                new String[] {Type.getInternalName(LongFields.class)});
        for (int i = 0; i < fields; i++) {
            writer.visitField(Opcodes.ACC_PUBLIC, "field" + i, "J", null, null).visitEnd();
        }
        MethodVisitor initializer = begin(writer, Opcodes.ACC_STATIC, "<clinit>", "()V");
        for (String function : new String[] {"triviallyCopyableStart", "triviallyCopyableLength"}) {
            String constant = function.endsWith("Start") ? START : LENGTH;
            writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, constant, "I", null, null)
                    .visitEnd();
            initializer.visitLdcInsn(Type.getObjectType(name));
            call(initializer, BytesUtil.class, function, Class.class);
            initializer.visitFieldInsn(Opcodes.PUTSTATIC, name, constant, "I");
        }
        end(initializer);
        MethodVisitor constructor = begin(writer, Opcodes.ACC_PUBLIC, "<init>", "()V");
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        end(constructor);
        MethodVisitor write = begin(writer, "writeExplicit", BytesOut.class);
        MethodVisitor read = begin(writer, "readExplicit", BytesIn.class);
        for (int i = 0; i < fields; i++) {
            write.visitVarInsn(Opcodes.ALOAD, 1);
            write.visitVarInsn(Opcodes.ALOAD, 0);
            write.visitFieldInsn(Opcodes.GETFIELD, name, "field" + i, "J");
            call(write, BytesOut.class, "writeLong", long.class);
            write.visitInsn(Opcodes.POP);
            read.visitVarInsn(Opcodes.ALOAD, 0);
            read.visitVarInsn(Opcodes.ALOAD, 1);
            call(read, BytesIn.class, "readLong");
            read.visitFieldInsn(Opcodes.PUTFIELD, name, "field" + i, "J");
        }
        end(write);
        end(read);
        addCopy(writer, name, "writeTriviallyCopyable", BytesOut.class, "unsafeWriteObject");
        addCopy(writer, name, "readTriviallyCopyable", BytesIn.class, "unsafeReadObject");
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** Adds a method that makes one call for all fields. */
    private static void addCopy(ClassWriter writer, String name, String method, Class<?> bytes, String copy)
            throws NoSuchMethodException {
        MethodVisitor code = begin(writer, method, bytes);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETSTATIC, name, START, "I");
        code.visitFieldInsn(Opcodes.GETSTATIC, name, LENGTH, "I");
        if (call(code, bytes, copy, Object.class, int.class, int.class) != void.class) {
            code.visitInsn(Opcodes.POP);
        }
        end(code);
    }

    private static MethodVisitor begin(ClassWriter writer, String method, Class<?> parameter)
            throws NoSuchMethodException {
        Method declared = LongFields.class.getMethod(method, parameter);
        return begin(writer, Opcodes.ACC_PUBLIC, method, Type.getMethodDescriptor(declared));
    }

    private static MethodVisitor begin(ClassWriter writer, int access, String method, String descriptor) {
        MethodVisitor code = writer.visitMethod(access, method, descriptor, null, null);
        code.visitCode();
        return code;
    }

    private static void end(MethodVisitor code) {
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Calls a method and returns the type of what it leaves on the stack. */
    private static Class<?> call(MethodVisitor code, Class<?> owner, String method, Class<?>... parameters)
            throws NoSuchMethodException {
        Method called = owner.getMethod(method, parameters);
        int opcode = Modifier.isStatic(called.getModifiers()) ? Opcodes.INVOKESTATIC : Opcodes.INVOKEINTERFACE;
        code.visitMethodInsn(
                opcode, Type.getInternalName(owner), method, Type.getMethodDescriptor(called), owner.isInterface());
        return called.getReturnType();
    }
}
