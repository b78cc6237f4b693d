package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Conformance tests of class files: of another language, and of class paths on which classes are missing that a delegate has
 * as supertypes, or mentions.
 */
class ClassFilesTest {
    /** javac warns of an annotation whose class is missing when it reads the class that has the annotation. */
    @Test
    @Clause("EM-EQ-3")
    void aMemberClassOfAnInterfaceIsNotRead() {
        Compiled library = emissary().compile("""
                package p; public @interface Gone { int value(); }
                """, """
                package p; public interface Foo { void f(); @Gone(1) class Member {} }
                """).clean();

        Separately.compileWithout(Set.of("p.Gone"), emissary(), library, "emissary X(p.Foo foo);")
                .clean();
        assertThat(Separately.compileWithout(
                                Set.of("p.Gone"),
                                emissary().withoutProcessing(),
                                library,
                                "class X { p.Foo.Member m; }")
                        .diagnostics())
                .isNotEmpty();
    }

    /** Java does not let a bound follow a type variable; a class file of another language may. */
    @Test
    @Clause({"EM-DEL-5", "EM-FWD-3"})
    void boundsOfAnotherLanguageAreJudgedByWhatStandsInForATypeVariable(@TempDir Path directory) throws IOException {
        ClassWriter foreign = new ClassWriter(0);
        int access = Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT | Opcodes.ACC_PUBLIC;
        String ofInterface = "<T:Ljava/lang/Object;>Ljava/lang/Object;";
        foreign.visit(Opcodes.V11, access, "Foreign", ofInterface, "java/lang/Object", null);
        foreign.visitMethod(
                Opcodes.ACC_ABSTRACT | Opcodes.ACC_PUBLIC,
                "m",
                "(Ljava/lang/Object;)V",
                "<U:TT;:Ljava/io/Closeable;>(TU;)V",
                null);
        Files.write(directory.resolve("Foreign.class"), foreign.toByteArray());
        assertThat(emissary().seeing(directory).compile("""
                emissary OfClass(Foreign<String> foreign);
                emissary OfInterface(Foreign<Runnable> foreign);
                emissary OfObject(Foreign<Object> foreign);
                emissary OfVariable<V>(Foreign<V> foreign);
                emissary OfArray(Foreign<String[]> foreign);
                """).errors())
                .containsExactly(
                        "OfClass.java:4 emissary.err.method.bounds", "OfClass.java:5 emissary.err.method.bounds");
    }
}
