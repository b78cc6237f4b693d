package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
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
import java.util.function.BiConsumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of what an annotation processor sees of an emissary (EM-EQ-4, EM-FWD-9, EM-FWD-3). */
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
                        .withProcessors(new ScriptedProcessor((tools, round) -> {}))
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
                .withProcessors(new ScriptedProcessor((tools, round) -> {}))
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
}
