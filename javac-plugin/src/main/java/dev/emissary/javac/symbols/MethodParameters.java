package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Types;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.tools.FileObject;

/**
 * A reader of the attribute {@code MethodParameters} of a class file (JVMS 4.7.24). javac itself reads the names only
 * with {@code -parameters}, and then shows them to annotation processors.
 */
final class MethodParameters {
    private static final String ATTRIBUTE = "MethodParameters";

    private final DataInputStream in;
    private final String name;
    private final String descriptor;
    private String[] constants;

    private MethodParameters(DataInputStream in, String name, String descriptor) {
        this.in = in;
        this.name = name;
        this.descriptor = descriptor;
    }

    /** Returns the names of a method's parameters in a class file; empty if it does not have them or cannot be read. */
    static Optional<List<String>> in(FileObject file, MethodSymbol method, Types types) {
        StringBuilder descriptor = new StringBuilder("(");
        Type erased = types.erasure(method.type);
        erased.getParameterTypes().forEach(type -> append(descriptor, type));
        append(descriptor.append(')'), erased.getReturnType());
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(file.openInputStream()))) {
            return new MethodParameters(in, method.name.toString(), descriptor.toString()).read();
        } catch (IOException | RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    private static void append(StringBuilder descriptor, Type type) {
        if (type instanceof ArrayType array) {
            append(descriptor.append('['), array.elemtype);
            return;
        }
        switch (type.getTag()) {
            case BYTE -> descriptor.append('B');
            case CHAR -> descriptor.append('C');
            case SHORT -> descriptor.append('S');
            case INT -> descriptor.append('I');
            case LONG -> descriptor.append('J');
            case FLOAT -> descriptor.append('F');
            case DOUBLE -> descriptor.append('D');
            case BOOLEAN -> descriptor.append('Z');
            case VOID -> descriptor.append('V');
            default ->
                descriptor
                        .append('L')
                        .append(((ClassSymbol) type.tsym).flatname.toString().replace('.', '/'))
                        .append(';');
        }
    }

    private Optional<List<String>> read() throws IOException {
        // The magic number and the version.
        in.skipNBytes(8);
        readConstants();
        // The access flags, the class and its superclass.
        in.skipNBytes(6);
        in.skipNBytes(2L * in.readUnsignedShort());
        int fields = in.readUnsignedShort();
        for (int i = 0; i < fields; i++) {
            in.skipNBytes(6);
            skipAttributes();
        }
        int methods = in.readUnsignedShort();
        for (int i = 0; i < methods; i++) {
            in.skipNBytes(2);
            String methodName = constant();
            String type = constant();
            if (name.equals(methodName) && descriptor.equals(type)) {
                return parameters();
            }
            skipAttributes();
        }
        return Optional.empty();
    }

    private String constant() throws IOException {
        return constants[in.readUnsignedShort()];
    }

    /** Reads the constant pool, and keeps its strings (JVMS 4.4). */
    private void readConstants() throws IOException {
        constants = new String[in.readUnsignedShort()];
        for (int i = 1; i < constants.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> constants[i] = in.readUTF();
                case 5, 6 -> {
                    in.skipNBytes(8);
                    // Numbers of eight bytes have two indexes.
                    i++;
                }
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                default -> throw new IOException("constant " + tag);
            }
        }
    }

    private void skipAttributes() throws IOException {
        int attributes = in.readUnsignedShort();
        for (int i = 0; i < attributes; i++) {
            in.skipNBytes(2);
            in.skipNBytes(Integer.toUnsignedLong(in.readInt()));
        }
    }

    private Optional<List<String>> parameters() throws IOException {
        int attributes = in.readUnsignedShort();
        for (int i = 0; i < attributes; i++) {
            boolean found = ATTRIBUTE.equals(constant());
            long length = Integer.toUnsignedLong(in.readInt());
            if (!found) {
                in.skipNBytes(length);
                continue;
            }
            List<String> names = new ArrayList<>();
            for (int count = in.readUnsignedByte(); count > 0; count--) {
                String parameter = constant();
                names.add(parameter == null ? "" : parameter);
                in.skipNBytes(2);
            }
            return Optional.of(names);
        }
        return Optional.empty();
    }
}
