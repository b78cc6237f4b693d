package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Types;
import dev.emissary.bodies.ClassFileMethods;
import dev.emissary.bodies.ClassFileMethods.Method;
import java.io.IOException;
import java.nio.ByteBuffer;
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

    private MethodParameters() {}

    /** Returns the names of a method's parameters in a class file; empty if it does not have them or cannot be read. */
    static Optional<List<String>> in(FileObject file, MethodSymbol method, Types types) {
        StringBuilder descriptor = new StringBuilder("(");
        Type erased = types.erasure(method.type);
        erased.getParameterTypes().forEach(type -> append(descriptor, type));
        append(descriptor.append(')'), erased.getReturnType());
        try {
            ClassFileMethods classFile = ClassFileMethods.read(file.openInputStream());
            for (Method one : classFile.methods()) {
                if (method.name.contentEquals(one.name()) && one.descriptor().contentEquals(descriptor)) {
                    byte[] names = one.attributes().get(ATTRIBUTE);
                    return names == null ? Optional.empty() : Optional.of(read(names, classFile));
                }
            }
        } catch (IOException | RuntimeException unreadable) {
            // As if there were no names.
        }
        return Optional.empty();
    }

    private static List<String> read(byte[] attribute, ClassFileMethods classFile) {
        ByteBuffer in = ByteBuffer.wrap(attribute);
        List<String> names = new ArrayList<>();
        for (int count = in.get() & 0xff; count > 0; count--) {
            String parameter = classFile.text(in.getShort() & 0xffff);
            names.add(parameter == null ? "" : parameter);
            in.getShort();
        }
        return names;
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
}
