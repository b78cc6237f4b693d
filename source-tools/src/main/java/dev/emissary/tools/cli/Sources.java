package dev.emissary.tools.cli;

import dev.emissary.tools.source.SourceTree;
import dev.emissary.tools.survey.LibraryStore;
import dev.emissary.tools.survey.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The sources and the class path of a command. */
final class Sources {
    @Parameters(
            arity = "1..*",
            paramLabel = "SRC",
            description =
                    "Directories, files, or archives of Java sources; or one group:artifact:version for Maven to fetch.")
    private List<String> names;

    @Option(
            names = {"-cp", "-classpath", "--class-path"},
            split = "${sys:path.separator}",
            paramLabel = "PATH",
            description = "What the sources are compiled against: jars and directories of class files.")
    private List<Path> classPath = List.of();

    /** Opens the sources and the class path that they are compiled against. */
    Subject.Opened open(CommandLine command) throws IOException {
        classPath.forEach(element -> requireExisting(command, element, "-cp"));
        List<Path> local = new ArrayList<>();
        for (String name : names) {
            if (LibraryStore.areCoordinates(name) && names.size() == 1 && !Files.exists(Path.of(name))) {
                return LibraryStore.openOnce(name);
            }
            Path source = Path.of(name);
            requireExisting(command, source, "SRC");
            if (!Files.isDirectory(source) && !SourceTree.isArchive(source) && !name.endsWith(".java")) {
                throw new ParameterException(
                        command, name + ": not a Java source; specify a directory, a .java file, a .jar or a .zip");
            }
            local.add(source);
        }
        SourceTree tree = new SourceTree();
        for (Path source : local) {
            tree.add(source);
        }
        return new Subject.Opened(tree, classPath, false);
    }

    static void requireExisting(CommandLine command, Path path, String what) {
        if (!Files.exists(path)) {
            throw new ParameterException(command, what + ": " + path + " does not exist; check the path");
        }
    }
}
