package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.Emissary;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of emissaries together with annotation processors (EM-EQ-4). */
class AnnotationProcessingTest {
    private static final String FOO =
            "public interface Foo<T> { T f(T value, int... more) throws java.io.IOException; }";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/** Doc of X. */\npublic emissary X(Foo<String> foo, Runnable r);",
                "/** Doc of X. */\npublic @dev.emissary.Emissary record X(Foo<String> foo, Runnable r) {}",
            })
    @Clause({"EM-EQ-4", "EM-CLASS-3"})
    void aProcessorSeesAnOrdinaryFinalClassWithItsForwarders(String source) {
        List<String> seen = new ArrayList<>();
        Compiled compiled = emissary()
                .withProcessors(new ScriptedProcessor((tools, round) -> {
                    if (round.processingOver()) {
                        return;
                    }
                    for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
                        if (type.getSimpleName().contentEquals("X")) {
                            seen.add(type.getKind() + " " + type.getModifiers() + " extends " + type.getSuperclass()
                                    + " implements " + type.getInterfaces());
                            seen.add(String.valueOf(tools.getElementUtils().getDocComment(type))
                                    .strip());
                            seen.add("components " + type.getRecordComponents());
                            type.getEnclosedElements().forEach(member -> seen.add(describe(member)));
                        }
                    }
                }))
                .compile(FOO, source)
                .clean();
        assertThat(seen)
                .containsExactly(
                        "CLASS [public, final] extends dev.emissary.lang.Emissary"
                                + " implements Foo<java.lang.String>,java.lang.Runnable",
                        "Doc of X.",
                        "components ",
                        "FIELD [private, final] foo Foo<java.lang.String>",
                        "FIELD [private, final] r java.lang.Runnable",
                        "CONSTRUCTOR [public] X(Foo<java.lang.String>,java.lang.Runnable) [foo, r]",
                        "METHOD [public] f(java.lang.String,int...)",
                        "METHOD [public] run()");
        assertThat(compiled.classNames()).contains("X");
    }

    private static String describe(Element member) {
        String text = member.getKind() + " " + member.getModifiers() + " " + member;
        if (member.getKind() == ElementKind.METHOD) {
            return text;
        }
        if (member instanceof ExecutableElement constructor) {
            return text + " "
                    + constructor.getParameters().stream()
                            .map(parameter -> parameter.getSimpleName().toString())
                            .toList();
        }
        return text + " " + member.asType();
    }

    @ParameterizedTest
    @ValueSource(strings = {"emissary X(Runnable r);", "@Emissary record X(Runnable r) {}"})
    @Clause({"EM-EQ-4", "EM-FORM-3"})
    void aProcessorFindsEmissariesByTheirAnnotation(String declaration) {
        List<String> found = new ArrayList<>();
        emissary()
                .withProcessors(new ScriptedProcessor((tools, round) -> round.getElementsAnnotatedWith(Emissary.class)
                        .forEach(element -> found.add(element + " " + element.getKind()))))
                .compile(
                        "import dev.emissary.Emissary;\nclass Outer { " + declaration + " }",
                        "import dev.emissary.Emissary;\n" + declaration.replace("X", "Y"))
                .clean();
        assertThat(found).containsExactlyInAnyOrder("Outer.X CLASS", "Y CLASS");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary X(gen.Made made); | answer()I",
                "import gen.Made; emissary X(Made made); | answer()I",
                "import gen.*; @dev.emissary.Emissary record X(Made made) { } | answer()I",
                "emissary X<T>(gen.Made made, Iterable<T> more); | answer()I",
                "@dev.emissary.Emissary(gen.Made.class) record X(gen.Maker maker) { } | answer()I",
                "emissary X(gen.Maker maker) implements gen.Made; | answer()I",
                "emissary X(gen.Maker maker) implements gen.Made, Runnable { public void run() { } } | answer()I",
                "emissary X(Mine mine); interface Mine extends gen.Made { } | answer()I",
                "emissary X(gen.Made made) { public int answer() { return made.answer() + 1; } } | answer()I",
                "emissary X(gen.Made made) { X { if (made == null) made = new gen.Maker(); } } | answer()I",
                "class Holder { void m() { emissary X(gen.Made made); Runnable r = () -> new X(null).answer(); } } | answer()I",
                "class Outer { emissary X(gen.Made made); gen.Made of(gen.Maker m) { return new X(m); } } | answer()I",
                "emissary X(@gen.Mark gen.Made made); | answer()I",
                "emissary X<T extends gen.Made>(T made) implements gen.Made; | answer()I",
                "emissary X(java.util.function.Supplier<gen.Made> s); | get()Lgen/Made;",
            })
    @Clause("EM-EQ-4")
    void mayDelegateToGeneratedTypes(String source, String method) {
        Compiled compiled = emissary()
                .withProcessors(ScriptedProcessor.generating(
                        List.of("gen.Made", "package gen; public interface Made { int answer(); }"),
                        List.of(
                                "gen.Maker",
                                "package gen; public class Maker implements Made {"
                                        + " public int answer() { return 42; } }"),
                        List.of("gen.Mark", "package gen; public @interface Mark { }")))
                .compile(source.replace("; emissary X", ";\nemissary X").replace("; @dev", ";\n@dev"))
                .clean();
        String name = compiled.classNames().stream()
                .filter(candidate -> candidate.endsWith("X"))
                .findFirst()
                .orElseThrow();
        assertThat(compiled.classFile(name).publicMethods()).contains(method);
    }

    @Test
    @Clause("EM-EQ-4")
    void mayDelegateToATypeOfALaterRound() {
        ScriptedProcessor processor = ScriptedProcessor.generating(
                List.of("gen.First", "package gen; public interface First extends Second<String> { }"),
                List.of("gen.Second", "package gen; public interface Second<T> extends Third { T second(); }"),
                List.of("gen.Third", "package gen; public interface Third { default int third() { return 3; } }"));
        Compiled compiled = emissary()
                .withProcessors(processor.oneEachRound())
                .compile("public emissary X(gen.First first);")
                .clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("second()Ljava/lang/String;", "third()I");
    }

    @Test
    @Clause("EM-EQ-4")
    void aGeneratedFileMayDeclareEmissariesInBothForms() {
        Compiled compiled = emissary()
                .withProcessors(ScriptedProcessor.generating(
                                List.of("gen.A", "package gen; public emissary A(Runnable r);"),
                                List.of(
                                        "gen.B",
                                        "package gen; public @dev.emissary.Emissary record B(A a) implements Runnable {}"))
                        .oneEachRound())
                .compile("class User { Runnable r = new gen.B(new gen.A(() -> { })); }")
                .clean();
        assertThat(compiled.classFile("gen.A").publicMethods()).containsExactly("run()V");
        assertThat(compiled.classFile("gen.B").publicMethods()).containsExactly("run()V");
    }

    @Test
    @Clause({"EM-EQ-4", "EM-FWD-9"})
    void theRoundsDoNotShowInTheClassFile() {
        String source =
                "public emissary X(Foo<String> foo, CharSequence s) { X { if (s == null) s = \"\"; } final int n = 1; }";
        byte[] plain = emissary().compile(FOO, source).clean().bytes("X");
        byte[] afterRounds = emissary()
                .withProcessors(ScriptedProcessor.generating(
                                List.of("gen.One", "package gen; public class One { }"),
                                List.of("gen.Two", "package gen; public class Two { }"))
                        .oneEachRound())
                .compile(FOO, source)
                .clean()
                .bytes("X");
        assertThat(afterRounds).isEqualTo(plain);
    }

    @Test
    @Clause({"EM-EQ-4", "EM-DIAG-3"})
    void aTypeThatNobodyGeneratesIsOneError() {
        Compiled compiled = emissary()
                .withProcessors(ScriptedProcessor.generating(List.of("gen.One", "package gen; public class One { }")))
                .compile("public emissary X(\n    gen.Missing missing);");
        assertThat(compiled.errors()).containsExactly("X.java:2 compiler.err.cant.resolve.location");
    }

    @Test
    @Clause({"EM-EQ-4", "EM-DIAG-3"})
    void aMistakeIsReportedOnceWhateverTheRounds() {
        Compiled compiled = emissary()
                .withProcessors(ScriptedProcessor.generating(
                                List.of("gen.One", "package gen; public class One { }"),
                                List.of("gen.Two", "package gen; public class Two { }"))
                        .oneEachRound())
                .compile("public emissary X(\n    String s) {\n    X { return; }\n    int field;\n}");
        assertThat(compiled.errors())
                .doesNotHaveDuplicates()
                .allMatch(error -> error.startsWith("X.java:"))
                .contains("X.java:4 emissary.err.field.not.final");
    }

    @Test
    @Clause("EM-EQ-4")
    void aProcessorSeesTheForwardersOfAGeneratedInterfaceInTheNextRound() {
        List<String> seen = new ArrayList<>();
        ScriptedProcessor generating = ScriptedProcessor.generating(
                List.of("gen.Made", "package gen; public interface Made { int answer(); }"));
        emissary()
                .withProcessors(generating, new ScriptedProcessor((tools, round) -> {
                    TypeElement emissary = tools.getElementUtils().getTypeElement("X");
                    seen.add(ElementFilter.methodsIn(emissary.getEnclosedElements())
                            .toString());
                    assertThat(emissary.getKind()).isEqualTo(ElementKind.CLASS);
                }))
                .compile("emissary X(gen.Made made);")
                .clean();
        assertThat(seen).startsWith("[]").endsWith("[answer()]");
    }

    @Test
    @Clause({"EM-CONF-1", "EM-DIAG-3"})
    void everyConflictIsOneErrorAlsoWhenJavacGoesOnAfterErrors() {
        // Error Prone asks for this.
        assertThat(emissary()
                        .withOptions("--should-stop=ifError=FLOW")
                        .compile("""
                interface I { void f(); void g(); }
                interface J { void f(); void g(); }
                emissary A(I i, J j);
                """)
                        .errors())
                .containsExactly("I.java:3 emissary.err.method.conflict", "I.java:3 emissary.err.method.conflict");
    }
}
