package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.ClassFile;
import dev.emissary.javac.proof.JdkInterfaces;
import dev.emissary.javac.proof.SweepSource;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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
    @TempDir
    private Path directory;

    private final JdkInterfaces jdk = JdkInterfaces.ofThisJvm();

    @Test
    void someInterfacesGiveTheClassFilesThatJavacWrites() throws Exception {
        compare(jdk.sample());
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
        Project project = new Project(Jdk.running(), directory).write("sweep/Sweep.java", SweepSource.of(interfaces));
        String common = " -nowarn -proc:none --add-modules ALL-SYSTEM -cp ANNOTATIONS -d ";
        // The level of the language only: what the interfaces declare is as in the running JDK.
        String ecj = "-javaagent:" + Project.agent() + " -jar '" + EcjVersions.newest() + "' -17";
        for (Jdk.Outcome outcome : List.of(
                project.run("java", ecj + common + "ecj sweep"),
                project.run("javac", "-processorpath PLUGIN -Xplugin:Emissary" + common + "javac sweep/Sweep.java"))) {
            assertThat(outcome.exitCode()).as(outcome.printed()).isZero();
        }
        Map<String, byte[]> byEcj = project.classes("ecj");
        Map<String, byte[]> byJavac = project.classes("javac");
        Set<String> differs = excused();
        SoftAssertions softly = new SoftAssertions();
        for (int i = 0; i < interfaces.size(); i++) {
            String name = interfaces.get(i).getQualifiedName().toString();
            String classFile = SweepSource.emissaryOf(i).replace('.', '/') + ".class";
            String actual = text(byEcj.get(classFile));
            String expected = text(byJavac.get(classFile));
            if (differs.contains(name)) {
                softly.assertThat(actual).as("%s, which a twin excuses", name).isNotEqualTo(expected);
            } else {
                softly.assertThat(actual).as(name).isEqualTo(expected);
            }
        }
        softly.assertAll();
    }

    private static Set<String> excused() {
        return Twin.all().flatMap(twin -> twin.differs().stream()).collect(Collectors.toSet());
    }

    /** Returns a text without debug tables, the names of parameters, and the version. */
    private static String text(byte[] classFile) {
        return ClassFile.withoutDebug(classFile).text().replaceFirst("// class version .*", "");
    }
}
