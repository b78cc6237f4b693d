package dev.emissary.benchmarks.comparison.compiler;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.common.arguments.K2JVMCompilerArguments;
import org.jetbrains.kotlin.cli.common.arguments.ParseCommandLineArgumentsKt;
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSeverity;
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSourceLocation;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;
import org.jetbrains.kotlin.config.Services;

/** Compiles Kotlin. */
public final class Kotlinc implements SourceCompiler {

    @Override
    public List<String> compile(List<Path> sources, List<Path> classPath, Path output) {
        Messages messages = new Messages();
        K2JVMCompilerArguments arguments = new K2JVMCompilerArguments();
        ParseCommandLineArgumentsKt.parseCommandLineArguments(commandLine(sources, classPath, output), arguments, true);
        ExitCode code = new K2JVMCompiler().exec(messages, Services.EMPTY, arguments);
        if ((code == ExitCode.OK) != messages.errors.isEmpty() || !messages.failures.isEmpty()) {
            throw new IllegalStateException("the compiler of Kotlin answered " + code + ": " + messages.failures);
        }
        return messages.errors;
    }

    private static List<String> commandLine(List<Path> sources, List<Path> classPath, Path output) {
        List<Path> libraries = Libraries.named("kotlin-stdlib");
        List<String> all = new ArrayList<>(List.of("-d", output.toString(), "-java-parameters", "-jvm-target", "17"));
        all.addAll(List.of("-Xjdk-release=17", "-no-stdlib", "-no-reflect", "-nowarn"));
        all.addAll(List.of("-classpath", Libraries.path(classPath, libraries)));
        sources.forEach(source -> all.add(source.toString()));
        return all;
    }

    /** What the compiler says. */
    private static final class Messages implements MessageCollector {

        private final List<String> errors = new ArrayList<>();
        private final List<String> failures = new ArrayList<>();

        @Override
        public void clear() {
            errors.clear();
            failures.clear();
        }

        @Override
        public boolean hasErrors() {
            return !errors.isEmpty() || !failures.isEmpty();
        }

        @Override
        public void report(CompilerMessageSeverity severity, String message, CompilerMessageSourceLocation location) {
            if (severity == CompilerMessageSeverity.ERROR && location != null) {
                errors.add(message);
            } else if (severity.isError()) {
                failures.add(message);
            }
        }
    }
}
