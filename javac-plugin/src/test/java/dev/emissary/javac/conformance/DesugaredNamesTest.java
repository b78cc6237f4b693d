package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.ClassFile;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Conformance tests of the names that desugar=DIR writes: of types, where a file hides those that one would expect, and
 * of parameters (EM-EQ-1, EM-EQ-2, EM-FWD-9, EM-CONF-1, EM-DIAG-3).
 */
class DesugaredNamesTest {
    private static final String FOO = """
            package p;
            import java.util.*;
            public interface Foo<E> {
                List<E> list(Map<? super String, Object[]> map) throws java.io.IOException;
                <T extends Comparable<T>> Map.Entry<T, E> entry(T key);
                @Deprecated Object old(String text);
            }
            """;

    @TempDir
    private Path directory;

    private final List<String> texts = new ArrayList<>();

    /** Adds a program, of whose packages p and q no other has the names. */
    private void add(String... program) {
        int number = texts.size();
        for (String text : program) {
            texts.add(text.replaceAll("\\b([pq])\\b", "$1" + number));
        }
    }

    @Test
    void meanTheSameWhateverTheFileAndItsPackageHide() {
        for (String declaration : List.of(
                "emissary X(Foo<String> foo) { interface List {} interface Entry {} interface Map {} }",
                "emissary X(Foo<Integer> foo) { class Object {} class String {} @interface Deprecated {} }",
                "emissary X(Foo<Integer> foo); @interface Override {} @interface SuppressWarnings {}",
                "emissary X(Foo<Integer> foo) { static int java, p; int java() { return java; } }",
                "emissary X<java>(Foo<java> foo);",
                "emissary X(Foo<Integer> foo); class java { class util {} }",
                "class Outer<List, Object> { static class String {} class Map {} emissary X(Foo<Integer> foo); }",
                "class Base { static class List {} class Object {} } class Outer extends Base { emissary X(Foo<Integer> f); }",
                "interface Names { class List {} class String {} } emissary X(Foo<Integer> foo, Names names);",
                "interface One { class List {} } interface Two { class List {} } emissary X(Foo<Integer> f) implements One, Two {}",
                "import java.awt.List; emissary X(Foo<Integer> foo);",
                "import static java.util.Map.Entry; emissary X(Foo<Integer> foo);",
                "import java.awt.*; import java.util.*; emissary X(Foo<Integer> foo);",
                "import dev.emissary.Emissary; @Emissary record X(Foo<Integer> foo) { class Emissary {} }",
                "import dev.emissary.Emissary; @Emissary record X(Foo<Integer> foo) {} class dev {}",
                "emissary Foo(p.Foo<Integer> foo);",
                "emissary X<Kind>(Foo<Kind> foo) { void m(X.Kind kind) {} enum Kind { A } }")) {
            String source = (declaration.contains("emissary Foo(") ? "" : "import p.Foo; ") + declaration;
            add(FOO, "package q; " + source);
            add(
                    FOO.replace("package p;", "package p.util;"),
                    "package p; "
                            + source.replace("import p.Foo;", "import p.util.Foo;")
                                    .replace("p.Foo<", "p.util.Foo<"));
        }
        for (String other : List.of("@interface Override", "class Object", "class String", "class java", "class p")) {
            add(FOO, "package q; import p.Foo; emissary X(Foo<Integer> foo);", "package q; " + other + " {}");
        }
        addConstants();
        assertThat(Desugared.of(texts, directory).complaint()).isEmpty();
    }

    /** Constants in annotations are not taken for variables. */
    private void addConstants() {
        for (String declaration : List.of(
                "emissary X(p.Length length) { static int Unit, In; }",
                // Its package is obscured by a variable, so that it has to be imported.
                "class Outer { static void m(int p) { emissary X(Length length); } }",
                // This variable is not in scope yet.
                "class Outer { static void m() { emissary X(Length length); int p = 0; } }")) {
            add(
                    """
                    package p;
                    import java.lang.annotation.*;
                    @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME)
                    public @interface In { Unit value(); Class<?> type() default Object.class; }
                    """,
                    "package p; public enum Unit { METER }",
                    "package p; public interface Length { @In(value = Unit.METER, type = Unit.class) String length(); }",
                    "package q; class Unit {}",
                    "package q; import p.Length; " + declaration);
        }
    }

