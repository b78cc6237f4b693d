package dev.emissary.benchmarks.comparison.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The jar of Emissary's agent: the packaged one or, where the build has not come so far, one made of its class files. */
final class AgentJar {

    private AgentJar() {}

    /** Returns the jar. */
    static Path file() {
        Path agent = Libraries.named("eclipse-agent").get(0);
        if (Files.isRegularFile(agent)) {
            return agent;
        }
        List<Path> parts = Stream.concat(Stream.of(agent), Libraries.named("emissary-rules", "asm-").stream())
                .filter(part -> !part.getFileName().toString().startsWith("scala"))
                .toList();
        try {
            Path jar = Files.createTempFile("agent", ".jar");
            jar.toFile().deleteOnExit();
            try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest())) {
                for (Path part : parts) {
                    if (Files.isDirectory(part)) {
                        copy(part, out);
                    } else {
                        try (FileSystem files = FileSystems.newFileSystem(part)) {
                            copy(files.getPath("/"), out);
                        }
                    }
                }
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Manifest manifest() {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(new Attributes.Name("Premain-Class"), "dev.emissary.eclipse.agent.EmissaryAgent");
        return manifest;
    }

    private static void copy(Path root, JarOutputStream out) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = root.relativize(file).toString().replace('\\', '/');
                if (!name.startsWith("META-INF") && !name.equals("module-info.class")) {
                    out.putNextEntry(new ZipEntry(name));
                    Files.copy(file, out);
                }
            }
        }
    }
}
