package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of javac as editors use it, on a file of which ever more has been typed: it is parsed, analyzed,
 * and asked about (EM-OPT-8, EM-DIAG-3, EM-DEL-5).
 */
class UnfinishedCodeTest {
    private static final String KEYWORD = "emissary";
    private static final String ANNOTATED = "@dev.emissary.Emissary record";
    private static final String FIELD = "private final int count;";

    /** Emissaries in a class, so that what stands before and after them matters; the last has no body. */
    private static final String SOURCE = """
            import java.util.*;
            class Outer<T> {
                /** A shown text.
                 * @param text the text
                 */
                FORM Shown<A extends CharSequence>(@Deprecated A text, Iterable<? super String> names) implements CharSequence {
                    private final int count;
                    Shown {
                        Objects.requireNonNull(text);
                        this.count = names.hashCode() + 1;
                    }
                    Shown(A text) { this(text, new ArrayList<>()); }
                    @Override public int length() { return switch (count) { case 0 -> text.length(); default -> -1; }; }
                    static <X> X of(X x) { return x; }
                }
                void use() {
                    FORM Local(Comparable<String> c) {}
                    Shown<String> shown = new Shown<>("a");
                    Runnable run = () -> shown.charAt(new Local("b").compareTo("c"));
                    new Runs(run).run();
                }
                FORM Runs(Runnable r) {}
            }
            """;

    /** By how much one beginning of the file is longer than the one before. */
    private static final int STEP = Boolean.getBoolean("emissary.long") ? 5 : 37;

