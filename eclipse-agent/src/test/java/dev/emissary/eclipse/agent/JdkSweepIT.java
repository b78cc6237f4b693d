package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.ClassFile;
import dev.emissary.javac.proof.JdkInterfaces;
import dev.emissary.javac.proof.SweepSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes emissaries of the public interfaces of the running JDK with javac and with the Eclipse compiler, and compares
 * their class files: flags, signatures, exceptions, annotations, instructions and frames. Where they differ, ecj has to
 * differ from javac in the same way for a {@linkplain Twin program without emissaries}.
 */
@Tag("long")
class JdkSweepIT {
    /** One of so many interfaces is in every build. */
    private static final int SAMPLED = 40;

    @TempDir
    private Path directory;

    private final JdkInterfaces jdk = JdkInterfaces.ofThisJvm();

    @Test
    void someInterfacesGiveTheClassFilesThatJavacWrites() throws Exception {
        List<TypeElement> all = jdk.interfaces();
        compare(IntStream.range(0, all.size())
                .filter(i -> i % SAMPLED == 0)
                .mapToObj(all::get)
                .toList());
    }

    @Test
    @Tag("proof")
    void allInterfacesGiveTheClassFilesThatJavacWrites() throws Exception {
        List<TypeElement> all = jdk.interfaces();
        compare(all);
        assertThat(all).hasSizeGreaterThan(1000);
        System.out.printf(
                "JDK %s: %d interfaces as emissaries, by ecj as by javac, except %d%n",
                Runtime.version(), all.size(), excused().size());
    }

    private void compare(List<TypeElement> interfaces) throws Exception {
        Path sources = Files.createDirectory(directory.resolve("sweep"));
        Path source = Files.writeString(sources.resolve("Sweep.java"), SweepSource.of(interfaces));
        Path ecj = EcjVersions.newest();
        List<String> common =
                List.of("-nowarn", "-proc:none", "--add-modules", "ALL-SYSTEM", "-cp", CompilerRun.ANNOTATIONS, "-d");
        // The level of the language only: what the interfaces declare is as in the running JDK.
        List<String> ecjCommand = new ArrayList<>(List.of(CompilerRun.AGENT, "-jar", ecj.toString(), "-17"));
        ecjCommand.addAll(common);
        ecjCommand.addAll(List.of(directory.resolve("ecj").toString(), sources.toString()));
        List<String> javacOptions = new ArrayList<>(common);
        javacOptions.addAll(List.of(directory.resolve("javac").toString(), source.toString()));

        CompilerRun.java(ecjCommand).succeeds();
        CompilerRun.compileByJavac(javacOptions).succeeds();

        Set<String> differs = excused();
        SoftAssertions softly = new SoftAssertions();
        for (int i = 0; i < interfaces.size(); i++) {
            String name = interfaces.get(i).getQualifiedName().toString();
            String classFile = SweepSource.emissaryOf(i).replace('.', '/') + ".class";
            String byEcj = text(directory.resolve("ecj").resolve(classFile));
            String byJavac = text(directory.resolve("javac").resolve(classFile));
            if (differs.contains(name)) {
                softly.assertThat(byEcj).as("%s, which a twin excuses", name).isNotEqualTo(byJavac);
            } else {
                softly.assertThat(byEcj).as(name).isEqualTo(byJavac);
            }
        }
        softly.assertAll();
    }

    private static Set<String> excused() {
        return Twin.all().flatMap(twin -> twin.differs().stream()).collect(Collectors.toSet());
    }

    /** Returns a text without debug tables, the names of parameters, and the version. */
    private static String text(Path classFile) throws IOException {
        return ClassFile.withoutDebug(Files.readAllBytes(classFile)).text().replaceFirst("// class version .*", "");
    }
}
