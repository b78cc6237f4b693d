package dev.emissary.conformance;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command: holds compilers against the cases. */
@Command(
        name = "emissary-conformance",
        mixinStandardHelpOptions = true,
        versionProvider = Conformance.Version.class,
        description = "Holds a compiler against the cases of the conformance suite.",
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:Every case is as expected.", "1:Some are not.", "2:Invalid usage; nothing was run."})
public final class Conformance implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--javac", paramLabel = "PLUGIN", description = "Test javac with this plugin, a jar.")
    private Path plugin;

    @Option(
            names = "--ecj",
            arity = "2",
            paramLabel = "JAR",
            description = "Test the compiler of Eclipse: the jar of the agent, and that of the compiler.")
    private List<Path> ecj = List.of();

    @Option(names = "--jdk", paramLabel = "HOME", description = "Run on this JDK, too; in place of the running one.")
    private List<Path> jdks = List.of(Path.of(System.getProperty("java.home")));

    @Option(names = "--cases", paramLabel = "DIR", description = "Read the cases here, not in this jar.")
    private Path directory;

    @Option(
            names = "--only",
            paramLabel = "WHAT",
            description = "Run these cases only: those of a clause, as EM-FWD-3, or whose name a regular expression"
                    + " finds.")
    private List<String> only = List.of();

    @Option(names = "--list", description = "Print the cases, and run none.")
    private boolean list;

    @Option(
            names = "--orders",
            paramLabel = "N",
            defaultValue = "2",
            description = "In how many orders of its files a case is compiled: ${DEFAULT-VALUE}.")
    private int orders;

    /** Runs the command and ends the program. */
    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, arguments));
    }

    /**
     * Runs the command.
     *
     * @return the exit code
     */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return new CommandLine(new Conformance())
                .setOut(out)
                .setErr(err)
                .setParameterExceptionHandler((mistake, words) -> {
                    err.println("error: " + mistake.getMessage() + " (emissary-conformance --help)");
                    return CommandLine.ExitCode.USAGE;
                })
                .setExecutionExceptionHandler((failure, line, result) -> {
                    err.println("error: " + failure.getMessage());
                    return CommandLine.ExitCode.USAGE;
                })
                .execute(arguments);
    }

    @Override
    public Integer call() throws IOException {
        List<ConformanceCase> cases = cases();
        PrintWriter out = spec.commandLine().getOut();
        if (list) {
            cases.forEach(
                    one -> out.println(one.name() + " (" + String.join(", ", one.clauses()) + "): " + one.claim()));
            return 0;
        }
        SuiteRun run = new SuiteRun(cases, orders, out::println);
        boolean failed = false;
        for (CompilerChoice choice : choices()) {
            failed |= run.with(choice).stream().anyMatch(Verdict::failed);
        }
        return failed ? 1 : 0;
    }

    private List<ConformanceCase> cases() {
        try {
            List<ConformanceCase> all = directory == null ? CaseFiles.ofThisJar() : CaseFiles.in(directory);
            List<ConformanceCase> wanted = all.stream()
                    .filter(one -> only.isEmpty() || only.stream().anyMatch(what -> isMeant(one, what)))
                    .toList();
            if (wanted.isEmpty()) {
                throw mistake("no case is left");
            }
            return wanted;
        } catch (CaseFormatException failure) {
            throw mistake(String.valueOf(failure.getMessage()));
        }
    }

    private static boolean isMeant(ConformanceCase one, String what) {
        return one.clauses().contains(what)
                || Pattern.compile(what).matcher(one.name()).find();
    }

    private List<CompilerChoice> choices() {
        List<CompilerChoice> choices = new ArrayList<>();
        for (Path jdk : jdks) {
            require(Files.isRegularFile(jdk.resolve("release")), jdk + " is no JDK");
            if (plugin != null) {
                choices.add(new CompilerChoice(jdk, file(plugin), Optional.empty()));
            }
            if (!ecj.isEmpty()) {
                choices.add(new CompilerChoice(jdk, file(ecj.get(0)), Optional.of(file(ecj.get(1)))));
            }
        }
        require(!choices.isEmpty(), "which compiler? Give --javac or --ecj");
        return choices;
    }

    private Path file(Path file) {
        require(Files.isRegularFile(file), "no such file: " + file);
        return file.toAbsolutePath();
    }

    private void require(boolean condition, String mistake) {
        if (!condition) {
            throw mistake(mistake);
        }
    }

    private ParameterException mistake(String text) {
        return new ParameterException(spec.commandLine(), text);
    }

    /** The version of the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Conformance.class.getPackage().getImplementationVersion();
            return new String[] {"emissary-conformance " + (version == null ? "(not packaged)" : version)};
        }
    }
}
