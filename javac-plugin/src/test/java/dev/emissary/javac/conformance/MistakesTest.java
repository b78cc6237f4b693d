package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Conformance tests of diagnostics that no case can state: what javac alone says, what the plugin adds to its errors, and
 * where a declaration is (EM-DIAG-1, EM-DIAG-3, EM-DIAG-4, EM-CONF-1, EM-DEL-4, EM-DEL-5, EM-DEL-9, EM-CLASS-1,
 * EM-CLASS-4, EM-CLASS-5, EM-OPT-6).
 */
class MistakesTest {
    @TempDir
    private Path directory;

    private static final String UNSERVED = "no component serves java.lang.AutoCloseable";

    @Test
    void aListedInterfaceWithoutAMethodIsToldThatNoComponentServesIt() {
        String list = "@dev.emissary.Emissary(Runnable.class) record A(Runnable r";
        List<List<String>> texts = List.of(
                List.of("emissary A(Runnable r) implements ^AutoCloseable;", UNSERVED),
                List.of("emissary A(Runnable r) implements Runnable, ^AutoCloseable { }", UNSERVED),
                List.of(
                        "emissary A(Runnable r) implements java.util.List^<String>;",
                        "no component serves java.util.List"),
                List.of(list + ") implements ^AutoCloseable { }", UNSERVED),
                List.of(
                        "emissary A(java.util.function.Supplier<Thread> r) implements ^Runnable;",
                        "list java.lang.Runnable: delegates Runnable"),
                List.of(
                        list
                                + ", java.util.concurrent.ExecutorService e) implements java.util.concurrent^.Executor { }",
                        "java.util.concurrent.Executor is not in the explicit list"),
                List.of("class X { void m() { emissary A(Runnable r) implements ^AutoCloseable; } }", UNSERVED));
        List<List<Diagnostic>> found = emissary()
                .messagesOfEach(
                        texts.stream().map(text -> text.get(0).replace("^", "")).toList());
        for (int i = 0; i < texts.size(); i++) {
            int column = texts.get(i).get(0).indexOf('^') + 1;
            String said = texts.get(i).get(1);
            assertThat(found.get(i)).as(texts.get(i).get(0)).singleElement().satisfies(message -> {
                assertThat(message.place()).isEqualTo("1:" + column + " compiler.err.does.not.override.abstract");
                assertThat(message.text()).contains(said);
            });
        }
    }

    /** javac has one error at each place, and two reasons for one at the class. */
    @Test
    void aListedInterfaceThatIsDelegatedIsNotSaidToBeUnserved() {
        Compiled compiled = emissary().compile("""
                interface Wrong<X> { void run(); Integer hashCode(); }
                interface Marker<X> {}
                emissary A(Marker<Long> m, Wrong<String> w) implements Marker<Long>, Wrong<String>;
                emissary B(Comparable<String> c) { abstract void m(); }
                emissary C(Runnable r) implements AutoCloseable { private void close() {} }
                """);
        assertThat(compiled.errors())
                .contains(
                        "Wrong.java:1 compiler.err.override.incompatible.ret",
                        "Wrong.java:3 compiler.err.does.not.override.abstract",
                        "Wrong.java:5 compiler.err.override.weaker.access");
        assertThat(compiled.diagnostics()).noneMatch(message -> message.text().contains("serves"));
    }

    /** An emissary without a list is only what its components are, and not what they supply. */
    @Test
    void whatOnlyASupplierGivesIsToldToBeListed() {
        String late = "emissary Late(java.util.function.Supplier<Thread> source) ";
        String annotated = "@dev.emissary.Emissary record Late(java.util.function.Supplier<Thread> source) {} ";
        List<String> texts = List.of(
                late + "{ @Override public void run() {} }",
                annotated + "class X { void m(Late late) { late.run(); } }",
                late + "; class X { Runnable m(Late late) { return late; } }",
                annotated + "class X { void m(Late late) { n(late); } void n(Runnable r) {} }",
                "class X { void m(Late late) { java.util.List.of(1).forEach(i -> { Runnable r = late; }); } } " + late
                        + ";");
        for (List<Diagnostic> found : emissary().messagesOfEach(texts)) {
            assertThat(found)
                    .singleElement()
                    .satisfies(message -> assertThat(message.text())
                            .containsPattern(
                                    "source[.]get[(][)].*list java[.]lang[.]Runnable|list java[.]lang[.]Thread"));
        }
        assertThat(emissary()
                        .messagesOfEach(List.of(
                                late + "; class X { void m(Late late) { late.walk(); } }",
                                late + "; class X { String m(Late late) { return late; } }",
                                late + "delegates Runnable; class X { Thread m(Late late) { return late; } }",
                                late + "{ @Override public void walk() {} }")))
                .allSatisfy(messages -> assertThat(messages)
                        .singleElement()
                        .satisfies(message -> assertThat(message.text()).doesNotContain("source")));
    }

