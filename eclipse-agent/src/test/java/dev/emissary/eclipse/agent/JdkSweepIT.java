package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes emissaries of the public interfaces of the running JDK with javac and with the Eclipse compiler, and compares
 * their class files: flags, signatures, exceptions, annotations, instructions and frames.
 */
class JdkSweepIT {
    @TempDir
    private Path directory;

    @Test
    void someInterfacesGiveTheClassFilesThatJavacWrites() throws Exception {
        List<Class<?>> all = JdkInterfaces.all();
        List<Class<?>> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i += 40) {
            some.add(all.get(i));
        }
        compare(some);
    }

    @Test
    @Tag("proof")
    void allInterfacesGiveTheClassFilesThatJavacWrites() throws Exception {
        List<Class<?>> all = JdkInterfaces.all();
        compare(all);
        assertThat(all).hasSizeGreaterThan(1000);
        System.out.printf("JDK %s: %d interfaces as emissaries, by ecj as by javac%n", Runtime.version(), all.size());
    }

    private void compare(List<Class<?>> interfaces) throws Exception {
        Path sources = Files.createDirectory(directory.resolve("src"));
        List<String> files = new ArrayList<>();
        for (int i = 0; i < interfaces.size(); i++) {
            Path file = sources.resolve("E" + i + ".java");
            Files.writeString(file, JdkInterfaces.emissary("E" + i, interfaces.get(i)));
            files.add(file.toString());
        }
        Path ecj = EcjVersions.supported().reduce((one, other) -> other).orElseThrow();
        List<String> common = List.of("-nowarn", "--add-modules", "ALL-SYSTEM", "-cp", CompilerRun.ANNOTATIONS, "-d");
        // The level of the language only: what the interfaces declare is as in the running JDK.
        List<String> byEcj = new ArrayList<>(List.of(CompilerRun.AGENT, "-jar", ecj.toString(), "-17", "-proc:none"));
        byEcj.addAll(common);
        byEcj.addAll(List.of(directory.resolve("ecj").toString(), sources.toString()));
        List<String> byJavac = new ArrayList<>(List.of(
                "-proc:none", "-processorpath", System.getProperty("emissary.plugin.jar"), "-Xplugin:Emissary"));
        byJavac.addAll(common);
        byJavac.add(Files.createDirectory(directory.resolve("javac")).toString());
        byJavac.addAll(files);

        assertThat(CompilerRun.java(byEcj).exitCode()).isZero();
        assertThat(CompilerRun.launch("javac", byJavac).exitCode()).isZero();

        for (int i = 0; i < interfaces.size(); i++) {
            String classFile = "sweep/E" + i + ".class";
            assertThat(withoutVersion(ClassText.of(directory.resolve("ecj").resolve(classFile))))
                    .as(interfaces.get(i).getName())
                    .isEqualTo(withoutVersion(
                            ClassText.of(directory.resolve("javac").resolve(classFile))));
        }
    }

    private static String withoutVersion(String text) {
        return text.replaceFirst("// class version .*", "");
    }
}
