package dev.emissary.benchmarks.compilation;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** The plugin {@code Empty}. */
public final class EmptyPlugin implements Plugin {

    /** Creates the plugin; javac's service loader calls this. */
    public EmptyPlugin() {}

    @Override
    public String getName() {
        return "Empty";
    }

    @Override
    public void init(JavacTask task, String... args) {}

    /** Writes a jar with the plugin alone. */
    static Path jar(Path file) throws IOException {
        String className = EmptyPlugin.class.getName();
        String classFile = className.replace('.', '/') + ".class";
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file));
                InputStream compiled = EmptyPlugin.class.getResourceAsStream("/" + classFile)) {
            jar.putNextEntry(new JarEntry("META-INF/services/" + Plugin.class.getName()));
            jar.write(className.getBytes(StandardCharsets.UTF_8));
            jar.putNextEntry(new JarEntry(classFile));
            compiled.transferTo(jar);
        }
        return file;
    }
}
