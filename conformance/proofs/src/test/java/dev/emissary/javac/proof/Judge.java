package dev.emissary.javac.proof;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.emissary.Emissary;
import dev.emissary.conformance.cases.ClassExpectation.Aspect;
import dev.emissary.conformance.cases.Kind;
import dev.emissary.conformance.compiler.CompilerInput;
import dev.emissary.conformance.compiler.CompilerOutput;
import dev.emissary.conformance.compiler.Diagnostic;
import dev.emissary.conformance.worker.LoadedClasses;
import dev.emissary.conformance.worker.ToolCompilation;
import dev.emissary.conformance.worker.Worker;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.SourceText;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Compiles mutants, and says what is wrong with the way in which a compilation has ended (EM-DIAG-3, EM-EQ-3). */
final class Judge implements AutoCloseable {
    /** What an internal failure of the plugin says, by its key or under that of another. */
    private static final Pattern FAILURE = Pattern.compile(
            "emissary[.]err[.]internal|the Emissary plugin \\S+ failed|\\bat dev[.]emissary[.][\\w.$]+[(]");

    private static final Pattern STACK_TRACE = Pattern.compile("(?m)^\\s+at [\\w.$/]+\\(");

    /** Why a class cannot be verified that mentions one that has not been compiled, or is in a package of the JDK. */
    private static final Pattern NOT_VERIFIABLE =
            Pattern.compile("NoClassDefFoundError|ClassNotFound|TypeNotPresent|SecurityException");

    private static final Path LIBRARY = Checkout.codeOf(Emissary.class);
    private static final String EXTENSION = ".class";

    private static final String PROCESSOR = """
            @javax.annotation.processing.SupportedAnnotationTypes("*")
            public class Nothing extends javax.annotation.processing.AbstractProcessor {
                @Override
                public boolean process(
                        java.util.Set<? extends javax.lang.model.element.TypeElement> types,
                        javax.annotation.processing.RoundEnvironment round) {
                    return false;
                }
            }
            """;

    /** How often javac alone compiles what it does not compile alike each time, to see all outcomes. */
    private static final int OUTCOMES = 20;

    private final Worker worker = Worker.ofJdk(Jdk.running().home());
    private final Path directory;
    private final Path plugin;
    private final Path processor;
    private int crashesOfJavac;
    private int severalDiagnostics;

    /** Creates one that writes into a directory. */
    Judge(Path directory) throws IOException {
        this.directory = directory;
        plugin = Javac.pluginJar(directory.resolve("plugin.jar"));
        processor = Files.createDirectory(directory.resolve("processor"));
        compile(List.of(PROCESSOR), new Setting(false, false, false), processor);
    }

    /**
     * How a compilation is run.
     *
     * @param plugin whether the plugin takes part
     * @param processor whether an annotation processor does, which does nothing
     * @param flow whether javac goes on after errors, so that more of what is wrong reaches the plugin
     */
    record Setting(boolean plugin, boolean processor, boolean flow) {}

    /** What comes of a compilation; a failure is that of the JVM, which has crashed or hangs. */
    private record Outcome(boolean success, List<Diagnostic> diagnostics, String failure, Map<String, String> classes) {
        boolean hasError() {
            return diagnostics.stream().anyMatch(one -> one.kind() == Kind.ERROR);
        }
    }

    /**
     * What is to be said of a compilation.
     *
     * @param accepted whether the mutant is a program
     * @param complaints what must not happen, and has
     */
    record Verdict(boolean accepted, List<String> complaints) {}

    /** Compiles a mutant and looks at all that comes of it. */
    Verdict judge(List<String> mutant, Setting setting) {
        Path output = directory.resolve("classes");
        Outcome outcome = compile(mutant, setting, output);
        List<String> complaints = new ArrayList<>();
        if (!outcome.failure().isEmpty()) {
            List<String> records = mutant.stream().map(MutantSources::asRecords).toList();
            Setting plain = new Setting(false, setting.processor(), setting.flow());
            if (compile(records, plain, directory.resolve("records")).failure().isEmpty()) {
                complaints.add("crashes: " + outcome.failure());
            } else {
                crashesOfJavac++;
            }
        } else if (outcome.success() == outcome.hasError()) {
            complaints.add("ends with " + outcome.success() + " after " + outcome.diagnostics());
        }
        if (FAILURE.matcher(outcome.diagnostics().toString()).find()) {
            complaints.add("fails: " + outcome.diagnostics());
        }
        if (outcome.success()) {
            Outcome again = compile(mutant, setting, directory.resolve("again"));
            if (!again.equals(outcome)) {
                complaints.add("is compiled once to " + outcome + "\nand then to " + again);
            }
        }
        for (String name : outcome.classes().keySet()) {
            if (!name.endsWith("-info")) {
                complaints.addAll(verify(output, name));
            }
        }
        return new Verdict(outcome.success(), complaints);
    }

