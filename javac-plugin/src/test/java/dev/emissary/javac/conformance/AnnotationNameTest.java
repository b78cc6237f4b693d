package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of whose annotation an @Emissary is (EM-FORM-7). */
class AnnotationNameTest {
    private static final String OTHER = """
            package p;
            public @interface Emissary {}
            """;

    @ParameterizedTest
    @Clause("EM-FORM-7")
    @ValueSource(
            strings = {
                "package q; import dev.emissary.Emissary; @Emissary record A(Runnable r) {}",
                "package q; import dev.emissary.*; @Emissary record A(Runnable r) {}",
                "package q; @dev.emissary.Emissary record A(Runnable r) {}",
                "package q; @dev . /* c */ emissary . Emissary() record A(Runnable r) {}",
                "package dev.emissary; @Emissary record A(Runnable r) {}",
                "package q; import p.*; import dev.emissary.Emissary; @Emissary record A(Runnable r) {}",
                "package p; import dev.emissary.Emissary; @Emissary record A(Runnable r) {}",
                "package q; import p.Emissary; @dev.emissary.Emissary @Emissary record A(Runnable r) {}",
                "package q; import static q.O.*; import dev.emissary.Emissary; @Emissary record A(Runnable r) {}"
                        + " class O { @interface Emissary {} }",
                "package q; import dev.emissary.Emissary; @Emissary record A(Runnable r) { @interface Emissary {} }",
                "package q; import dev.emissary.Emissary; class O { @interface Emissary {} }"
                        + " @Emissary record A(Runnable r) {}",
                "package q; import dev.emissary.*; import java.util.*; @Deprecated @Emissary record A(Runnable r) {}",
                "package q; import dev.emissary.*; import dev.emissary.Emissary; @Emissary record A(Runnable r) {}",
            })
    void emissarysOwnAnnotationDeclaresAnEmissary(String source) {
        Compiled compiled = emissary()
                .compile(List.of(
                        JavaFileObjects.forSourceString("Source", source),
                        JavaFileObjects.forSourceString("p.Emissary", OTHER)))
                .successful();
        String name = compiled.classNames().stream()
                .filter(each -> each.matches("(q|p|dev\\.emissary)\\.A"))
                .findFirst()
                .orElseThrow();
        assertThat(compiled.classFile(name).node().interfaces).containsExactly("java/lang/Runnable");
    }

    @ParameterizedTest
    @Clause("EM-FORM-7")
    @ValueSource(
            strings = {
                "package q; import p.Emissary; @Emissary record A(int x) {}",
                "package q; import p.*; @Emissary record A(int x) {}",
                "package q; @p.Emissary record A(int x) {}",
                "package p; @Emissary record A(int x) {}",
                "package p; import dev.emissary.*; @Emissary record A(int x) {}",
                "package q; import p.Emissary; import dev.emissary.*; @Emissary record A(int x) {}",
                "package q; import dev.emissary.*; import p.Emissary; @Emissary record A(int x) {}",
                "package q; import dev.emissary.*; @Emissary record A(int x) {} @interface Emissary {}",
                "package q; @Emissary record A(int x) {} @interface Emissary {}",
                "package q; import q.O.Emissary; @Emissary record A(int x) {} class O { @interface Emissary {} }",
                "package q; import q.O.*; @Emissary record A(int x) {} class O { @interface Emissary {} }",
                "package q; import static q.O.Emissary; @Emissary record A(int x) {} class O { @interface Emissary {} }",
                "package q; import static q.O.*; @Emissary record A(int x) {} class O { @interface Emissary {} }",
                "package q; @O.Emissary record A(int x) {} class O { @interface Emissary {} }",
                "package q; @q.O.Emissary record A(int x) {} class O { @interface Emissary {} }",
            })
    void anotherAnnotationOfTheNameIsLeftAlone(String source) {
        Compiled compiled = emissary()
                .compile(List.of(
                        JavaFileObjects.forSourceString("Source", source),
                        JavaFileObjects.forSourceString("p.Emissary", OTHER)))
                .successful();
        String name = compiled.classNames().contains("q.A") ? "q.A" : "p.A";
        assertThat(compiled.load(name).isRecord()).isTrue();
    }

    @Test
    @Clause("EM-FORM-7")
    void annotationOfTheOwnPackageInAnotherFileWinsOverImportOnDemandInEitherOrder() {
        String use = """
                package p;
                import dev.emissary.*;
                @Emissary record A(int x) {}
                """;
        assertThat(emissary().compile(use, OTHER).clean().load("p.A").isRecord())
                .isTrue();
        assertThat(emissary().compile(OTHER, use).clean().load("p.A").isRecord())
                .isTrue();
    }

