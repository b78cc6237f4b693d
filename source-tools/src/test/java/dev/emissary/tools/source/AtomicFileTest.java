package dev.emissary.tools.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files that change as a whole or not at all. */
class AtomicFileTest {
    @TempDir
    private Path scratch;

    @Test
    void leavesAFileThatHasChangedMeanwhile() throws IOException {
        Path file = Files.writeString(scratch.resolve("A.java"), "newer");
        assertThatThrownBy(() -> AtomicFile.write(file, "old", "new"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("changed by another program");
        assertThat(file).hasContent("newer");
        try (Stream<Path> files = Files.list(scratch)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void keepsThePermissionsAndChangesNothingInTheFileThatWasThere() throws IOException {
        Path file = Files.writeString(scratch.resolve("page.md"), "old");
        Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rw-rw-r--");
        Files.setPosixFilePermissions(file, permissions);
        Path old = Files.createLink(scratch.resolve("old.md"), file);
        AtomicFile.write(file, "old", "new");
        assertThat(file).hasContent("new");
        assertThat(old).hasContent("old");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(permissions);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void writesWhatALinkLeadsTo() throws IOException {
        Path directory = Files.createDirectory(scratch.resolve("pages"));
        Path file = Files.writeString(directory.resolve("A.java"), "old");
        Path link = Files.createSymbolicLink(scratch.resolve("A.java"), Path.of("pages", "A.java"));
        AtomicFile.write(link, "old", "new");
        assertThat(file).hasContent("new");
        assertThat(link).isSymbolicLink();
    }
}
