package dev.emissary.bodies;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the default methods of an interface call on the same object, read from the code in its class file (EM-DIAG-4,
 * JVMS 4). A method is written as its name and the parameters of the descriptor, {@code add(ILjava/lang/Object;)}, with a
 * slash for each dollar sign.
 */
public final class DefaultCalls {
    private static final int INTERFACE_METHOD = 11;
    private static final int INVOKEINTERFACE = 0xb9;
    private static final int ALOAD_0 = 0x2a;
    private static final int ACC_STATIC = 0x0008;

    private final DataInputStream in;
    /** Strings, and of other constants the tag and up to two indexes. */
    private final Object[] constants;

    private final int thisClass;
    private final List<Method> methods = new ArrayList<>();

    private DefaultCalls(DataInputStream in) throws IOException {
        this.in = in;
        // The magic number and the version.
        in.skipNBytes(8);
        constants = constants(in);
        in.skipNBytes(2);
        thisClass = in.readUnsignedShort();
        in.skipNBytes(2);
        in.skipNBytes(2L * in.readUnsignedShort());
        for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
            in.skipNBytes(6);
            code();
        }
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            boolean isStatic = (in.readUnsignedShort() & ACC_STATIC) != 0;
            String name = (String) constants[in.readUnsignedShort()];
            String signature = signature(name, (String) constants[in.readUnsignedShort()]);
            byte[] code = code();
            methods.add(new Method(name, signature, isStatic || code == null ? Set.of() : calls(code)));
        }
    }

    /** A method with its own calls on this object, without those of its lambdas. */
    private record Method(String name, String signature, Set<String> calls) {}

    /** What opens a class file. */
    public interface ClassFileSource {
        /** Opens it, or returns null if there is none. */
        InputStream open() throws IOException;
    }

    /**
     * Returns the calls by the methods of an interface; what a lambda calls, the only method with its name calls. They are
     * not known if there is no class file, or if it cannot be read, as with constants that no JDK up to now writes.
     *
     * @param module the name of its module, or an empty text
     * @param internalName its name with slashes
     * @param seen the class file that a compiler sees; with {@code --release}, those of the JDK have no code
     */
    public static Map<String, Set<String>> inInterface(String module, String internalName, ClassFileSource seen) {
        boolean isOfJdk = module.startsWith("java.") || module.startsWith("jdk.");
        try (InputStream file =
                isOfJdk ? ClassLoader.getSystemResourceAsStream(internalName + ".class") : seen.open()) {
            return file == null
                    ? Map.of()
                    : new DefaultCalls(new DataInputStream(new BufferedInputStream(file))).calls();
        } catch (IOException | RuntimeException unreadable) {
            return Map.of();
        }
    }

    /** Reads the constant pool (JVMS 4.4). */
    private static Object[] constants(DataInputStream in) throws IOException {
        Object[] constants = new Object[in.readUnsignedShort()];
        for (int i = 1; i < constants.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> constants[i] = in.readUTF();
                case 5, 6 -> {
                    in.skipNBytes(8);
                    // Numbers of eight bytes have two indexes.
                    i++;
                }
                case 7, 8, 16, 19, 20 -> constants[i] = new int[] {tag, in.readUnsignedShort()};
                case 9, 10, 11, 12, 17, 18 ->
                    constants[i] = new int[] {tag, in.readUnsignedShort(), in.readUnsignedShort()};
                case 15 -> in.skipNBytes(3);
                case 3, 4 -> in.skipNBytes(4);
                default -> throw new IOException("constant " + tag);
            }
        }
        return constants;
    }

    /** Reads attributes, and returns the contents of the one with the code, or null. */
    private byte[] code() throws IOException {
        byte[] code = null;
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            boolean isCode = "Code".equals(constants[in.readUnsignedShort()]);
            byte[] contents = in.readNBytes(in.readInt());
            code = isCode ? contents : code;
        }
        return code;
    }

    private static String signature(String name, String descriptor) {
        return name + descriptor.substring(0, descriptor.indexOf(')') + 1).replace('$', '/');
    }

    private Map<String, Set<String>> calls() {
        Map<String, Set<String>> calls = new HashMap<>();
        Map<String, Set<String>> byName = new HashMap<>();
        for (Method method : methods) {
            Set<String> found = calls.computeIfAbsent(method.signature(), signature -> new HashSet<>());
            // What a lambda of an overloaded method calls is not known.
            byName.merge(method.name(), found, (one, other) -> new HashSet<>());
            found.addAll(method.calls());
        }
        for (Method method : methods) {
            String[] parts = method.name().split("\\$", -1);
            if (parts.length == 3 && parts[0].equals("lambda") && byName.containsKey(parts[1])) {
                byName.get(parts[1]).addAll(method.calls());
            }
        }
        return calls;
    }

    /** Finds each instruction {@code invokeinterface} by its five bytes, which nothing else looks like by chance. */
    private Set<String> calls(byte[] code) {
        Set<String> calls = new HashSet<>();
        boolean loadsThis = false;
        for (int i = 8; i + 4 < code.length; i++) {
            if ((code[i] & 0xff) == INVOKEINTERFACE && code[i + 4] == 0) {
                String called = ownMethod((code[i + 1] & 0xff) << 8 | (code[i + 2] & 0xff));
                // Where nothing stands between, the object is the one that has been loaded last.
                boolean ofThis = code[i + 3] == 1 ? code[i - 1] == ALOAD_0 : loadsThis;
                if (called != null && ofThis) {
                    calls.add(called);
                }
            }
            loadsThis |= code[i] == ALOAD_0;
        }
        return calls;
    }

    /** Returns the method of this interface that a constant refers to, or null. */
    private String ownMethod(int index) {
        if (index < constants.length
                && constants[index] instanceof int[] method
                && method[0] == INTERFACE_METHOD
                && className(method[1]).equals(className(thisClass))) {
            int[] nameAndType = (int[]) constants[method[2]];
            return signature((String) constants[nameAndType[1]], (String) constants[nameAndType[2]]);
        }
        return null;
    }

    private Object className(int index) {
        return constants[((int[]) constants[index])[1]];
    }
}
