package dev.emissary.javac.docs;

import static com.google.common.truth.Truth.assertThat;
import static dev.emissary.javac.testing.EmissaryCompiler.emissary;

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
import org.junit.jupiter.api.Test;

/** The warnings about two hundred everyday emissaries, compared with the table of docs/survey/warnings.md. */
class EverydayWarningsTest {
    private static final Path SURVEY = Path.of("survey");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| (\\S+):(\\d+) \\|");

    @Test
    @Clause("EM-DIAG-4")
    void theTableHasExactlyTheWarnings() throws IOException {
        List<String> warnings =
                emissary().withOptions("-Xmaxwarns", "1000").compile(files()).successful().diagnostics().stream()
                        .filter(message -> message.key().startsWith("emissary."))
                        .map(message -> message.key().replace("emissary.warn.", "") + " " + message.file() + ":"
                                + message.line())
                        .toList();
        List<String> table = ROW.matcher(Files.readString(SURVEY.resolve("warnings.md")))
                .results()
                .map(row -> row.group(1) + " " + row.group(2).replaceFirst(".*/", "") + ":" + row.group(3))
                .toList();
        assertThat(table).hasSize(41);
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