    /** A local class of an object is not the same one in plain Java, which only has to compile (EM-EQ-2). */
    @Test
    void areFoundWhateverTheMethodHides() {
        for (String declaration : List.of(
                "class Outer { <List, Object> void m() { class String {} emissary X(Foo<Integer> foo); class Map {} } }",
                "class Outer { void m() { Object o = new Object() { class List {} emissary X(Foo<Integer> f); }; } }",
                "class Outer { int m(int i) { switch (i) { case 1: class List {} default: emissary X(Foo<Integer> f); } return i; } }")) {
            add(FOO, "package q; import p.Foo; " + declaration);
        }
        assertThat(Desugared.of(texts, directory).complaint()).isEmpty();
    }

    @Test
    void anImportGoesIntoItsGroup() {
        String names = "package p; public interface Names { java.util.Set<String> names(); }";
        String imports = "import java.awt.List; // of widgets\n%s\nimport p.Names;\n";
        String file = "package q;\n\n" + imports.formatted("") + "emissary X(Names names) { void m(List l) {} }\n";
        assertThat(Desugared.of(List.of(names, file), directory).plain("q"))
                .contains(imports.formatted("import java.util.Set;\n"));
    }

    /** What is in the file beside is in the package, but not in every compilation. */
    @Test
    void meanTheSameBesideAFileThatIsNotCompiledNow() throws IOException {
        Files.createDirectories(directory.resolve("src/q"));
        Path file = directory.resolve("src/q/X.java");
        Files.writeString(file, "package q; emissary X(Runnable task, Comparable<String> c);");
        Files.writeString(directory.resolve("src/q/Override.java"), "package q; @interface Override {}");
        Files.writeString(directory.resolve("src/q/String.java"), "package q; class String {}");
        Javac.with(Javac.files(List.of(file)), "-proc:none", "-Xplugin:Emissary desugar=" + directory.resolve("plain"))
                .clean();
        assertThat(directory.resolve("plain/q/X.java"))
                .content()
                .contains("@java.lang.Override", "(java.lang.String string)")
                .doesNotContain("@Override");
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_25)
    void meanTheSameWithModuleImports() {
        String imports = "package q; import module java.base; import ";
        add(FOO, imports + "module java.desktop; emissary X(p.Foo<Integer> foo);");
        add(FOO, imports + "java.awt.*; emissary X(p.Foo<Integer> foo);");
        assertThat(Desugared.of(texts, directory).complaint()).isEmpty();
    }

    @Test
    void whatNoNameMeansIsAnError() {
        String types = "interface Item { Label label(); } interface Label {} interface Mine { java.lang.Object m(); } ";
        for (String declaration : List.of(
                "emissary X(Item item) { class Label {} }",
                "emissary X<Label>(Item item);",
                "class Outer<Label> { emissary X(Item item); emissary Y(Item item); }",
                "interface Names { class Label {} } emissary X(Item item, Names names);",
                "class Outer { void m() { class Label {} emissary X(Item item); } }",
                "emissary X(Mine mine) { class java {} class Lib { class Object {} } class Object {} }",
                "emissary X(Mine mine) { class java {} class Object {} }")) {
            assertThat(emissary("lint=off desugar=" + directory)
                            .compile(types + declaration)
                            .errors())
                    .as(declaration)
                    .containsExactly("Item.java:1 emissary.err.desugar.name");
        }
        assertThat(directory).isEmptyDirectory();
    }

