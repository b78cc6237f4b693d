package dev.emissary.tools.cli;

import dev.emissary.tools.analysis.ClassPath;
import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceTree;
import dev.emissary.tools.survey.Details;
import dev.emissary.tools.survey.ForgottenPage;
import dev.emissary.tools.survey.LibraryList;
import dev.emissary.tools.survey.MavenSources;
import dev.emissary.tools.survey.Plots;
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
import java.util.concurrent.Callable;
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
        mixinStandardHelpOptions = true,
        versionProvider = EmissaryCommand.Version.class,
        description = {
            "Counts classes that delegate by hand.",
            "",
            "A delegating class has a field whose type is an interface that the class implements, directly or by a"
                    + " supertype, and at least one of that interface's methods is implemented by only forwarding to the"
                    + " field. Counted too are those where at least half, and where all, of the abstract methods only"
                    + " forward; how many of the former adopt would convert, before it verifies them; default methods"
                    + " that are not forwarded although another class overrides them (\"forgotten\", candidates only);"
                    + " and forwarders whose return type the class implements, so that they may return the delegate"
                    + " (\"self\")."
        },
        exitCodeListHeading = "%nExit codes:%n",
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
            paramLabel = "PATH",
            description = "What sources given by their paths are compiled against.")
    private String classPath;

    @Option(
            names = "--libraries",
            paramLabel = "FILE",
            description = "Coordinates to survey too, one per line, optionally followed by words.")
    private Path libraries;

    @Option(
            names = "--only",
            paramLabel = "WORD",
            defaultValue = "",
            description = "Survey only lines of --libraries with this word after the coordinates.")
    private String use;

    @Option(names = "--jdk", paramLabel = "HOME", description = "The home of a JDK, whose src.zip is surveyed too.")
    private Path jdk;

    @Option(
            names = "--json",
            arity = "0..1",
            paramLabel = "FILE",
            fallbackValue = "-",
            description = "Write the numbers as JSON to a file, or print them in place of the table.")
    private Path json;

    @Option(names = "--plots", paramLabel = "DIR", description = "Write plots as SVG to a directory.")
    private Path plots;

    @Option(
            names = "--markdown",
            paramLabel = "FILE",
            description = "Write the tables into a page, between its markers.")
    private Path markdown;

    @Option(
            names = "--forgotten",
            paramLabel = "FILE",
            description = "Write the default methods that may have been forgotten into a page, class by class.")
    private Path forgotten;

    @Option(
            names = "--details",
            paramLabel = "FILE",
            description = "Write each place that was counted as forgotten or self, as JSON.")
    private Path details;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description = "The JSON of an earlier survey, to write its tables and plots without counting again.")
    private Path earlier;

    @Option(names = "--threads", defaultValue = "2", description = "Threads that parse (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Override
    public Integer call() throws IOException {
        CommandLine command = spec.commandLine();
        if (json != null && !isPrinted() && !json.toString().endsWith(".json")) {
            throw new ParameterException(
                    command, "--json: " + json + " does not end with .json; put SRC first, and --json at the end");
        }
        if (earlier != null) {
            Sources.requireExisting(command, earlier, "--from");
            if (forgotten != null || details != null) {
                throw new ParameterException(
                        command, "--from has numbers only: leave out --from to write --forgotten or --details");
            }
            write(Json.read(earlier, SurveyResult.class), command.getOut());
            return 0;
        }
        List<Subject> all = subjects(command);
        if (all.isEmpty()) {
            throw new ParameterException(command, "nothing to survey: specify SRC, --libraries or --jdk");
        }
        List<SubjectResult> results = new ArrayList<>();
        List<Details> places = new ArrayList<>();
        int status = 0;
        Surveyor surveyor = new Surveyor(Math.max(1, threads), ProgressLine.create());
        for (Subject subject : all) {
            try {
                Surveyor.Found found = surveyor.survey(subject);
                results.add(found.numbers());
                places.add(found.details());
                for (Problem problem : found.numbers().unparsed()) {
                    command.getErr().println("not read: " + problem);
                }
            } catch (IOException failure) {
                command.getErr().println("error: " + subject.name() + ": " + Messages.of(failure));
                status = EmissaryCommand.WRONG_SOURCES;
            }
        }
        write(
                new SurveyResult(
                        System.getProperty("java.version"), Runtime.getRuntime().availableProcessors(), results),
                command.getOut());
        if (forgotten != null) {
            AtomicFile.write(forgotten, ForgottenPage.of(places));
        }
        if (details != null) {
            AtomicFile.write(details, Json.of(places) + "\n");
        }
        return status;
    }

    private void write(SurveyResult result, PrintWriter out) throws IOException {
        if (isPrinted()) {
            out.println(Json.of(result));
        } else {
            out.print(Tables.text(result));
        }
        if (json != null && !isPrinted()) {
            AtomicFile.write(json, Json.of(result) + "\n");
        }
        if (plots != null) {
            Plots.write(result, plots);
        }
        if (markdown != null) {
            String page = Files.exists(markdown) ? Files.readString(markdown) : "";
            AtomicFile.write(markdown, Tables.into(page, result));
        }
    }

    private boolean isPrinted() {
        return json != null && json.toString().equals("-");
    }

    private List<Subject> subjects(CommandLine command) throws IOException {
        List<Subject> all = new ArrayList<>();
        List<Path> path = ClassPath.parse(classPath);
        path.forEach(element -> Sources.requireExisting(command, element, "-cp"));
        for (String subject : subjects) {
            if (MavenSources.areCoordinates(subject) && !Files.exists(Path.of(subject))) {
                all.add(new Subject(subject, () -> MavenSources.fetch(subject)));
            } else {
                Sources.requireExisting(command, Path.of(subject), "SRC");
                all.add(new Subject(subject, () -> local(Path.of(subject), path)));
            }
        }
        if (libraries != null) {
            Sources.requireExisting(command, libraries, "--libraries");
            for (String coordinates : LibraryList.read(libraries, use)) {
                if (!MavenSources.areCoordinates(coordinates)) {
                    throw new ParameterException(
                            command, libraries + ": \"" + coordinates + "\": write group:artifact:version");
                }
                all.add(new Subject(coordinates, () -> MavenSources.fetch(coordinates)));
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
        all.add(new Subject("java.base", () -> module(archive, List.of("java.base"))));
        List<String> others;
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            others = zip.stream()
                    .map(ZipEntry::getName)
                    .map(name -> name.substring(0, Math.max(0, name.indexOf('/'))))
                    .filter(module -> module.startsWith("j") && !module.equals("java.base"))
                    .distinct()
                    .toList();
        }
        all.add(new Subject("the JDK's other modules", () -> module(archive, others)));
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