    @ParameterizedTest
    @ValueSource(strings = {KEYWORD, ANNOTATED})
    void errorsAreWhereARecordHasThemAndTreesAndElementsAnswerAfterwards(String form) {
        String source = SOURCE.replace("FORM", form);
        for (int length = 0; length <= source.length(); length += STEP) {
            String text = source.substring(0, length);
            // As long as what it replaces, so that every position is the same. A record has no fields of its own; an
            // unfinished method is a field.
            String record =
                    text.replaceAll(KEYWORD + "(?= \\w+[(<])", "record  ").replace(FIELD, "static        int count;");
            List<Long> places = new Editor(record, false).places();
            Editor editor = new Editor(text, true);
            assertThat(editor.places())
                    .as(text)
                    .isSubsetOf(places)
                    .hasSizeGreaterThanOrEqualTo(Math.min(1, places.size()));
            editor.analyze().askEverything();
            assertThat(editor.errors()).as(text).doesNotContain("internal");
            assertThat(editor.found.getDiagnostics())
                    .as(text)
                    .allMatch(diagnostic ->
                            diagnostic.getPosition() >= 0 && diagnostic.getEndPosition() <= text.length());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {KEYWORD, ANNOTATED})
    void memberOfALocalEmissaryIsKnownWhileItsCallIsTyped(String form) {
        String source = SOURCE.replace("FORM", form).replace("Iterable<? super String>", "Iterable<String>");
        Editor editor = new Editor(source.substring(0, source.indexOf(".compareTo") + 1), true).analyze();
        editor.askEverything();
        assertThat(editor.errors()).endsWith("compiler.err.premature.eof");
        assertThat(editor.membersOfLocals).contains("compareTo(java.lang.String)", "charAt(int)");
    }

    /**
     * What javac knows of a mistaken type is not always there, and not always the same from both sides; of what is refused,
     * javac gets no annotation that it never attributes.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@interface Mark {} emissary E(Runnable r) implements @Mark Mark {}",
                "@interface Mark { emissary E(Runnable r implements @Mark Mark",
                "@interface Mark {} emissary E(Runnable r) implements Runnable, @Mark Runnable {}",
                "import java.lang.annotation.*; @Target @interface A {} interface Foo { @A Object m(); }"
                        + " emissary Front(Foo foo);",
                "emissary Front(Cell<String> c); @dev.emissary.Emissary(Foo.class) emissary Cell<Foo>(Runnable r);"
                        + " interface Foo {}",
                "emissary Front(Cell c) implements Runnable; emissary Cell<A>(Runnable r) implements A;",
                "emissary Front(Cell c); abstract class Cell<A> implements A<Missing>, Runnable {}",
                "emissary Front(First f) implements Sink; interface Sink< { String put("
                        + " class First< implements Last<String> { String put( } class Last< implements Sink<>"
            })
    void mistakeInATypeIsNoFailure(String text) {
        assertThat(new Editor(text, true).analyze().errors()).contains(".err.").doesNotContain("internal");
    }

    /** javac reports a parameter of the type {@code void} when it attributes the interface, perhaps after the emissary. */
    @Test
    void methodWithAParameterOfTheTypeVoidIsNotForwarded() {
        assertThat(Javac.emissary()
                        .compile("emissary Front(Sink s);\ninterface Sink { void take(void nothing); }")
                        .errors())
                .containsExactly(
                        "Front.java:1 compiler.err.does.not.override.abstract",
                        "Front.java:2 compiler.err.void.not.allowed.here");
    }

    /** One compilation of a text, kept open for questions. */
    private static final class Editor {
        private final DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        private final Iterable<? extends CompilationUnitTree> units;
        private final List<String> membersOfLocals = new ArrayList<>();
        private final String text;
        private final JavacTask task;

        Editor(String text, boolean plugin) {
            this.text = text;
            Javac javac = plugin ? Javac.withPluginOfTests().withOptions("-Xplugin:Emissary") : Javac.plain();
            task = javac.withOptions("-proc:none", "-classpath", Javac.classPath(), "--should-stop=ifError=FLOW")
                    .task(new StringWriter(), found, List.of(JavaFileObjects.forSourceString("Outer", text)));
            try {
                units = task.parse();
            } catch (IOException failure) {
                throw new AssertionError(failure);
            }
        }

        Editor analyze() {
            try {
                task.analyze();
                return this;
            } catch (IOException failure) {
                throw new AssertionError(failure);
            }
        }

        /** Returns where something has been found. */
        List<Long> places() {
            return found.getDiagnostics().stream()
                    .<Long>map(Diagnostic::getPosition)
                    .toList();
        }

        /** Returns what has been found, as position and key. */
        String errors() {
            return String.join(
                    ", ",
                    found.getDiagnostics().stream()
                            .map(diagnostic -> diagnostic.getPosition() + " " + diagnostic.getCode())
                            .toList());
        }

        /** Asks about every tree what editors ask for: its place, element, type, comment and scope. */
        void askEverything() {
            Trees trees = Trees.instance(task);
            for (CompilationUnitTree unit : units) {
                new TreePathScanner<Void, Void>() {
                    @Override
                    public Void scan(Tree tree, Void none) {
                        if (tree != null && getCurrentPath() != null) {
                            ask(trees, new TreePath(getCurrentPath(), tree));
                        }
                        return super.scan(tree, none);
                    }
                }.scan(unit, null);
            }
        }

        private void ask(Trees trees, TreePath path) {
            SourcePositions positions = trees.getSourcePositions();
            assertThat(positions.getEndPosition(path.getCompilationUnit(), path.getLeaf()))
                    .isLessThanOrEqualTo(text.length());
            trees.getTypeMirror(path);
            trees.getDocComment(path);
            if (trees.getElement(path) instanceof TypeElement type) {
                task.getElements().getAllMembers(type).forEach(Element::toString);
            }
            if (path.getLeaf().getKind() == Tree.Kind.IDENTIFIER) {
                trees.getScope(path).getLocalElements().forEach(local -> {
                    if (task.getTypes().asElement(local.asType()) instanceof TypeElement type) {
                        task.getElements().getAllMembers(type).forEach(member -> membersOfLocals.add("" + member));
                    }
                });
            }
        }
    }
}
