package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Compiled;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Resolves the calls in a compiled class as the JVM does when it runs them (JVMS 5.4.3), without running any. */
final class Calls {
    private Calls() {}

    /** Fails unless a class is verified and the methods that it calls on other objects are there and accessible. */
    static void resolve(Compiled compiled, String className) {
        Class<?> type = compiled.load(className);
        ClassLoader loader = type.getClassLoader();
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            lookup.ensureInitialized(type);
            for (MethodNode method : compiled.classFile(className).node().methods) {
                for (AbstractInsnNode instruction : method.instructions) {
                    if (instruction instanceof MethodInsnNode call && call.getOpcode() != Opcodes.INVOKESPECIAL) {
                        resolve(call, lookup, loader);
                    }
                }
            }
        } catch (ReflectiveOperationException | LinkageError broken) {
            throw new AssertionError(className, broken);
        }
    }

    private static void resolve(MethodInsnNode call, MethodHandles.Lookup lookup, ClassLoader loader)
            throws ReflectiveOperationException {
        Class<?> owner = Class.forName(Type.getObjectType(call.owner).getClassName(), false, loader);
        if (owner.isInterface() != call.itf) {
            throw new IncompatibleClassChangeError(call.owner);
        }
        try {
            lookup.findVirtual(owner, call.name, MethodType.fromMethodDescriptorString(call.desc, loader));
        } catch (IllegalAccessException refused) {
            // A method that asks for its caller is found, but this lookup is not to act for the class.
            if (!String.valueOf(refused.getMessage()).contains("caller-sensitive")) {
                throw refused;
            }
        }
    }
}
