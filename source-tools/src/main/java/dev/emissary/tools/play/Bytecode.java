package dev.emissary.tools.play;

import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/** What {@code javap -c} prints of class files. */
final class Bytecode {
    private Bytecode() {}

    static String of(Map<String, byte[]> classFiles) throws IOException {
        if (classFiles.isEmpty()) {
            return "";
        }
        ToolProvider javap = ToolProvider.findFirst("javap").orElse(null);
        if (javap == null) {
            return "this JDK has no javap\n";
        }
        Path directory = Files.createTempDirectory("emissary-play-classes");
        try {
            List<String> arguments = new ArrayList<>(List.of("-c", "-p"));
            int number = 0;
            for (byte[] classFile : classFiles.values()) {
                Path file = directory.resolve(number++ + ".class");
                arguments.add(Files.write(file, classFile).toString());
            }
            StringWriter printed = new StringWriter();
            PrintWriter printer = new PrintWriter(printed);
            javap.run(printer, printer, arguments.toArray(String[]::new));
            // The names and places of files that are nowhere say nothing.
            return printed.toString()
                    .lines()
                    .filter(line -> !line.startsWith("Compiled from ")
                            && !line.startsWith("Warning: ") // of the file's name
                            && !line.contains(directory.toString()))
                    .collect(Collectors.joining("\n", "", "\n"));
        } finally {
            SourceTree.delete(directory);
        }
    }
}
