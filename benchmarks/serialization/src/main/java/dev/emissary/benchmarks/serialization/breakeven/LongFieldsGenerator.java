package dev.emissary.benchmarks.serialization.breakeven;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The generator of one class that implements {@link LongFields}.
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
final class LongFieldsGenerator {

    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    private final String name;
    private final int fields;

    private LongFieldsGenerator(String className, int fields) {
        this.name = className.replace('.', '/');
        this.fields = fields;
    }

    /** Returns the class file. */
    static byte[] generate(String className, int fields) throws NoSuchMethodException {
        return new LongFieldsGenerator(className, fields).generate();
    }

    private byte[] generate() throws NoSuchMethodException {
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
        addConstants();
        addConstructor();
        addWriter("writeExplicit", BytesOut.class, "writeLong");
        addReader("readExplicit", BytesIn.class, "readLong");
        addCopy("writeTriviallyCopyable", BytesOut.class, "unsafeWriteObject");
        addCopy("readTriviallyCopyable", BytesIn.class, "unsafeReadObject");
        addWriter("writeByteBuffer", ByteBuffer.class, "putLong");
        addReader("readByteBuffer", ByteBuffer.class, "getLong");
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void addConstants() throws NoSuchMethodException {
        MethodVisitor code = begin(Opcodes.ACC_STATIC, "<clinit>", "()V");
        addConstant(code, "START", "triviallyCopyableStart");
        addConstant(code, "LENGTH", "triviallyCopyableLength");
        end(code);
    }

    private void addConstant(MethodVisitor code, String constant, String function) throws NoSuchMethodException {
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, constant, "I", null, null)
                .visitEnd();
        code.visitLdcInsn(Type.getObjectType(name));
        call(code, BytesUtil.class, function, Class.class);
        code.visitFieldInsn(Opcodes.PUTSTATIC, name, constant, "I");
    }

    private void addConstructor() {
        MethodVisitor code = begin(Opcodes.ACC_PUBLIC, "<init>", "()V");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        end(code);
    }

    /** Adds a method that makes one call for each field. */
    private void addWriter(String method, Class<?> out, String write) throws NoSuchMethodException {
        MethodVisitor code = begin(method, out);
        for (int i = 0; i < fields; i++) {
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, name, "field" + i, "J");
            callAndIgnore(code, out, write, long.class);
        }
        end(code);
    }

    /** Adds a method that assigns the result of one call to each field. */
    private void addReader(String method, Class<?> in, String read) throws NoSuchMethodException {
        MethodVisitor code = begin(method, in);
        for (int i = 0; i < fields; i++) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            call(code, in, read);
            code.visitFieldInsn(Opcodes.PUTFIELD, name, "field" + i, "J");
        }
        end(code);
    }

    /** Adds a method that makes one call for all fields. */
    private void addCopy(String method, Class<?> bytes, String copy) throws NoSuchMethodException {
        MethodVisitor code = begin(method, bytes);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETSTATIC, name, "START", "I");
        code.visitFieldInsn(Opcodes.GETSTATIC, name, "LENGTH", "I");
        callAndIgnore(code, bytes, copy, Object.class, int.class, int.class);
        end(code);
    }

    private MethodVisitor begin(String method, Class<?> parameter) throws NoSuchMethodException {
        return begin(
                Opcodes.ACC_PUBLIC, method, Type.getMethodDescriptor(LongFields.class.getMethod(method, parameter)));
    }

    private MethodVisitor begin(int access, String method, String descriptor) {
        MethodVisitor code = writer.visitMethod(access, method, descriptor, null, null);
        code.visitCode();
        return code;
    }

    private static void end(MethodVisitor code) {
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Calls a method as a statement; most of those that write return what they write to. */
    private static void callAndIgnore(MethodVisitor code, Class<?> owner, String method, Class<?>... parameters)
            throws NoSuchMethodException {
        if (call(code, owner, method, parameters) != void.class) {
            code.visitInsn(Opcodes.POP);
        }
    }

    /** Calls a method and returns the type of what it leaves on the stack. */
    private static Class<?> call(MethodVisitor code, Class<?> owner, String method, Class<?>... parameters)
            throws NoSuchMethodException {
        Method called = owner.getMethod(method, parameters);
        int opcode = Modifier.isStatic(called.getModifiers())
                ? Opcodes.INVOKESTATIC
                : owner.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        code.visitMethodInsn(
                opcode, Type.getInternalName(owner), method, Type.getMethodDescriptor(called), owner.isInterface());
        return called.getReturnType();
    }
}
