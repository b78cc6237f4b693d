package dev.emissary.javac.testing;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.conformance.ClassFile;
import dev.emissary.conformance.ClassFiles;
import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * The two forms of one program.
 *
 * @param emissaries what the compilation with the plugin gave
 * @param sources the source files with the emissaries, by their qualified names
 * @param plain the source files of the plain form, those without emissaries included, by their qualified names
 * @param files how many files were written
 * @param options the options of both compilations
 */
public record Desugared(
        Compiled emissaries, Map<String, String> sources, Map<String, String> plain, int files, List<String> options) {
    private static final List<String> OPTIONS = List.of("-g:none", "-parameters", "-proc:none");

    /** Compiles source texts with the plugin, which writes into a directory. */
    public static Desugared of(List<String> texts, Path directory) {
        Map<String, String> sources = new TreeMap<>();
        texts.forEach(text -> sources.put(SourceFile.qualifiedName(text), text));
        return of(sources, directory, List.of());
    }

    /** Compiles source texts together, each in a package of its own, {@code p0} and so on. */
    public static Desugared ofEach(List<String> texts, Path directory) {
        List<String> programs = new ArrayList<>();
        texts.forEach(text -> programs.add("package p" + programs.size() + "; " + text));
        return of(programs, directory);
    }

    /**
     * Compiles source texts by their qualified names with the plugin, which writes into a directory.
     *
     * @param more further options of both compilations
     * @param pluginOptions further options of the plugin
     */
    public static Desugared of(Map<String, String> texts, Path directory, List<String> more, String... pluginOptions) {
        Map<String, String> plain = new TreeMap<>(texts);
        List<String> options = Stream.of(OPTIONS, more).flatMap(List::stream).toList();
        Compiled emissaries = Javac.with(
                files(plain),
                Stream.concat(
                                options.stream(),
                                Stream.of("-Xplugin:Emissary lint=off desugar=" + directory + " "
                                        + String.join(" ", pluginOptions)))
                        .toArray(String[]::new));
        int files = 0;
        for (String name : List.copyOf(plain.keySet())) {
            Path written = directory.resolve(name.replace('.', '/') + ".java");
            if (Files.exists(written)) {
                files++;
                plain.put(name, Checkout.text(written));
            }
        }
        return new Desugared(emissaries, texts, plain, files, options);
    }

    /** Returns source files by their qualified names. */
    public static List<JavaFileObject> files(Map<String, String> sources) {
        return sources.entrySet().stream()
                .map(source -> JavaFileObjects.forSourceString(source.getKey(), source.getValue()))
                .toList();
    }

    /** Returns the plain form of all files whose qualified names begin with a text. */
    public String plain(String prefix) {
        return plain.entrySet().stream()
                .filter(file -> file.getKey().startsWith(prefix))
                .map(Map.Entry::getValue)
                .collect(Collectors.joining());
    }

    /** Returns what distinguishes the plain form, compiled by plain javac, from the emissaries, if anything does. */
    public Optional<String> complaint() {
        if (!emissaries.success() || files == 0) {
            return Optional.of("is not written: " + emissaries.errors());
        }
        Compiled byHand = Javac.without(files(plain), options.toArray(String[]::new));
        if (!byHand.success()) {
            return Optional.of(show("does not compile: " + byHand.diagnostics()));
        }
        List<String> warnings = keys(byHand);
        warnings.removeAll(keys(emissaries));
        if (!warnings.isEmpty()) {
            return Optional.of(show("has further warnings " + byHand.diagnostics()));
        }
        Map<String, ClassFile> expected = emissaries.classFiles();
        Map<String, ClassFile> written = byHand.classFiles();
        if (expected.keySet().equals(written.keySet())) {
            if (hasLocalOfObject()) {
                return Optional.empty();
            }
            expected.forEach((name, emissary) -> withoutNamesOfInterfaces(emissary, written.get(name)));
        }
        return ClassFiles.differences(expected, written).stream().findFirst().map(this::show);
    }

    /** Gives parameters of the plain form the made-up names that those of forwarders have in a class file (EM-EQ-2). */
    private static void withoutNamesOfInterfaces(ClassFile emissary, ClassFile written) {
        for (MethodNode forwarder : emissary.node().methods) {
            for (int i = 0; forwarder.parameters != null && i < forwarder.parameters.size(); i++) {
                if (forwarder.parameters.get(i).name.equals("arg" + i)) {
                    written.method(forwarder.name, forwarder.desc).parameters.get(i).name = "arg" + i;
                }
            }
        }
    }

    /** Whether a local emissary stands in an instance context, where no local class can be written static (EM-EQ-2). */
    private boolean hasLocalOfObject() {
        return emissaries.classFiles().values().stream()
                .flatMap(file -> file.node().innerClasses.stream())
                .anyMatch(inner -> inner.outerName == null
                        && inner.innerName != null
                        && (inner.access & Opcodes.ACC_STATIC) != 0
                        && (inner.access & (Opcodes.ACC_RECORD | Opcodes.ACC_ENUM | Opcodes.ACC_INTERFACE)) == 0);
    }

    private static List<String> keys(Compiled compiled) {
        return compiled.diagnostics().stream().map(Diagnostic::key).collect(Collectors.toCollection(ArrayList::new));
    }

    private String show(String complaint) {
        return complaint + "\n" + String.join("\n---\n", plain.values());
    }
}
