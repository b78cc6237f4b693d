package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.Test;

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

    private static final String TEXT = "text()Ljava/lang/String;";

    /** The methods of emissaries by their declarations, each of which goes into a package of its own. */
    private static final Map<String, List<String>> DECLARED = new TreeMap<>(Map.of(
            "emissary X(gen.Api api);",
            List.of(TEXT),
            "import gen.*;\n@dev.emissary.Emissary record X(Api made) { X { if (made == null) made = new Impl(); } }",
            List.of(TEXT),
            "class Holder { void m() { emissary X(gen.Api api); Runnable r = () -> new X(null).text(); } }",
            List.of(TEXT),
            "emissary X(Sub sub);\ninterface Sub extends gen.Api { int more(); }",
            List.of("more()I", TEXT),
            "@dev.emissary.Emissary(gen.Api.class) record X(gen.Impl impl, String state) { }",
            List.of(TEXT),
            "emissary X(Uses uses);\ninterface Uses { gen.Impl of(gen.Generic<? super gen.Api> g) throws gen.Oops; }",
            List.of("of(Lgen/Generic;)Lgen/Impl;"),
            "emissary X(Sub sub);\ninterface Sub extends gen.Generic<gen.Impl> { }",
            List.of("get(Lgen/Impl;)Lgen/Impl;"),
            "emissary X(@gen.Mark Runnable run);",
            List.of("run()V"),
            "emissary X<T extends gen.Api & Runnable>(T t) implements gen.Api;",
            List.of(TEXT),
            "emissary X(gen.N n, gen.E e) implements gen.Api, Runnable { public String text() { return \"\"; } }",
            List.of("run()V", TEXT)));

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

    @Test
    void everyPartMayBeGeneratedInAnyRound() {
        List<String> texts = new ArrayList<>();
        DECLARED.keySet().forEach(text -> texts.add("package p" + texts.size() + ";\n" + text));
        Compiled first = null;
        for (int round = 1; round <= 3; round++) {
            Compiled compiled = emissary()
                    .withProcessors(generatingInRound(round))
                    .compile(texts.toArray(String[]::new))
                    .clean();
            first = first == null ? compiled : first;
            for (String name : first.classNames()) {
                assertThat(compiled.bytes(name)).isEqualTo(first.bytes(name));
            }
        }
        assertThat(first.classFile("gen.E").publicMethods()).containsExactly("run()V", TEXT);
        assertThat(first.classFile("gen.N").publicMethods()).containsExactly(TEXT);
        List<List<String>> methods = List.copyOf(DECLARED.values());
        for (int i = 0; i < texts.size(); i++) {
            String name = "p" + i + (texts.get(i).contains("Holder") ? ".Holder$1X" : ".X");
            assertThat(first.classFile(name).publicMethods()).as(texts.get(i)).isEqualTo(methods.get(i));
        }
    }

    /** What a processor does that waits for the types it needs, as those built on Google's basic processor do. */
    @Test
    void aProcessorMayDeferAnEmissaryUntilItsTypesAreThere() {
        List<String> seen = new ArrayList<>();
        emissary()
                .withProcessors(generatingInRound(2), new ScriptedProcessor((tools, round) -> {
                    TypeElement type = tools.getElementUtils().getTypeElement("X");
                    boolean resolved = ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                            .noneMatch(field -> field.asType().getKind() == TypeKind.ERROR);
                    seen.add(resolved + " " + ElementFilter.methodsIn(type.getEnclosedElements()) + " "
                            + type.getInterfaces());
                }))
                .compile("emissary X(gen.Api api, Runnable run);")
                .clean();
        String open = "false [run()] gen.Api,java.lang.Runnable";
        assertThat(seen.subList(0, 3)).containsExactly(open, open, "true [text(), run()] gen.Api,java.lang.Runnable");
    }
}
