package dev.emissary.tools.cli;

import dev.emissary.tools.source.SourceTree;
import dev.emissary.tools.survey.LibraryStore;
import dev.emissary.tools.survey.ListedLibrary;
import dev.emissary.tools.survey.Subject;
import dev.emissary.tools.survey.SubjectResult;
import dev.emissary.tools.survey.SurveyResult;
import dev.emissary.tools.survey.Surveyor;
import dev.emissary.tools.survey.Tables;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts how much sources delegate. */
@Command(
        name = "survey",
        description = {
            "Counts classes that delegate by hand.",
            "",
            "A delegating class has a field whose type is an interface that the class implements, directly or by a"
                    + " supertype, and at least one of that interface's methods is implemented by only forwarding to the"
                    + " field. A wrapper passes on at least half of the methods of an interface that it implements, to a"
                    + " field of any type or to what a method returns. Each wrapper is one that adopt converts, judged by"
                    + " its source; or one that an emissary can say, although adopt does not; or not sayable, and then"
                    + " everything is named that stands in the way.",
            "",
            "Counted too are default methods that are not forwarded although another class overrides them"
                    + " (\"forgotten\", candidates only), and forwarders that may return the delegate (\"self\")."
                    + " Generated files are not counted."
        },
        exitCodeList = {
            "0:Done; files that cannot be parsed are named and counted.",
            "1:Done as far as possible: a library cannot be read.",
            "2:Invalid usage; nothing was done."
        })
