package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of emissaries whose parts annotation processors generate, round after round (EM-EQ-4). */
class GeneratedTypesTest {
    private static final List<List<String>> GENERATED = List.of(
            List.of("gen.Api", "package gen; public interface Api { String text(); }"),
            List.of("gen.Generic", "package gen; public interface Generic<T> { T get(T t) throws gen.Oops; }"),
            List.of("gen.Oops", "package gen; @SuppressWarnings(\"serial\") public class Oops extends Exception { }"),
            List.of(
                    "gen.Impl",
                    "package gen; public class Impl implements Api { public String text() { return \"\"; } }"),
            List.of("gen.Mark", """
                    package gen; import java.lang.annotation.*;
                    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE_USE})
                    public @interface Mark { }"""),
            List.of("gen.E", "package gen; public emissary E(Api api, Runnable run);"),
            List.of("gen.N", "package gen; @dev.emissary.Emissary(Api.class) public record N(E e, int state) { }"));

    /** A processor that generates all of it in one round, and something else in each round before. */
    private static ScriptedProcessor generatingInRound(int round) {
        List<List<String>> filler = List.of(List.of("gen.Filler1", "package gen; class Filler1 { }"));
        List<List<String>> other = List.of(List.of("gen.Filler2", "package gen; class Filler2 { }"));
        return switch (round) {
            case 1 -> ScriptedProcessor.generating(GENERATED);
            case 2 -> ScriptedProcessor.generating(filler, GENERATED);
            default -> ScriptedProcessor.generating(filler, other, GENERATED);
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary X(gen.Api api); | text()Ljava/lang/String;",
                "import gen.*; @dev.emissary.Emissary record X(Api made) { } | text()Ljava/lang/String;",
                "emissary X(gen.Api api) { X { if (api == null) api = new gen.Impl(); } } | text()Ljava/lang/String;",
                "class Holder { void m() { emissary X(gen.Api api); Runnable r = () -> new X(null).text(); } } | text()Ljava/lang/String;",
                "emissary X(Sub sub); interface Sub extends gen.Api { int more(); } | more()I,text()Ljava/lang/String;",
                "@dev.emissary.Emissary(gen.Api.class) record X(gen.Impl impl, String state) { }"
                        + " | text()Ljava/lang/String;",
                "emissary X(Uses uses); interface Uses { gen.Impl of(gen.Generic<? super gen.Api> g) throws gen.Oops; }"
                        + " | of(Lgen/Generic;)Lgen/Impl;",
                "emissary X(Sub sub); interface Sub extends gen.Generic<gen.Impl> { } | get(Lgen/Impl;)Lgen/Impl;",
                "emissary X(@gen.Mark Runnable run); | run()V",
                "emissary X<T extends gen.Api & Runnable>(T t) implements gen.Api; | text()Ljava/lang/String;",
                "emissary X(gen.E e) implements Runnable; | run()V",
                "emissary X(gen.N n, gen.E e) implements gen.Api, Runnable { public String text() { return \"\"; } }"
                        + " | run()V,text()Ljava/lang/String;",
            })
    @Clause("EM-EQ-4")
    void everyPartMayBeGeneratedInAnyRound(String source, String methods) {
        String text = source.replaceAll("; (interface|emissary|@)", ";\n$1");
        byte[] first = null;
        for (int round = 1; round <= 3; round++) {
            Compiled compiled = emissary()
                    .withProcessors(generatingInRound(round))
                    .compile(text)
                    .clean();
            String name = compiled.classNames().stream()
                    .filter(one -> one.endsWith("X"))
                    .findFirst()
                    .orElseThrow();
            assertThat(compiled.classFile(name).publicMethods()).containsExactly(methods.split(","));
            assertThat(compiled.classFile("gen.E").publicMethods())
                    .containsExactly("run()V", "text()Ljava/lang/String;");
            assertThat(compiled.classFile("gen.N").publicMethods()).containsExactly("text()Ljava/lang/String;");
            first = first == null ? compiled.bytes(name) : first;
            assertThat(compiled.bytes(name)).isEqualTo(first);
        }
    }

    /** What a processor does that waits for the types it needs, as those built on Google's basic processor do. */
    @Test
    @Clause("EM-EQ-4")
    void aProcessorMayDeferAnEmissaryUntilItsTypesAreThere() {
        List<String> seen = new ArrayList<>();
        List<String> deferred = new ArrayList<>(List.of("X"));
        emissary()
                .withProcessors(generatingInRound(2), new ScriptedProcessor((tools, round) -> {
                    for (String name : List.copyOf(deferred)) {
                        TypeElement type = tools.getElementUtils().getTypeElement(name);
                        boolean resolved = ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                                .noneMatch(field -> field.asType().getKind() == TypeKind.ERROR);
                        seen.add(resolved + " " + ElementFilter.methodsIn(type.getEnclosedElements()) + " "
                                + type.getInterfaces());
                        if (resolved) {
                            deferred.remove(name);
                        }
                    }
                }))
                .compile("emissary X(gen.Api api, Runnable run);")
                .clean();
        assertThat(seen)
                .containsExactly(
                        "false [run()] gen.Api,java.lang.Runnable",
                        "false [run()] gen.Api,java.lang.Runnable",
                        "true [text(), run()] gen.Api,java.lang.Runnable");
    }
}
