package dev.emissary.tools.cli;

import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The sources and the class path of a command. */
final class Sources {
    @Parameters(arity = "1..*", paramLabel = "SRC", description = "Directories or files of Java sources.")
    private List<String> names;

    @Option(
            names = {"-cp", "-classpath", "--class-path"},
            split = "${sys:path.separator}",
            paramLabel = "PATH",
            description = "What the sources are compiled against: jars and directories of class files.")
    private List<Path> classPath = List.of();

    /** Opens the sources. */
    SourceTree open(CommandLine command) throws IOException {
        classPath.forEach(element -> requireExisting(command, element, "-cp"));
        for (String name : names) {
            Path source = Path.of(name);
            requireExisting(command, source, "SRC");
            if (!Files.isDirectory(source) && !name.endsWith(".java")) {
                throw new ParameterException(
                        command, name + ": not a Java source; specify a directory or a .java file");
            }
        }
        SourceTree tree = new SourceTree(classPath);
        for (String name : names) {
            tree.add(Path.of(name));
        }
        return tree;
    }

    private static void requireExisting(CommandLine command, Path path, String what) {
        if (!Files.exists(path)) {
            throw new ParameterException(command, what + ": " + path + " does not exist; check the path");
        }
    }
}
