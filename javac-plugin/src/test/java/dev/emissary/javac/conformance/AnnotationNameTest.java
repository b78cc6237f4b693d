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
}
