package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.JavacReferences;
import dev.emissary.javac.testing.JavacRelease;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the plugin's class files against the class files of other releases of javac, which are published as libraries.
 *
 * <p>The plugin that this build compiles on JDK 17 is the one that runs everywhere; one that is compiled on a newer JDK
 * is for that JDK only, and is not checked.
 */
@EnabledForJreRange(max = JRE.JAVA_17)
class LinkageTest {
    private static final Path CLASSES = Path.of("target/classes");

    static List<JavacRelease> releases() {
        return JavacRelease.all();
    }

    @ParameterizedTest
    @MethodSource("releases")
    @Clause("EM-OPT-1")
    void everyMemberOfJavacThatThePluginRefersToExists(JavacRelease release) throws IOException {
        try (JarFile jar = release.open()) {
            Set<String> missing = new TreeSet<>();
            JavacReferences references = new JavacReferences(jar);
            try (Stream<Path> files = Files.walk(CLASSES)) {
                for (Path path :
                        files.filter(name -> name.toString().endsWith(".class")).toList()) {
                    references.addMissing(Files.readAllBytes(path), missing);
                }
            }
            assertThat(references.checked()).isGreaterThan(300);
            assertThat(missing).isEmpty();
        }
    }

    @Test
    @NoClause("what the other test is given")
    void severalReleasesAreChecked() {
        assertThat(releases()).hasSizeGreaterThanOrEqualTo(3);
    }
}
