package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.codehaus.groovy.tools.FileSystemCompiler;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles the class that every system has its program for, and tests that all behave the same. */
@Tag("long")
class ComparisonTest {

    private static final Path PROGRAMS = Path.of("programs").toAbsolutePath();

    /** The javac of this release lacks what Manifold looks for inside of it. */
    private static final int MANIFOLD_ENDS = 25;

    @TempDir
    private Path classes;

    static List<String> systems() throws IOException {
        try (Stream<Path> files = Files.list(PROGRAMS)) {
            return files.filter(Files::isDirectory)
                    .map(directory -> directory.getFileName().toString())
                    .filter(name -> !name.equals("given"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void behavesAsAllOthers(String system) throws Exception {
        assumeTrue(!system.equals("manifold") || Runtime.version().feature() < MANIFOLD_ENDS);
        javac(PROGRAMS.resolve("given"), "-proc:none");
        compile(system, PROGRAMS.resolve(system));
        javac(PROGRAMS.resolve("Program.java"), "-proc:none");

        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            assertThat(loader.loadClass("Program").getMethod("run").invoke(null))
                    .isEqualTo(Files.readString(PROGRAMS.resolve("output.txt")));
        }
    }

    private void compile(String system, Path program) throws Exception {
        switch (system) {
            case "by-hand" -> javac(program, "-proc:none");
            case "emissary" ->
                javac(program, "-proc:none", "-processorpath", jars("javac-plugin"), "-Xplugin:Emissary");
            case "lombok" -> javac(program, "-processorpath", jars("lombok"));
            case "manifold" -> javac(program, "-processorpath", jars("manifold"), "-Xplugin:Manifold");
            case "kotlin" ->
                assertThat(new K2JVMCompiler()
                                .exec(System.err, arguments(program, "-no-stdlib", "-no-reflect", "-jvm-target", "17")))
                        .isEqualTo(ExitCode.OK);
            case "scala" ->
                assertThat(dotty.tools.dotc.Main.process(arguments(program, "-release", "17"))
                                .hasErrors())
                        .isFalse();
            case "groovy" -> FileSystemCompiler.commandLineCompile(arguments(program));
            default -> throw new IllegalArgumentException(system);
        }
    }

    private void javac(Path sources, String... options) throws IOException {
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments(sources, options)))
                .isZero();
    }

    /** Returns the arguments of a compiler: options, the class path, where to write to, and the sources. */
    private String[] arguments(Path sources, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(options));
        String libraries = jars("annotations|lombok|manifold|kotlin-stdlib|scala.*-library|groovy");
        arguments.addAll(List.of("-classpath", classes + File.pathSeparator + libraries, "-d", classes.toString()));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(Files::isRegularFile).map(Path::toString).forEach(arguments::add);
        }
        return arguments.toArray(String[]::new);
    }

    /** Returns those entries of the class path in which a regular expression is found. */
    private static String jars(String regex) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(Pattern.compile(regex).asPredicate())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
