package dev.emissary.examples.component.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.examples.component.api.MyComponent;
import java.io.File;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolvedModule;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The program on the module path, as a launcher runs it, and the same classes on a class path for comparison. */
class ComponentExampleTest {

    private static final String APP = "dev.emissary.examples.component.app";
    private static final String API = "dev.emissary.examples.component.api";
    private static final String IMPL = "dev.emissary.examples.component.impl";
    private static final String FACE = IMPL + ".MyComponent";

    @Test
    void usesTheComponentOnTheModulePathAndCannotOpenIt() throws Exception {
        assertThat(launch())
                .containsPattern("class +" + FACE)
                .containsPattern("in module +" + IMPL)
                .containsPattern("which exports +0 packages")
                .containsPattern("constructors +1 public, 1 hidden")
                .containsPattern("signature +[0-9a-f]{16}\\.\\.\\.")
                .containsPattern("verified +true")
                .containsPattern("other text +false")
                .containsPattern("toString +names the emissary only")
                .containsPattern("own field \"out\" +gets the PrintStream")
                .containsPattern("its field \"comp\" +InaccessibleObjectException")
                .containsPattern("its hidden constructor +InaccessibleObjectException");
    }

    @Test
    void bindsTheImplementationThatNoModuleRequires() throws Exception {
        ModuleFinder modules = ModuleFinder.of(locations().toArray(Path[]::new));
        assertThat(ModuleLayer.boot()
                        .configuration()
                        .resolveAndBind(modules, ModuleFinder.of(), Set.of(APP))
                        .modules())
                .extracting(ResolvedModule::name)
                .containsExactlyInAnyOrder(APP, API, IMPL, "dev.emissary");
        assertThat(modules.find(APP).orElseThrow().descriptor().requires())
                .extracting(Requires::name)
                .containsExactlyInAnyOrder("java.base", API);
    }

    @Test
    void reachesTheImplementationWhereNoModuleProtectsIt() throws ReflectiveOperationException {
        Object face = Class.forName(FACE).getConstructor().newInstance();
        assertThat(DeepReflection.read(face.getClass().getDeclaredField("comp"), face))
                .isEqualTo("gets the HmacComponent");
        assertThat(DeepReflection.call(face.getClass().getDeclaredConstructor(MyComponent.class), face))
                .isEqualTo("creates a MyComponent");
    }

    @Test
    void signsWithAKeyOfItsOwn() throws ReflectiveOperationException {
        MyComponent one = newFace();
        MyComponent other = newFace();
        String signature = one.sign("text");
        assertThat(signature)
                .matches("[0-9a-f]{64}")
                .isEqualTo(one.sign("text"))
                .isNotEqualTo(other.sign("text"));
        assertThat(one.verify("text", signature)).isTrue();
        assertThat(one.verify("test", signature)).isFalse();
        assertThat(other.verify("text", signature)).isFalse();
    }

    private static MyComponent newFace() throws ReflectiveOperationException {
        return (MyComponent) Class.forName(FACE).getConstructor().newInstance();
    }

    /** Runs the program on the module path in a JVM of its own, and returns what it printed. */
    private static String launch() throws Exception {
        String path = locations().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        path,
                        "--module",
                        APP + "/" + ComponentExample.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }

    /** Returns where this class path has the four modules. */
    private static Set<Path> locations() throws ClassNotFoundException, URISyntaxException {
        Set<Path> locations = new LinkedHashSet<>();
        for (String name :
                List.of(APP + ".ComponentExample", API + ".MyComponent", FACE, "dev.emissary.lang.Emissary")) {
            CodeSource source = Class.forName(name).getProtectionDomain().getCodeSource();
            locations.add(Path.of(source.getLocation().toURI()));
        }
        return locations;
    }
}
