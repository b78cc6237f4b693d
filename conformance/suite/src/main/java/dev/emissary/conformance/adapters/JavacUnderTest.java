package dev.emissary.conformance.adapters;

import dev.emissary.conformance.compiler.CompilerInput;
import dev.emissary.conformance.compiler.CompilerOutput;
import dev.emissary.conformance.compiler.CompilerUnderTest;
import dev.emissary.conformance.worker.Worker;
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
        List<String> options = new ArrayList<>(List.of("-proc:none"));
        if (input.warnings()) {
            // Of these two, one remarks on the option above, the other on nothing that a case contains.
            options.add("-Xlint:all,-processing,-options");
        }
        if (plugin.isPresent()) {
            options.addAll(List.of("-processorpath", plugin.get().toString()));
            options.add(("-Xplugin:Emissary " + String.join(" ", input.options())).strip());
        }
        return worker.compile(input, options);
    }

    @Override
    public void close() {
        worker.close();
    }
}
