package dev.emissary.javac.proof;

import static java.lang.reflect.Modifier.FINAL;
import static java.lang.reflect.Modifier.PRIVATE;
import static java.lang.reflect.Modifier.STATIC;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.ATHROW;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.V17;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Makes objects that stand for delegates: each method that a class may override throws what was called. */
final class Stubs {
    private static final String ARRIVAL = Type.getInternalName(Arrival.class);
    private static final String SUPPLIED = "supplied";

    private final Class<?> emissary;
    private final Map<Class<?>, Class<?>> classes = new HashMap<>();

    /** What a stub throws: which of its methods has been called. */
    public static final class Arrival extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Object receiver;
        private final String method;

        public Arrival(Object receiver, String method) {
            super(method, null, false, false);
            this.receiver = receiver;
            this.method = method;
        }

        Object receiver() {
            return receiver;
        }

        String method() {
            return method;
        }
    }

    /** Creates an instance that makes stubs in the package of an emissary. */
    Stubs(Class<?> emissary) {
        this.emissary = emissary;
    }

    /** Whether a type can have a further subclass. */
    static boolean isPossible(Class<?> type) {
        return !(type.isPrimitive()
                || type.isArray()
                || type.isSealed()
                || type.isEnum()
                || isFinal(type.getModifiers()));
    }

    /** Returns an object of a type, or null if none is possible. */
    Object of(Class<?> type) {
        if (!isPossible(type)) {
            return null;
        }
        try {
            return instance(classes.computeIfAbsent(type, this::define));
        } catch (ReflectiveOperationException | LinkageError impossible) {
            throw new AssertionError(type.toString(), impossible);
        }
    }

    /** Sets what a stub returns from {@code get()}. */
    static void supply(Object stub, Object supplied) {
        try {
            stub.getClass().getField(SUPPLIED).set(stub, supplied);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Whether a stub of a type has a method of its own. */
    static boolean isOverridden(Class<?> type, Method called) {
        return overridable(type).stream().anyMatch(method -> text(method).equals(text(called)));
    }

    /** Makes an object without running any constructor of its class, by the means of serialization. */
    private static Object instance(Class<?> type) throws ReflectiveOperationException {
        Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
        Object constructor = factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                .invoke(factory.getMethod("getReflectionFactory").invoke(null), type, Object.class.getConstructor());
        return ((Constructor<?>) constructor).newInstance();
    }

    private Class<?> define(Class<?> type) {
        String name = Type.getInternalName(emissary) + "$Stub" + classes.size();
        boolean isInterface = type.isInterface();
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                V17,
                ACC_PUBLIC,
                name,
                null,
                isInterface ? "java/lang/Object" : Type.getInternalName(type),
                isInterface ? new String[] {Type.getInternalName(type)} : null);
        writer.visitField(ACC_PUBLIC, SUPPLIED, "Ljava/lang/Object;", null, null)
                .visitEnd();
        for (Method method : overridable(type)) {
            MethodVisitor code =
                    writer.visitMethod(ACC_PUBLIC, method.getName(), Type.getMethodDescriptor(method), null, null);
            code.visitCode();
            if (Supplier.class.isAssignableFrom(type) && text(method).equals("get/0")) {
                code.visitVarInsn(ALOAD, 0);
                code.visitFieldInsn(GETFIELD, name, SUPPLIED, "Ljava/lang/Object;");
                code.visitTypeInsn(CHECKCAST, Type.getInternalName(method.getReturnType()));
                code.visitInsn(ARETURN);
            } else {
                code.visitTypeInsn(NEW, ARRIVAL);
                code.visitInsn(DUP);
                code.visitVarInsn(ALOAD, 0);
                code.visitLdcInsn(text(method));
                code.visitMethodInsn(
                        INVOKESPECIAL, ARRIVAL, "<init>", "(Ljava/lang/Object;Ljava/lang/String;)V", false);
                code.visitInsn(ATHROW);
            }
            code.visitMaxs(0, 0);
            code.visitEnd();
        }
        writer.visitEnd();
        try {
            return MethodHandles.privateLookupIn(emissary, MethodHandles.lookup())
                    .defineClass(writer.toByteArray());
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Returns the methods of a type that a class in any package, or for those of random programs in theirs, overrides. */
    private static List<Method> overridable(Class<?> type) {
        Map<String, Method> all = new LinkedHashMap<>();
        List<Method> methods = new ArrayList<>();
        for (Class<?> one = type; one != null && one != Object.class; one = one.getSuperclass()) {
            methods.addAll(List.of(one.getDeclaredMethods()));
        }
        methods.addAll(List.of(type.getMethods()));
        for (Method method : methods) {
            if ((method.getModifiers() & (STATIC | PRIVATE)) == 0 && method.getDeclaringClass() != Object.class) {
                all.putIfAbsent(method.getName() + Type.getMethodDescriptor(method), method);
            }
        }
        all.values().removeIf(method -> isFinal(method.getModifiers()) || method.isBridge());
        return List.copyOf(all.values());
    }

    private static boolean isFinal(int modifiers) {
        return (modifiers & FINAL) != 0;
    }

    /** Returns the name of a method and the number of its parameters, as {@link Sweep} does. */
    static String text(Method method) {
        return Sweep.text(method.getName(), List.of(method.getParameterTypes()));
    }
}
