package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Conformance tests of the bounds that the type parameters of forwarders have (EM-FWD-3, EM-DEL-5). */
class BoundsTest {
    private static final String REFUSED = """
            import java.util.List;
            interface Foo<T> { <U extends T> List<? super U> m(U u); }
            interface Sub<V> extends Foo<V[]> {}
            interface Plain extends Foo<int[]> {}
            interface Takes<A> { int m(A a); }
            interface Takes2<A> { default void m(A a) {} }
            interface Gives { void m(String s); }
            abstract class Base<A> { abstract int m(A a); }
            interface Pair<T> { <U extends Takes<T> & Gives> void pair(U u); }
            interface Pair2<T> { <U extends Takes2<T> & Gives> void pair(U u); }
            interface Pair3<T> { <U extends Base<T> & Gives> void pair(U u); }
            abstract class Impl implements Foo<String[]> {}
            """;

    @ParameterizedTest
    @Clause({"EM-DEL-5", "EM-FWD-3", "EM-DIAG-1"})
    @CsvSource(
            delimiter = ';',
            value = {
                "X(Foo<String[]> foo);                         U extends String[]",
                "X<E>(Foo<E[]> foo);                           U extends E[]",
                "X(Sub<String> foo);                           U extends String[]",
                "X(Plain foo);                                 U extends int[]",
                "X(Impl foo) implements Foo<String[]>;         U extends String[]",
                "X(Foo<String[]> foo) implements Foo<String[]>; U extends String[]",
            })
    void arrayAsABoundIsRefusedAsByHand(String header, String bound) {
        String program = REFUSED + "emissary " + header;
        Compiled refused = emissary().compile(program + ";");

        assertThat(refused.errors()).containsExactly("Foo.java:13 emissary.err.method.bound");
        String text = refused.diagnostics().get(0).text();
        assertThat(text)
                .contains(bound, "foo", "Foo.java:2", "public java.util.List m(")
                .doesNotContain("<U extends");
        assertRefusedByHand("<" + bound + "> List<? super U> m(U u)");
        String declaration = refused.proposed();
        Compiled pasted =
                emissary().compile(program + " {\n" + declaration + "\n}").successful();
        // javac checks overriding once more for the class, where the method's @SuppressWarnings does not count.
        assertThat(pasted.diagnostics()).allMatch(message -> message.key().startsWith("compiler.warn.override."));
    }

    @ParameterizedTest
    @Clause({"EM-DEL-5", "EM-FWD-3", "EM-DIAG-1"})
    @CsvSource(
            delimiter = ';',
            value = {
                "Pair<String>;  U extends Takes<String> & Gives",
                "Pair2<String>; U extends Takes2<String> & Gives",
                "Pair3<String>; U extends Base<String> & Gives",
            })
    void boundsThatExcludeEachOtherAreRefusedAsByHand(String type, String bounds) {
        Compiled refused = emissary().compile(REFUSED + "emissary X(" + type + " pair);");

        assertThat(refused.errors()).containsExactly("Foo.java:13 emissary.err.method.bounds");
        assertThat(refused.diagnostics().get(0).text()).contains(bounds, "pair", "Foo.java:", "type arguments");
        assertRefusedByHand("<" + bounds + "> void pair(U u)");
    }

    /** Java does not let a bound follow a type variable; a class file of another language may. */
    @ParameterizedTest
    @Clause({"EM-DEL-5", "EM-FWD-3"})
    @CsvSource({
        "String, ''",
        "Runnable, ''",
        "Object, ''",
        "V, emissary.err.method.bounds",
        "String[], emissary.err.method.bounds"
    })
    void boundsOfAnotherLanguageAreJudgedByWhatStandsInForATypeVariable(
            String argument, String key, @TempDir Path directory) throws IOException {
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
        String classPath = directory + File.pathSeparator + System.getProperty("java.class.path");

        Compiled compiled = emissary()
                .withOptions("-classpath", classPath)
                .compile("emissary X<V>(Foreign<%s> foreign);".formatted(argument));

        assertThat(compiled.errors()).containsExactlyElementsOf(key.isEmpty() ? List.of() : List.of("X.java:1 " + key));
    }

    private static void assertRefusedByHand(String method) {
        String byHand = REFUSED + "abstract class Z<E> { public abstract " + method + "; }";
        assertThat(emissary().withOptions("-Xlint:none").compile(byHand).errors())
                .singleElement()
                .asString()
                .startsWith("Foo.java:13 compiler.err.");
    }

    @Test
    @Clause({"EM-CONF-1", "EM-DEL-5"})
    void proposedDeclarationOfAConflictHasNoSuchBounds() {
        Compiled refused = emissary().compile(REFUSED + "emissary X(Foo<String[]> foo, Foo<String[]> bar);");
        assertThat(refused.diagnostics())
                .extracting(Compiled.Message::text)
                .noneMatch(text -> text.contains("<U extends"));
    }

    @Test
    @Clause({"EM-CONF-1", "EM-FWD-3"})
    void proposedDeclarationHasAllBounds() {
        String program = """
                interface A<T> { <U extends Object & Comparable<? super T>> U m(U u); }
                interface B { <V extends Object & Comparable<? super String>> V m(V v); }
                emissary X(A<String> a, B b)""";
        Compiled refused = emissary().compile(program + ";");
        assertThat(refused.diagnostics().get(0).text())
                .contains("public <U extends Object & Comparable<? super String>> U m(U u) { return this.a.m(u); }");
        emissary()
                .compile(
                        program
                                + " { public <U extends Object & Comparable<? super String>> U m(U u) { return this.a.m(u); } }")
                .clean();
    }
}