    /** As Kotlin names methods with value classes, and Scala operators. */
    @Test
    void whatJavaCannotWriteIsNotWritten() throws IOException {
        for (String name : List.of("Mark", "Mark2")) {
            ClassWriter mark = new ClassWriter(0);
            int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT;
            mark.visit(Opcodes.V17, flags, name, null, "java/lang/Object", null);
            mark.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, "minus-LRDsOJo", "(J)J", null, null);
            Files.write(directory.resolve(name + ".class"), mark.toByteArray());
        }
        Path plain = directory.resolve("plain");
        Map.of("emissary X(Mark mark);", "desugar.name", "emissary X(Mark one, Mark2 other);", "method.irreconcilable")
                .forEach((declaration, key) -> assertThat(emissary("desugar=" + plain)
                                .seeing(directory)
                                .compile(declaration)
                                .errors())
                        .containsExactly("X.java:1 emissary.err." + key));
        assertThat(plain).doesNotExist();
    }

    /** It is optional, and no compiled class has it. */
    @Test
    void overrideIsLeftOutWhereItHasNoName() {
        Desugared desugared = Desugared.of(
                List.of("class Outer { class java {} @interface Override {} emissary X(Runnable task); }"), directory);
        assertThat(desugared.complaint()).isEmpty();
        assertThat(desugared.plain("")).doesNotContain("@Override", "java.");
    }

    private static final String NAMED = """
            public interface Foo {
                void foo(String first, String second, int third, Class<?> fourth, String... rest);
                interface Inner { void inner(Foo one, Foo.Inner[] two); }
            }
            """;

    /** Returns a javac without processors: with one it reads the names of all parameters. */
    private Javac javac(String... options) {
        return Javac.withPluginOfTests()
                .withLint()
                .withOptions("-Xplugin:Emissary lint=off desugar=" + directory)
                .withOptions(options);
    }

    /** Returns the plain form of an emissary of the interfaces in class files. */
    private String plain(String... options) throws IOException {
        javac(options)
                .seeing(directory)
                .compile("emissary Bar(Foo foo, Foo.Inner inner);")
                .clean();
        return Files.readString(directory.resolve("Bar.java"));
    }

    @Test
    void theNamesOfAClassFileAreWrittenAndProposedAndNotCompiled() throws IOException {
        Compiled unnamed = Javac.plain().compile(NAMED).successful();
        Compiled named = Javac.plain().withOptions("-parameters").compile(NAMED).successful();
        String byType = "foo(String string, String string2, int i, Class<?> aClass, String... strings)";
        unnamed.writeTo(directory);
        assertThat(plain("-parameters")).contains(byType).contains("inner(Foo foo, Foo.Inner[] inners)");
        String signature = "foo(String first, String second, int third, Class<?> fourth, String... rest)";
        named.writeTo(directory);
        assertThat(plain("-parameters")).contains(signature).contains("inner(Foo one, Foo.Inner[] two)");
        // javac itself reads them only with this option.
        assertThat(plain()).contains(byType);
        assertThat(javac("-parameters")
                        .seeing(directory)
                        .compile("emissary Two(Foo one, Foo two);")
                        .diagnostics()
                        .get(0)
                        .text())
                .contains(signature + " { this.one.foo(first, second, third, fourth, rest); }");
        String bar = "emissary Bar(Foo foo, Foo.Inner inner);";
        byte[] bytes = javac("-parameters").compile(NAMED, bar).bytes("Bar");
        assertThat(new ClassFile(bytes).method("inner", "(LFoo;[LFoo$Inner;)V").parameters)
                .extracting(parameter -> parameter.name)
                .containsExactly("arg0", "arg1");
        for (Compiled earlier : List.of(named, unnamed)) {
            assertThat(javac("-parameters")
                            .seeing(earlier.writeTo(directory))
                            .compile(bar)
                            .bytes("Bar"))
                    .isEqualTo(bytes);
        }
    }

    /** A digit at the beginning, a keyword, and a name with a blank. */
    @Test
    void namesThatJavaCannotWriteAreNotWritten() throws IOException {
        Compiled named = Javac.plain().withOptions("-parameters").compile(NAMED).successful();
        String text = new String(named.bytes("Foo"), StandardCharsets.ISO_8859_1)
                .replace("first", "1irst")
                .replace("second", "class ")
                .replace("fourth", "third ");
        Files.write(named.writeTo(directory).resolve("Foo.class"), text.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(plain("-parameters"))
                .contains("foo(String string, String string2, int third, Class<?> aClass, String... rest)");
    }
}
