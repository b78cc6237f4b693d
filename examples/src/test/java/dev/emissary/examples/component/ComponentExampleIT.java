package dev.emissary.examples.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The modules of the component on the module path, and the same classes on a class path for comparison. */
class ComponentExampleIT {
    private static final String ANNOTATIONS = System.getProperty("emissary.annotations.jar");

    @TempDir
    private Path modules;

    @BeforeEach
    void compile() throws Exception {
        run(
                "javac",
                "-processorpath",
                System.getProperty("emissary.plugin.jar"),
                "-Xplugin:Emissary",
                "-p",
                ANNOTATIONS,
                "--module-source-path",
                "component",
                "-m",
                "component.app,component.impl",
                "-d",
                modules.toString());
    }

    @Test
    void usesTheComponentOnTheModulePathAndCannotOpenIt() throws Exception {
        String path = ANNOTATIONS + File.pathSeparator + modules;
        assertThat(run("java", "-p", path, "-m", "component.app/component.app.ComponentExample"))
                .containsPattern("class +component.impl.MyComponent")
                .containsPattern("in +module component.impl")
                .containsPattern("public constructors +1 of 2")
                .containsPattern("signature verified +true")
                .containsPattern("that of another text +false")
                .containsPattern("toString names the delegate +false")
                .containsPattern("own field +succeeds")
                .containsPattern("its delegate +InaccessibleObjectException")
                .containsPattern("its hidden constructor +InaccessibleObjectException");
    }

    @Test
    void reachesTheImplementationWhereNoModuleProtectsIt() throws Exception {
        URL[] path = {
            Path.of(ANNOTATIONS).toUri().toURL(),
            modules.resolve("component.api").toUri().toURL(),
            modules.resolve("component.impl").toUri().toURL()
        };
        try (URLClassLoader loader = new URLClassLoader(path)) {
            Class<?> face = loader.loadClass("component.impl.MyComponent");
            Field delegate = face.getDeclaredField("comp");
            delegate.setAccessible(true);
            assertThat(delegate.get(face.getConstructor().newInstance())
                            .getClass()
                            .getSimpleName())
                    .isEqualTo("HmacComponent");
        }
    }

    private static String run(String tool, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", tool).toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }
}