final class SurveyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "SRC",
            description = "Directories, files or archives of sources, or group:artifact:version for Maven to fetch.")
    private List<String> subjects = List.of();

    @Option(
            names = {"-cp", "-classpath", "--class-path"},
            split = "${sys:path.separator}",
            paramLabel = "PATH",
            description = "What sources given by their paths are compiled against.")
    private List<Path> classPath = List.of();

    @Option(
            names = "--libraries",
            paramLabel = "FILE",
            description = "Coordinates to survey too, one per line, optionally followed by words.")
    private Path libraries;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "WORD",
            description = "Survey only lines of --libraries with one of these words after the coordinates.")
    private List<String> uses = List.of();

    @Option(
            names = "--store",
            paramLabel = "DIR",
            description = "Where the jars of libraries are, a directory for each; Maven fetches what is missing.")
    private Path storeDirectory;

    @Option(names = "--jdk", paramLabel = "HOME", description = "The home of a JDK, whose src.zip is surveyed too.")
    private Path jdk;

    @Option(
            names = "--json",
            arity = "0..1",
            paramLabel = "FILE",
            fallbackValue = "-",
            description = "Write the numbers as JSON to a file, or print them in place of the table.")
    private Path json;

    @Option(
            names = "--markdown",
            paramLabel = "DIR",
            description = "Write tables and numbers into all pages below a directory, between the markers"
                    + " <!-- survey: NAME --> and <!-- end -->.")
    private Path markdown;

    @Override
    public Integer call() throws IOException {
        CommandLine command = spec.commandLine();
        if (json != null && !isPrinted() && !json.toString().endsWith(".json")) {
            throw new ParameterException(
                    command, "--json: " + json + " does not end with .json; put SRC first, and --json at the end");
        }
        try (LibraryStore store = LibraryStore.in(storeDirectory)) {
            List<Subject> all = subjects(command, store);
            if (all.isEmpty()) {
                throw new ParameterException(command, "nothing to survey: specify SRC, --libraries or --jdk");
            }
            return survey(command, all);
        }
    }

    private int survey(CommandLine command, List<Subject> all) throws IOException {
        List<SubjectResult> results = new ArrayList<>();
        int status = 0;
        int done = 0;
        Surveyor surveyor = new Surveyor();
        for (Subject subject : all) {
            long begin = System.nanoTime();
            try {
                SubjectResult result = surveyor.survey(subject);
                results.add(result);
                result.unparsed().forEach(problem -> command.getErr().println("not read: " + problem));
            } catch (IOException failure) {
                command.getErr().println("error: " + subject.name() + ": " + EmissaryCommand.message(failure));
                status = EmissaryCommand.WRONG_SOURCES;
            }
            done++;
            if (all.size() > 1) {
                double seconds = (System.nanoTime() - begin) / 1e9;
                Object[] line = {done, all.size(), subject.name(), seconds};
                command.getErr().printf(Locale.ROOT, "%d of %d: %s, %.1f s%n", line);
                command.getErr().flush();
            }
        }
        write(new SurveyResult(System.getProperty("java.version"), results), command.getOut());
        return status;
    }

    /** Prints the results, and writes what has been asked for. */
    private void write(SurveyResult result, PrintWriter out) throws IOException {
        out.print(isPrinted() ? Json.of(result) + "\n" : Tables.text(result));
        if (json != null && !isPrinted()) {
            Files.writeString(json, Json.of(result) + "\n");
        }
        if (markdown != null) {
            try (Stream<Path> files = Files.walk(markdown)) {
                for (Path page :
                        files.filter(file -> file.toString().endsWith(".md")).toList()) {
                    String text = Files.readString(page);
                    if (Tables.isIn(text)) {
                        Files.writeString(page, Tables.into(text, result));
                    }
                }
            }
        }
    }

    private boolean isPrinted() {
        return json != null && json.toString().equals("-");
    }

    private List<Subject> subjects(CommandLine command, LibraryStore store) throws IOException {
        List<Subject> all = new ArrayList<>();
        classPath.forEach(element -> Sources.requireExisting(command, element, "-cp"));
        for (String subject : subjects) {
            if (LibraryStore.areCoordinates(subject) && !Files.exists(Path.of(subject))) {
                all.add(new Subject(subject, "", () -> store.open(subject)));
            } else {
                Sources.requireExisting(command, Path.of(subject), "SRC");
                all.add(new Subject(subject, "", () -> local(Path.of(subject), classPath)));
            }
        }
        if (libraries != null) {
            Sources.requireExisting(command, libraries, "--libraries");
            for (ListedLibrary library : ListedLibrary.read(libraries, uses)) {
                String coordinates = library.coordinates();
                if (!LibraryStore.areCoordinates(coordinates)) {
                    throw new ParameterException(
                            command, libraries + ": \"" + coordinates + "\": write group:artifact:version");
                }
                all.add(new Subject(coordinates, library.group(), () -> store.open(coordinates)));
            }
        }
        if (jdk != null) {
            jdk(command, all);
        }
        return all;
    }

    private static Subject.Opened local(Path source, List<Path> classPath) throws IOException {
        SourceTree tree = new SourceTree();
        tree.add(source);
        return new Subject.Opened(tree, classPath, false);
    }

    /** Adds the modules of a JDK: java.base on its own, and all others together. */
    private void jdk(CommandLine command, List<Subject> all) throws IOException {
        Path archive = jdk.resolve("lib/src.zip");
        if (!Files.exists(archive)) {
            throw new ParameterException(command, "--jdk: " + archive + " does not exist; give the home of a JDK");
        }
        all.add(new Subject("java.base", "jdk", () -> module(archive, List.of("java.base"))));
        List<String> others;
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            others = zip.stream()
                    .map(ZipEntry::getName)
                    .map(name -> name.substring(0, Math.max(0, name.indexOf('/'))))
                    .filter(module -> module.startsWith("j") && !module.equals("java.base"))
                    .distinct()
                    .toList();
        }
        all.add(new Subject("the JDK's other modules", "jdk", () -> module(archive, others)));
    }

    private static Subject.Opened module(Path archive, List<String> modules) throws IOException {
        SourceTree tree = new SourceTree();
        for (String module : modules) {
            tree.addArchive(archive, module + "/", "src.zip");
        }
        // Their types are those of the running JDK.
        return new Subject.Opened(tree, List.of(), true);
    }
}
