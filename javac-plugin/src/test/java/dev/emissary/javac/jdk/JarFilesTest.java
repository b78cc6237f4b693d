package dev.emissary.javac.jdk;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.NoClause;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** Tests of {@link JarFiles} against what the JDK writes. */
class JarFilesTest {
    private static final byte[] TEXT = "a text, and the text again, and the text again".getBytes(UTF_8);

    private static byte[] jar(String comment) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, UTF_8)) {
            zip.setComment(comment);
            ZipEntry deflated = new ZipEntry("directory/deflated.txt");
            deflated.setComment("of an entry");
            deflated.setExtra(new byte[] {1, 2, 0, 0});
            zip.putNextEntry(deflated);
            zip.write(TEXT);
            ZipEntry stored = new ZipEntry("\u00fc.txt");
            stored.setMethod(ZipEntry.STORED);
            stored.setSize(TEXT.length);
            CRC32 sum = new CRC32();
            sum.update(TEXT);
            stored.setCrc(sum.getValue());
            zip.putNextEntry(stored);
            zip.write(TEXT);
            zip.putNextEntry(new ZipEntry("empty"));
        }
        return bytes.toByteArray();
    }

    @Test
    @NoClause("the plugin's own class loader")
    void readsWhatIsThere() throws IOException {
        for (String comment : new String[] {null, "of the jar", "PK\u0005\u0006 and then less than an end has"}) {
            JarFiles files = new JarFiles(jar(comment));
            assertThat(files.read("directory/deflated.txt")).isEqualTo(TEXT);
            assertThat(files.read("\u00fc.txt")).isEqualTo(TEXT);
            assertThat(files.read("empty")).isEmpty();
            assertThat(files.read("deflated.txt")).isNull();
            assertThat(files.read("directory/deflated.txt")).as("once more").isEqualTo(TEXT);
        }
    }

    @Test
    @NoClause("the plugin's own class loader")
    void refusesWhatIsNoJar() throws IOException {
        byte[] jar = jar(null);
        assertThatThrownBy(() -> new JarFiles(new byte[0])).isInstanceOf(ZipException.class);
        assertThatThrownBy(() -> new JarFiles(TEXT)).isInstanceOf(ZipException.class);
        assertThatThrownBy(() -> new JarFiles(Arrays.copyOf(jar, jar.length - 1)))
                .isInstanceOf(ZipException.class);
        assertThatThrownBy(() -> new JarFiles(Arrays.copyOfRange(jar, 100, jar.length)))
                .isInstanceOf(ZipException.class);
    }

    @Test
    @NoClause("the plugin's own class loader")
    void refusesDamagedContent() throws IOException {
        byte[] jar = jar(null);
        int content = new String(jar, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf(".txt") + 8;
        Arrays.fill(jar, content, content + 8, (byte) -1);
        JarFiles files = new JarFiles(jar);
        assertThatThrownBy(() -> files.read("directory/deflated.txt")).isInstanceOf(ZipException.class);
        assertThat(files.read("empty")).isEmpty();
    }
}