    /** The JVM links a class, and so verifies it, before it tells its methods. */
    private List<String> verify(Path output, String name) {
        LoadedClasses loaded = LoadedClasses.of(List.of(output, LIBRARY));
        try {
            worker.ask(loaded.description(name, Aspect.METHODS));
            return List.of();
        } catch (IOException broken) {
            String text = String.valueOf(broken.getMessage());
            return NOT_VERIFIABLE.matcher(text).find() ? List.of() : List.of(text);
        }
    }

    /**
     * Returns how the plugin changes what javac makes of sources without emissaries. javac alone may name two methods in
     * one order or the other, as their hash codes are.
     */
    List<String> differences(List<String> sources, Setting setting) {
        Outcome with = compile(sources, setting, directory.resolve("with"));
        severalDiagnostics += with.diagnostics().size() > 1 ? 1 : 0;
        Setting plain = new Setting(false, setting.processor(), setting.flow());
        Outcome without = null;
        for (int i = 0; i < OUTCOMES; i++) {
            without = compile(sources, plain, directory.resolve("without"));
            if (without.diagnostics().equals(with.diagnostics())
                    && without.classes().equals(with.classes())
                    && without.failure().isEmpty() == with.failure().isEmpty()) {
                return List.of();
            }
        }
        return List.of("without the plugin: " + without, "with it: " + with);
    }

    /** Returns how many sources without emissaries have had several diagnostics. */
    int severalDiagnostics() {
        return severalDiagnostics;
    }

    /** Returns how often javac has crashed by itself. */
    int crashesOfJavac() {
        return crashesOfJavac;
    }

    private Outcome compile(List<String> texts, Setting setting, Path output) {
        List<String> options = new ArrayList<>(List.of("-Xlint:all,-processing,-options", "-Xmaxerrs", "10000"));
        String path = processor.toString();
        if (setting.plugin()) {
            options.add("-Xplugin:Emissary");
            path += File.pathSeparator + plugin;
        }
        if (setting.flow()) {
            options.add("-XDshould-stop.ifError=FLOW");
        }
        options.addAll(setting.processor() ? List.of("-processor", "Nothing") : List.of("-proc:none"));
        options.addAll(List.of("-processorpath", path));
        try {
            Path sources = emptied(directory.resolve("sources"));
            emptied(output);
            List<String> files = new ArrayList<>();
            for (String text : texts) {
                Path file = sources.resolve(SourceText.qualifiedName(text).replace('.', '/') + ".java");
                Files.createDirectories(file.getParent());
                files.add(Files.writeString(file, text).toString());
            }
            CompilerInput input =
                    new CompilerInput(files, List.of(LIBRARY.toString()), output.toString(), List.of(), true, 17, "");
            CompilerOutput result = worker.ask(new ToolCompilation(input, options));
            String failure = STACK_TRACE.matcher(result.other()).find() ? result.other() : "";
            return new Outcome(result.success(), result.diagnostics(), failure, classes(output));
        } catch (IOException failure) {
            return new Outcome(false, List.of(), String.valueOf(failure.getMessage()), Map.of());
        }
    }

    private static Path emptied(Path output) throws IOException {
        if (Files.exists(output)) {
            try (Stream<Path> files = Files.walk(output)) {
                for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
                    Files.delete(file);
                }
            }
        }
        return Files.createDirectory(output);
    }

    /** Returns class files by binary name. */
    private static Map<String, String> classes(Path output) throws IOException {
        Map<String, String> classes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(output)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(EXTENSION)) {
                    String path = output.relativize(file).toString();
                    String name = path.substring(0, path.length() - EXTENSION.length());
                    classes.put(name.replace(File.separatorChar, '.'), Files.readString(file, ISO_8859_1));
                }
            }
        }
        return classes;
    }

    @Override
    public void close() {
        worker.close();
    }
}
