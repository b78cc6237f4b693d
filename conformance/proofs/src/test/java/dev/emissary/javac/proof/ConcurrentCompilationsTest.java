package dev.emissary.javac.proof;

import dev.emissary.Emissary;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.CodeLocation;
import dev.emissary.javac.testing.PluginJar;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test that thousands of compilations of several threads in one JVM give what those of one thread give. */
class ConcurrentCompilationsTest {
    private static final int MANY = 5000;

    @Test
    @Tag("proof")
    @Clause("EM-DIAG-5")
    void thousandsOfCompilationsOfSeveralThreadsAreAsThoseOfOne(@TempDir Path directory) throws IOException {
        ConcurrentCompilationsIT.compare(
                directory,
                PluginJar.write(directory.resolve("plugin.jar")).toString(),
                CodeLocation.of(Emissary.class).toString(),
                Integer.getInteger("emissary.compilations", MANY));
    }
}