    @Test
    void whatIsDeclaredForSerializationNeedOnlyBeListed() {
        String text = "import java.io.*; interface P extends Externalizable {} emissary A(P p) {"
                + " public void writeExternal(ObjectOutput out) {} ";
        List<List<Diagnostic>> found =
                emissary().messagesOfEach(List.of(text + "}", text + "public void readExternal(ObjectInput in) {} }"));
        assertThat(found.get(0).get(0).text()).contains("declare writeExternal", "list java.io.Externalizable");
        assertThat(found.get(1).get(0).text()).doesNotContain("declare").contains("list java.io.Externalizable");
    }

    @Test
    void typeVariablesAreNotNumberedWhereTheMessageHasOneOnly() {
        // With a processor javac reads the names of all parameters, and the proposals have them.
        assertThat(Javac.withPluginOfTests()
                        .withOptions("-Xplugin:Emissary")
                        .messagesOfEach(List.of(
                                "import java.util.*; emissary A(List<String> a, Set<String> b);",
                                "interface I<T> { <U> void m(T t, U u); } interface J<T> { <V> void m(T t, V u); }"
                                        + " emissary A<T>(I<T> a, J<T> b);")))
                .allSatisfy(messages -> assertThat(messages)
                        .isNotEmpty()
                        .noneMatch(message -> message.text().contains("#")));
    }

    @Test
    void aConflictNamesWhereBothInterfacesDeclareTheMethodOrInheritIt() {
        String reader = "package p;\n\npublic interface Reader {\n    String next();\n}\n";
        String emissary = """
                interface Base { String next(); }
                interface Cursor extends Base {}
                emissary E(Cursor c, p.Reader r);
                """;
        assertThat(emissary().compile(reader, emissary).diagnostics().get(0).text())
                .contains(
                        "c: inherited by Cursor from Base (Base.java:1)\n",
                        "r: declared in p.Reader (Reader.java:4)\n");
        emissary().compile(reader).clean().writeTo(directory);
        assertThat(emissary()
                        .seeing(directory)
                        .compile(emissary)
                        .diagnostics()
                        .get(0)
                        .text())
                .contains("c: inherited by Cursor from Base (Base.java:1)\n", "r: declared in p.Reader\n");
    }

    /** ecj says nothing more of a class with an unknown superinterface. */
    @Test
    void anArrayIsReportedBesideAnUnknownInterfaceThatCannotMeanIt() {
        assertThat(emissary()
                        .compile("emissary A(int[] a, Runnable r) implements Missing;")
                        .errors())
                .containsExactlyInAnyOrder(
                        "A.java:1 compiler.err.cant.resolve", "A.java:1 emissary.err.component.not.interface");
    }

    /** Error Prone lets javac look at the flow of control whatever else is wrong, as no case does. */
    @Test
    void anInitializerOfAFieldThatIsNotFinalIsNoSecondError() {
        assertThat(emissary()
                        .withOptions("--should-stop=ifError=FLOW")
                        .compile("emissary X(Runnable task) { Object state = task; }")
                        .errors())
                .containsExactly("X.java:1 emissary.err.field.not.final");
    }

    /** javac enters type parameters while the class is a record to it. */
    @Test
    void anEmissaryIsAClassToJavacsMessagesThroughout() {
        assertThat(emissary()
                        .compile("@dev.emissary.Emissary record A<T, T>(Comparable<T> t) {}")
                        .diagnostics())
                .singleElement()
                .satisfies(message ->
                        assertThat(message.text()).contains("class A").doesNotContain("record"));
    }

    /** The order of javac's errors depends on annotation processing here, so each source is compiled once only. */
    @Test
    void cyclesThroughTheHeaderGiveErrorsAndNoCrash() {
        for (String source : List.of(
                "emissary A(B.C a); class B extends A.D {}",
                "emissary A(A.B a) implements A.B, A { class B extends A {} }",
                "emissary A(I i); interface I { A.B b(); } class B extends A {}")) {
            assertThat(emissary()
                            .withProcessors(ScriptedProcessor.idle())
                            .compile(source)
                            .errors())
                    .isNotEmpty()
                    .allMatch(error -> error.startsWith("A.java:1 compiler.err."));
        }
    }

    @Test
    void warningsOfThePluginNameItAndCountForWerror() {
        Compiled compiled = emissary("lint=on").withOptions("-Werror").compile("emissary A(CharSequence c);");
        assertThat(compiled.errors()).containsExactly(":0 compiler.err.warnings.and.werror");
        assertThat(compiled.diagnostics().get(0).text()).startsWith("[emissary] ");
    }

    /** Java does not let a bound follow a type variable; a class file of another language may. */
    @Test
    void boundsOfAnotherLanguageAreJudgedByWhatStandsInForATypeVariable() throws IOException {
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
