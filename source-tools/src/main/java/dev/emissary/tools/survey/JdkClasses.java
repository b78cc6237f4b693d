package dev.emissary.tools.survey;

import dev.emissary.tools.analysis.Outline;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.compile.ClassFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** An index of the public API of the modules {@code java.*} and its implementations, read when first needed. */
final class JdkClasses {
    private Outlines outlines;

    /** Returns whether a JDK class below an interface has its own version of a method; the name is qualified. */
    synchronized boolean isOverridden(String interfaceName, String method) {
        if (outlines == null) {
            outlines = new Outlines();
            read();
        }
        return outlines.isOverridden(interfaceName, method, "");
    }

    private void read() {
        Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
        try (Stream<Path> files = Files.walk(modules)) {
            for (Path file : (Iterable<Path>)
                    files.filter(path -> path.toString().matches("/modules/java\\..*\\.class"))::iterator) {
                read(Files.readAllBytes(file));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void read(byte[] classFile) {
        ClassReader reader = ClassFiles.reader(classFile);
        Set<String> methods = new HashSet<>();
        boolean isInterface = (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
        Outline read = new Outline(name(reader.getClassName()), "", isInterface, List.of(), methods);
        List<String> supertypes = new ArrayList<>(List.of(reader.getInterfaces()));
        if (reader.getSuperName() != null && !reader.getSuperName().equals("java/lang/Object")) {
            supertypes.add(reader.getSuperName());
        }
        if (supertypes.isEmpty()) {
            return;
        }
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String descriptor, String signature, String[] exceptions) {
                        int without = Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
                        if ((access & without) == 0) {
                            methods.add(method + "/" + Type.getArgumentTypes(descriptor).length);
                        }
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        supertypes.forEach(supertype -> outlines.add(name(supertype), read));
    }

    private static String name(String internalName) {
        return internalName.replace('/', '.').replace('$', '.');
    }
}
