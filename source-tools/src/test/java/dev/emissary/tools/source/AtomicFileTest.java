/* Files that change as a whole or not at all. */
package dev.emissary.tools.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    private Path scratch;

    @Test
    void replacesTheText() throws IOException {
        Path file = Files.writeString(scratch.resolve("A.java"), "old");
        AtomicFile.write(file, "old", "new");
        assertThat(file).hasContent("new");
        assertThatNothingElseIsThere();
    }

    @Test
    void leavesAFileThatHasChangedMeanwhile() throws IOException {
        Path file = Files.writeString(scratch.resolve("A.java"), "newer");
        assertThatThrownBy(() -> AtomicFile.write(file, "old", "new"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("changed by another program");
        assertThat(file).hasContent("newer");
        assertThatNothingElseIsThere();
    }

    private void assertThatNothingElseIsThere() throws IOException {
        try (Stream<Path> files = Files.list(scratch)) {
            assertThat(files).hasSize(1);
        }
    }
}
