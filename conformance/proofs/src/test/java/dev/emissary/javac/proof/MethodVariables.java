package dev.emissary.javac.proof;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.objectweb.asm.signature.SignatureWriter;
import org.objectweb.asm.tree.MethodNode;

/** The type variables of a method, whose names do not matter (EM-FWD-8). */
public final class MethodVariables {
    private MethodVariables() {}

    /** Calls them after their positions. */
    public static void rename(MethodNode method) {
        if (method.signature == null) {
            return;
        }
        List<String> names = new ArrayList<>();
        new SignatureReader(method.signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            @Override
            public void visitFormalTypeParameter(String name) {
                names.add(name);
            }
        });
        SignatureWriter writer = new SignatureWriter() {
            @Override
            public void visitFormalTypeParameter(String name) {
                super.visitFormalTypeParameter("$" + names.indexOf(name));
            }

            @Override
            public void visitTypeVariable(String name) {
                super.visitTypeVariable(names.contains(name) ? "$" + names.indexOf(name) : name);
            }
        };
        new SignatureReader(method.signature).accept(writer);
        method.signature = writer.toString();
    }
}
