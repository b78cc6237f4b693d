package dev.emissary.javac.proof;

import static com.google.common.truth.Truth.assertWithMessage;
import static dev.emissary.javac.testing.EmissaryCompiler.emissary;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.ScriptedProcessor;
import dev.emissary.javac.testing.WithAndWithout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * One source text with an emissary of each of many interfaces, to be compiled with {@code -Xlint:all}.
 *
 * <p>The source suppresses {@code deprecation} and {@code removal}, since naming a deprecated interface is a use of it.
 * What stays of warnings is compared with those that javac without the plugin has for the very same text, which is then a
 * record: those come from the mention of an interface in the header, such as the ones of proprietary and incubating
 * packages and of reflective preview APIs, and are none of the plugin's business. It must not add a single one.
 */
public final class Sweep {
    /** One look at the source, and no limit of diagnostics, so that all of them are seen. */
    private static final String[] OPTIONS = {"-proc:none", "-Xmaxerrs", "100000", "-Xmaxwarns", "100000"};

    private static final String SOURCE = "sweep.Sweep";

    private final List<TypeElement> interfaces;
    private final List<String> options;

    /** Creates a sweep over interfaces, with the options that let javac see them. */
    public Sweep(List<TypeElement> interfaces, List<String> options) {
        this.interfaces = List.copyOf(interfaces);
        this.options = List.copyOf(options);
    }

    /** Returns the interfaces, in the order of their emissaries. */
    public List<TypeElement> interfaces() {
        return interfaces;
    }

    /** Compiles the emissaries with the plugin. */
    public Compiled compile() {
        return emissary("lint=off")
                .withOptions(allOptions())
                .withProcessors(new ScriptedProcessor((tools, round) -> {}))
                .compile(files());
    }

    /**
     * Fails if a compilation with the plugin has diagnostics that a compilation of the text as records has not.
     *
     * <p>What is wrong with a class file is said when javac first reads it. An emissary makes it read the types in the
     * signatures of its forwarders, as the same methods written by hand do.
     */
    public void assertNothingAdded(Compiled compiled, WrittenByHand byHand) {
        if (compiled.diagnostics().isEmpty()) {
            return;
        }
        Compiled records = WithAndWithout.without(files(), allOptions()).successful();
        Set<String> added = places(compiled);
        added.removeAll(places(records));
        if (added.stream().anyMatch(Sweep::isAboutClassFile)) {
            places(byHand.compile(interfaces, OPTIONS)).stream()
                    .filter(Sweep::isAboutClassFile)
                    .forEach(added::remove);
        }
        assertWithMessage("diagnostics that only the plugin has").that(added).isEmpty();
    }

    private static boolean isAboutClassFile(String place) {
        return place.contains(".class):");
    }

    /** Returns the interfaces whose emissaries have errors, each with its first. */
    public Map<TypeElement, String> errors(Compiled compiled) {
        Map<TypeElement, String> errors = new LinkedHashMap<>();
        for (Compiled.Message message : compiled.diagnostics()) {
            if (message.kind() == Diagnostic.Kind.ERROR) {
                int index = Math.toIntExact((message.line() - 1 - SweepSource.LINES_BEFORE) / SweepSource.LINES_EACH);
                errors.putIfAbsent(interfaces.get(index), message.key() + ": " + message.text());
            }
        }
        return errors;
    }

    /** Returns the two forms of the emissaries; plain Java is written into a directory. */
    public Desugared desugared(Path directory) {
        return Desugared.of(Map.of(SOURCE, SweepSource.of(interfaces)), directory, List.of(allOptions()));
    }

    private List<JavaFileObject> files() {
        return List.of(JavaFileObjects.forSourceString(SOURCE, SweepSource.of(interfaces)));
    }

    private String[] allOptions() {
        List<String> all = new ArrayList<>(options);
        all.addAll(List.of(OPTIONS));
        return all.toArray(String[]::new);
    }

    /**
     * Returns where which diagnostics are; one line has only the emissary's name, at which its forwarders are. Why a class
     * is missing javac says once, at the first class file that it comes to.
     */
    private static Set<String> places(Compiled compiled) {
        return compiled.diagnostics().stream()
                .map(message -> message.at().replaceFirst("\\.reason$", "") + " " + message.kind())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
