/* A test on every interface that the running JDK exports. */
package dev.emissary.javac;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.EmissaryCompiler.selfStarting;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.ExpectedForwarders;
import dev.emissary.javac.testing.JdkInterfaces;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.TypeMirror;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes an emissary of every public interface of the running JDK, in one compilation with {@code -Xlint:all}.
 *
 * <p>Left out are sealed interfaces, which permit no emissary; annotation types; and interfaces that are a preview API,
 * whose mere mention is an error without {@code --enable-preview}.
 *
 * <p>The source suppresses {@code deprecation} and {@code removal}, since naming a deprecated interface is a use of it.
 * What stays of warnings is compared with those that javac without the plugin has for the very same text, which is then a
 * record: those come from the mention of an interface in the header, such as the ones of proprietary and incubating
 * packages and of reflective preview APIs, and are none of the plugin's business. It must not add a single one.
 */
class JdkSweepTest {
    /** One look at the source, and no limit of diagnostics, so that all of them are seen. */
    private static final String[] OPTIONS = {
        "--add-modules", "ALL-SYSTEM", "-Xlint:all", "-proc:none", "-Xmaxerrs", "10000", "-Xmaxwarns", "10000"
    };

    @TempDir
    private Path nothing;

    @Test
    @Clause({"EM-FWD-1", "EM-FWD-2", "EM-FWD-3", "EM-DEL-6"})
    void everyInterfaceOfTheJdkCanBeDelegatedTo() {
        JdkInterfaces jdk = JdkInterfaces.ofThisJvm();
        ExpectedForwarders expected = new ExpectedForwarders(jdk.elements(), jdk.types());
        Map<String, TypeElement> emissaries = new TreeMap<>();
        for (TypeElement type : jdk.interfaces()) {
            emissaries.put("E%04d".formatted(emissaries.size()), type);
        }
        StringBuilder source = new StringBuilder("package sweep;\n");
        emissaries.forEach((name, type) -> source.append(declaration(name, type)));
        List<JavaFileObject> files =
                List.of(JavaFileObjects.forSourceString("sweep.Sweep", source + "class Sweep {}\n"));

        Compiled compiled = emissary()
                .withOptions(OPTIONS)
                .withProcessors(new ScriptedProcessor((tools, round) -> {}))
                .compile(files)
                .successful();

        Compiled records = selfStarting()
                .withOptions("-processorpath", nothing.toString())
                .withOptions(OPTIONS)
                .withProcessors(new ScriptedProcessor((tools, round) -> {}))
                .compile(files)
                .successful();
        assertThat(places(records)).containsAll(places(compiled));

        int forwarders = 0;
        for (Map.Entry<String, TypeElement> emissary : emissaries.entrySet()) {
            ClassFile classFile = compiled.classFile("sweep." + emissary.getKey());
            List<String> methods = expected.of(emissary.getValue());
            assertThat(classFile.publicMethods())
                    .as(emissary.getValue().toString())
                    .isEqualTo(methods);
            assertThat(classFile.node().interfaces)
                    .containsExactly(jdk.elements()
                            .getBinaryName(emissary.getValue())
                            .toString()
                            .replace('.', '/'));
            forwarders += methods.size();
        }
        assertThat(emissaries).hasSizeGreaterThan(1000);
        System.out.printf(
                "JDK %s: %d interfaces as emissaries, %d forwarders; left out: %d sealed, %d preview%n",
                Runtime.version(), emissaries.size(), forwarders, jdk.sealed(), jdk.preview());
    }

    /** Returns where which diagnostics are; one line has only the emissary's name, at which its forwarders are. */
    private static Set<String> places(Compiled compiled) {
        return compiled.diagnostics().stream()
                .map(message -> message.at() + " " + message.kind())
                .collect(Collectors.toSet());
    }

    /** Returns an emissary of an interface that has the type parameters of the interface. */
    private static String declaration(String name, TypeElement type) {
        String parameters = parameters(type, true);
        String arguments = parameters(type, false);
        return "@SuppressWarnings({\"deprecation\", \"removal\"}) @dev.emissary.Emissary record\n%s\n%s(%s%s delegate) {}\n"
                .formatted(name, parameters, type.getQualifiedName(), arguments);
    }

    private static String parameters(TypeElement type, boolean withBounds) {
        if (type.getTypeParameters().isEmpty()) {
            return "";
        }
        return type.getTypeParameters().stream()
                .map(parameter -> parameter + (withBounds ? bounds(parameter) : ""))
                .collect(Collectors.joining(", ", "<", ">"));
    }

    private static String bounds(TypeParameterElement parameter) {
        return " extends "
                + parameter.getBounds().stream().map(TypeMirror::toString).collect(Collectors.joining(" & "));
    }
}