    @Test
    @Clause("EM-FORM-7")
    void annotationOfTheOwnPackageOnTheClassPathWinsOverImportOnDemand(@TempDir Path folder) throws IOException {
        Compiled library = emissary().compile(OTHER).clean();
        Files.createDirectories(folder.resolve("p"));
        Files.write(folder.resolve("p/Emissary.class"), library.bytes("p.Emissary"));
        String classPath = System.getProperty("java.class.path") + File.pathSeparator + folder;
        Compiled compiled = emissary()
                .withOptions("-classpath", classPath, "-Xlint:-path")
                .compile("""
                        package p;
                        import dev.emissary.*;
                        @Emissary record A(int x) {}
                        """)
                .successful();
        assertThat(compiled.load("p.A").isRecord()).isTrue();
    }

    @Test
    @Clause("EM-FORM-7")
    void annotationNestedInAnEnclosingClassHidesTheImportedOneThere() {
        Compiled compiled = emissary().compile("""
                import dev.emissary.Emissary;
                class Outer {
                    @interface Emissary {}
                    @Emissary record A(int x) {}
                    class Inner { @Emissary record B(int x) {} }
                    void m() { @Emissary record L(int x) {} }
                }
                @Emissary record C(Runnable r) { class D { @Emissary record E(Runnable r) {} } }
                """).clean();
        assertThat(compiled.load("Outer$A").isRecord()).isTrue();
        assertThat(compiled.load("Outer$Inner$B").isRecord()).isTrue();
        assertThat(compiled.load("Outer$1L").isRecord()).isTrue();
        assertThat(compiled.load("C").isRecord()).isFalse();
        assertThat(compiled.load("C$D$E").isRecord()).isFalse();
    }

    @Test
    @Clause({"EM-FORM-7", "EM-DIAG-3"})
    void nameThatDenotesNothingOrTwoThingsGetsJavacsOwnError() {
        assertThat(emissary().compile("@Emissary record A(int x) {}").errors())
                .containsExactly("A.java:1 compiler.err.cant.resolve");
        assertThat(emissary().compile("""
                package dev.emissary.sub;
                @Emissary record A(int x) {}
                """).errors()).containsExactly("A.java:2 compiler.err.cant.resolve");
        assertThat(emissary().compile("""
                package q;
                import p.*;
                import dev.emissary.*;
                @Emissary record A(Runnable r) {}
                """, OTHER).errors()).containsExactly("A.java:4 compiler.err.ref.ambiguous");
        assertThat(emissary().compile("""
                @Emissary(Runnable.class) emissary A(Runnable r);
                """).errors()).containsExactly("A.java:1 compiler.err.cant.resolve");
    }

    @Test
    @Clause("EM-FORM-7")
    void importOnDemandOfATypeThatIsNotAccessibleChangesNothing() {
        Compiled compiled = emissary().compile("""
                package q;
                import p.*;
                import dev.emissary.*;
                @Emissary record A(Runnable r) {}
                """, """
                package p;
                public class Public {}
                @interface Emissary {}
                """).clean();
        assertThat(compiled.classFile("q.A").node().interfaces).containsExactly("java/lang/Runnable");
    }

    @Test
    @Clause({"EM-FORM-3", "EM-FORM-7"})
    void anotherAnnotationOfTheNameOnAKeywordEmissaryIsAnOrdinaryAnnotation() {
        Compiled compiled = emissary().compile("""
                @interface Emissary { Class<?>[] value() default {}; }
                @Emissary(String.class) emissary A(Runnable r);
                """).clean();
        assertThat(compiled.load("A").getInterfaces()).containsExactly(Runnable.class);
        assertThat(compiled.classFile("A").annotations())
                .containsExactlyInAnyOrder("LEmissary;", "Ldev/emissary/Emissary;");
    }

    @Test
    @Clause("EM-FORM-7")
    void secondOfTwoAnnotationsOfTheNameMayBeOurs() {
        Compiled compiled = emissary().compile("""
                package q;
                import p.Emissary;
                @Emissary @dev.emissary.Emissary record A(Runnable r) {}
                """, """
                package p;
                public @interface Emissary {}
                """).clean();
        assertThat(compiled.load("q.A").getInterfaces()).containsExactly(Runnable.class);
    }

    @Test
    @Clause("EM-FORM-7")
    void annotationInheritedByAnEnclosingClassHidesTheImportedOneThere() {
        Compiled compiled = emissary().compile("""
                import dev.emissary.Emissary;
                class Base { @interface Emissary {} }
                class Outer extends Base { @Emissary record A(int x) {} }
                class Implementing implements Marked { @Emissary record A(int x) {} }
                @Emissary record B(Runnable r) {}
                """, """
                interface Marked { @interface Emissary {} }
                """).clean();
        assertThat(compiled.load("Outer$A").isRecord()).isTrue();
        assertThat(compiled.load("Implementing$A").isRecord()).isTrue();
        assertThat(compiled.load("B").isRecord()).isFalse();
    }
}
