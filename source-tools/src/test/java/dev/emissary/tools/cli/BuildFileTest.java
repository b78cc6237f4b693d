package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What build files say about the release of Java. */
class BuildFileTest {
    @TempDir
    private Path scratch;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            pom.xml | <properties><maven.compiler.release>11</maven.compiler.release></properties> | 11
            pom.xml | <properties><x>1.8</x><maven.compiler.source>${x}</maven.compiler.source></properties> | 8
            pom.xml | <properties><maven.compiler.target>17</maven.compiler.target></properties> | 17
            pom.xml | <properties><maven.compiler.source>${elsewhere}</maven.compiler.source></properties> |
            pom.xml | <!-- <properties><maven.compiler.release>8</maven.compiler.release></properties> --> |
            pom.xml | <properties><maven.compiler.release> |
            build.gradle | sourceCompatibility = 1.8 | 8
            build.gradle | sourceCompatibility JavaVersion.VERSION_11 | 11
            build.gradle.kts | options.release.set(17); JavaLanguageVersion.of(21) | 17
            build.gradle.kts | languageVersion = JavaLanguageVersion.of(21) | 21
            build.gradle.kts | // options.release = 8 |
            """)
    void theReleaseIsThatOfTheNearestFileThatSaysOne(String name, String content, Integer release) throws IOException {
        String text = name.equals("pom.xml") ? "<project>" + content + "</project>" : content;
        Files.writeString(scratch.resolve(name), text);
        Path module = Files.createDirectories(scratch.resolve("module/src"));
        Files.writeString(module.resolveSibling("build.gradle"), "// says nothing");
        List<BuildFile> found = BuildFile.above(List.of(module, module.getParent()));
        assertThat(found).hasSize(1);
        assertThat(found.get(0).path()).isEqualTo(module.resolveSibling("build.gradle"));
        assertThat(found.get(0).release().orElse(null)).isEqualTo(release);
        assertThat(found.get(0).hasPlugin()).isFalse();
    }

    @Test
    void theCompilerPluginMayBeConfiguredAbove() throws IOException {
        String pom = """
                <?xml version="1.0" encoding="ISO-8859-1"?><!-- \u00e9 -->
                <project><build><pluginManagement><plugins><plugin>
                  <artifactId>maven-compiler-plugin</artifactId>
                  <configuration><release>9</release><arg>-Xplugin:Emissary</arg></configuration>
                </plugin></plugins></pluginManagement></build></project>
                """;
        Files.writeString(scratch.resolve("pom.xml"), pom, StandardCharsets.ISO_8859_1);
        Path module = Files.createDirectories(scratch.resolve("module"));
        Files.writeString(module.resolve("pom.xml"), "<project/>");
        assertThat(BuildFile.above(List.of(module)))
                .containsExactly(new BuildFile(module.resolve("pom.xml"), Optional.of(9), true));
    }
}
