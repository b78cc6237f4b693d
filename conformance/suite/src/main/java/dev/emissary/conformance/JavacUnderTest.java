package dev.emissary.conformance;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The javac of a JDK with a plugin.
 *
 * @param worker a JVM of the JDK
 * @param plugin the jar of the plugin; javac alone where there is none
 */
public record JavacUnderTest(Worker worker, Optional<Path> plugin) implements CompilerUnderTest {
    @Override
    public CompilerOutput compile(CompilerInput input) throws IOException {
        List<String> options = new ArrayList<>();
        List<String> processorPath = new ArrayList<>();
        plugin.ifPresent(jar -> processorPath.add(jar.toString()));
        if (input.processor().isEmpty()) {
            options.add("-proc:none");
        } else {
            options.addAll(List.of("-processor", input.processor()));
            processorPath.addAll(input.classPath());
        }
        if (input.warnings()) {
            // What these three remark on is an option above, none that a case contains, and the files of a case.
            options.add("-Xlint:all,-processing,-options,-auxiliaryclass");
        }
        if (plugin.isPresent()) {
            options.add(("-Xplugin:Emissary " + String.join(" ", input.options())).strip());
        }
        if (!processorPath.isEmpty()) {
            options.addAll(List.of("-processorpath", String.join(File.pathSeparator, processorPath)));
        }
        return worker.ask(new ToolCompilation(input, options, true));
    }

    @Override
    public CompilerUnderTest plain() {
        return new JavacUnderTest(worker, Optional.empty());
    }

    @Override
    public void close() {
        worker.close();
    }
}
