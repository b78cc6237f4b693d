package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of what an annotation processor sees of an emissary, and of parts that it generates, round after
 * round (EM-EQ-4, EM-FWD-9, EM-FWD-3).
 */
class ProcessorViewTest {
    private static final String RICH = """
            public interface Rich<T extends Comparable<T>> {
                @SuppressWarnings("unchecked") <E extends Exception, U extends T> U f(Class<? super U> type, T... more) throws E, java.io.IOException;
                default java.util.List<? extends T> g(int[][] numbers) { return null; }
                @Deprecated(since = "1", forRemoval = false) void old();
            }
            """;

    /** Runs a processor that looks at one type in each round but the last, in two rounds or more. */
    private static Compiled look(BiConsumer<ProcessingEnvironment, TypeElement> look, String name, String... sources) {
        return emissary()
                .withProcessors(
                        ScriptedProcessor.generating(
                                List.of(List.of("gen.One", "package gen; class One { }")),
                                List.of(List.of("gen.Two", "package gen; class Two { }"))),
                        new ScriptedProcessor((tools, round) -> {
                            if (!round.processingOver()) {
                                look.accept(tools, tools.getElementUtils().getTypeElement(name));
                            }
                        }))
                .compile(sources);
    }

    private static void assertAllAre(List<?> seen, Object expected) {
        assertThat(seen).isEqualTo(List.of(expected, expected, expected));
    }

    @Test
    void forwardersHaveTheirWholeSignaturesInEveryRound() {
        List<List<String>> seen = new ArrayList<>();
        look(
                        (tools, type) -> seen.add(ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                                .map(method -> signature(tools.getElementUtils(), method))
                                .toList()),
                        "X",
                        RICH,
                        "emissary X<T extends Comparable<T>>(Rich<T> rich);")
                .clean();
        assertAllAre(
                seen,
                List.of(
                        "[public] [E, U] U f(java.lang.Class<? super U>,T[]) varargs throws E,java.io.IOException",
                        "[public] [] java.util.List<? extends T> g(int[][])",
                        "[public] [] void old() deprecated"));
    }

    private static String signature(Elements elements, ExecutableElement method) {
        assertThat(method.isDefault()).isFalse();
        List<String> parameters = method.getParameters().stream()
                .map(one -> one.asType().toString())
                .toList();
        String thrown = method.getThrownTypes().toString();
        return method.getModifiers() + " "
                + method.getTypeParameters().stream().map(Object::toString).toList() + " "
                + method.getReturnType() + " " + method.getSimpleName() + "(" + String.join(",", parameters) + ")"
                + (method.isVarArgs() ? " varargs" : "") + (thrown.isEmpty() ? "" : " throws " + thrown)
                + (elements.isDeprecated(method) ? " deprecated" : "");
    }

    @Test
    void theAnnotationOfEmissariesIsNoneThatNobodyClaims() {
        assertThat(emissary()
                        .withOptions("-Xlint:processing")
                        .withProcessors(ScriptedProcessor.idle())
                        .compile("emissary X(Runnable r); @dev.emissary.Emissary record Z(Runnable r) {}"
                                + " @interface Own {} @Own class Y {}")
                        .diagnostics())
                .singleElement()
                .satisfies(
                        message -> assertThat(message.text()).contains("/Own").doesNotContain("Emissary"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"emissary X(Runnable r);", "@dev.emissary.Emissary record X(Runnable r) {}"})
    void theAnnotationOfEmissariesAloneDoesNotEndACompilationWithWerror(String source) {
        emissary()
                .withProcessors(ScriptedProcessor.idle())
                .withOptions("-Werror", "-Xlint:processing")
                .compile(source)
                .clean();
    }

    @Test
    void itsTreesCanBeAskedFor() {
        String source = "public emissary X(Runnable run, Comparable<String> c) {\n    X { }\n    void own() { }\n}";
        List<String> seen = new ArrayList<>();
        look(
                        (tools, type) -> {
                            Trees trees = Trees.instance(tools);
                            TreePath path = trees.getPath(type);
                            SourcePositions positions = trees.getSourcePositions();
                            ClassTree tree = trees.getTree(type);
                            assertThat(path.getLeaf()).isSameAs(tree);
                            seen.add(source.substring(
                                    (int) positions.getStartPosition(path.getCompilationUnit(), tree),
                                    (int) positions.getEndPosition(path.getCompilationUnit(), tree)));
                            for (Element member : tools.getElementUtils().getAllMembers(type)) {
                                Tree memberTree = trees.getTree(member);
                                TreePath memberPath = trees.getPath(member);
                                assertThat(memberTree == null).isEqualTo(memberPath == null);
                                if (memberTree != null) {
                                    assertThat(positions.getStartPosition(path.getCompilationUnit(), memberTree))
                                            .isNotNegative();
                                    assertThat(trees.getElement(memberPath)).isEqualTo(member);
                                }
                            }
                        },
                        "X",
                        source)
                .clean();
        assertAllAre(seen, source);
    }

    /** A forwarder has no tree, so that javac does not know a position for what is said about it. */
    @Test
    void aMessageAboutAnEmissaryStandsAtItsName() {
        List<String> found = new ArrayList<>();
        Compiled compiled = emissary()
                .withProcessors(new ScriptedProcessor((tools, round) -> {
                    for (Element type : round.getRootElements()) {
                        found.add(type.toString());
                        tools.getMessager().printMessage(Diagnostic.Kind.NOTE, "the class", type);
                        type.getEnclosedElements()
                                .forEach(member -> tools.getMessager()
                                        .printMessage(Diagnostic.Kind.ERROR, member.toString(), member));
                    }
                }))
                .compile("/** Doc. */\npublic\nemissary X(\n    Runnable run,\n    Comparable<X> c);");
        assertThat(found).containsExactly("X");
        assertThat(compiled.success()).isFalse();
        assertThat(compiled.diagnostics().stream()
                        .map(one -> one.text() + " " + one.file() + ":" + one.line())
                        .toList())
                .containsExactly(
                        "the class X.java:3",
                        "run X.java:4",
                        "c X.java:5",
                        "X(java.lang.Runnable,java.lang.Comparable<X>) X.java:3",
                        "run() :0",
                        "compareTo(X) :0");
    }

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
