package dev.emissary.javac.docs;

import static com.google.common.truth.Truth.assertThat;
import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Clause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The warnings about two hundred everyday emissaries, compared with the table of docs/survey/warnings.md. */
class EverydayWarningsTest {
    private static final Path SURVEY = Path.of("survey");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| (\\S+):(\\d+) \\| (\\d+) \\|");

    @ParameterizedTest
    @CsvSource({"17, 41", "25, 49"})
    @Clause("EM-DIAG-4")
    void theTableHasExactlyTheWarnings(int release, int count) throws IOException {
        assumeTrue(release <= Runtime.version().feature());
        List<String> warnings = emissary()
                .withOptions("-Xmaxwarns", "1000", "--release", String.valueOf(release))
                .compile(files())
                .successful()
                .diagnostics()
                .stream()
                .filter(message -> message.key().startsWith("emissary."))
                .map(message ->
                        message.key().replace("emissary.warn.", "") + " " + message.file() + ":" + message.line())
                .toList();
        List<String> table = ROW.matcher(Files.readString(SURVEY.resolve("warnings.md")))
                .results()
                .filter(row -> Integer.parseInt(row.group(4)) <= release)
                .map(row -> row.group(1) + " " + row.group(2).replaceFirst(".*/", "") + ":" + row.group(3))
                .toList();
        assertThat(table).hasSize(count);
        assertThat(warnings).containsExactlyElementsIn(table);
    }

    private static List<JavaFileObject> files() throws IOException {
        List<JavaFileObject> files = new ArrayList<>();
        try (ZipFile zip = new ZipFile(SURVEY.resolve("everyday.zip").toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                String text = new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
                files.add(JavaFileObjects.forSourceString(
                        entry.getName().replace(".java", "").replace('/', '.'), text));
            }
        }
        return files;
    }
}
