package dev.emissary.tools.cli;

import dev.emissary.tools.adopt.Adoption;
import dev.emissary.tools.adopt.Adoption.Change;
import dev.emissary.tools.adopt.Adoption.Converted;
import dev.emissary.tools.adopt.Adoption.SkippedClass;
import dev.emissary.tools.adopt.Allowed;
import dev.emissary.tools.adopt.Obstacle;
import dev.emissary.tools.adopt.Reason;
import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.source.BuildFile;
import dev.emissary.tools.source.FailureText;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Finds delegating classes, and shows or writes those that can be emissaries as such. */
@Command(
        name = "adopt",
        description = {
            "Shows hand-written delegating classes as emissaries, where the two are verified to be equivalent.",
            "",
            "A delegating class has a field whose type is an interface that the class implements, and forwards methods"
                    + " of that interface to it. It is listed when at least half of the interface's abstract methods"
                    + " only forward. Every conversion is verified: both versions are compiled, and their members and"
                    + " method bodies are compared.",
            "",
            "A method that is not just what the compiler would write stays in the body; so does one with a comment or"
                    + " an annotation. Classes that are not converted are listed with all that stops them, and what would help."
        },
        exitCodeList = {
            "0:Done.",
            "1:Done as far as possible: a file cannot be read, parsed or written, or a type is not found.",
            "2:Invalid usage; nothing was done."
        })
final class AdoptCommand implements Callable<Integer> {
    private static final Pattern OPTION = Pattern.compile("--[a-z-]+");

    @Spec
    private CommandSpec spec;

    @Mixin
    private Sources sources;

    @Option(names = "--write", description = "Change the files.")
    private boolean write;

    @Option(
            names = "--seal-self-returns",
            description = "Also convert classes that may return their delegate; emissaries never do.")
    private boolean sealSelfReturns;

    @Option(
            names = "--forward-defaults",
            description = "Also convert classes that inherit default methods, which their emissaries forward.")
    private boolean forwardDefaults;

    @Option(
            names = "--closed-api",
            description =
                    "Also convert classes that clients can extend: public, not final, with a constructor for them.")
    private boolean closedApi;

    @Option(
            names = "--at-least",
            paramLabel = "N",
            defaultValue = "5",
            description =
                    "Convert a class only if that saves N lines; by default ${DEFAULT-VALUE}, what one forwarder takes."
                            + " Unless N is 0, more than one method has to go where others, or a compact constructor, come.")
    private int atLeast;

    @Option(
            names = "--release",
            paramLabel = "N",
            description =
                    "The release of Java that the sources are compiled for, in place of what the build file says.")
    private Integer release;

    @Option(names = "--keyword", description = "Write the keyword form, which only compilers with the plugin read.")
    private boolean keyword;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    /** The machine-readable result. */
    private record Output(List<ChangedFile> files, List<SkippedClass> left, List<Problem> problems) {}

    /** A file that changes, or would. */
    private record ChangedFile(String file, boolean written, List<Converted> classes, List<String> diff) {}

    @Override
    public Integer call() throws IOException {
        CommandLine command = spec.commandLine();
        try (SourceTree tree = sources.open(command)) {
            if (write && tree.files().stream().anyMatch(file -> !file.writable())) {
                throw new ParameterException(
                        command, "--write: an archive cannot be changed; unpack it and specify the directory");
            }
            List<BuildFile> builds = BuildFile.above(tree.roots());
            BuildSteps.requireRelease(command, builds, release);
            Adoption.Result result = Adoption.of(
                    tree,
                    tree.roots(),
                    sources.classPath(),
                    new Allowed(sealSelfReturns, forwardDefaults, keyword, closedApi, atLeast));
            List<Problem> problems = new ArrayList<>(result.problems());
            List<Change> shown = write ? written(result.changes(), problems) : result.changes();
            PrintWriter out = command.getOut();
            if (json) {
                out.println(Json.of(output(result, shown, problems)));
            } else {
                print(shown, result.skipped(), out);
                if (write && !shown.isEmpty()) {
                    BuildSteps.print(builds, tree.roots(), out);
                }
                problems.forEach(problem -> command.getErr().println("error: " + problem));
            }
            return problems.isEmpty() ? 0 : EmissaryCommand.WRONG_SOURCES;
        }
    }

    /** Writes the changes, and returns those that could be written. */
    private static List<Change> written(List<Change> changes, List<Problem> problems) {
        List<Change> written = new ArrayList<>();
        for (Change change : changes) {
            try {
                AtomicFile.write(change.file().path(), change.before(), change.after());
                written.add(change);
            } catch (IOException failure) {
                problems.add(new Problem(change.file().displayName(), 0, "not changed: " + FailureText.of(failure)));
            }
        }
        return written;
    }

    private Output output(Adoption.Result result, List<Change> shown, List<Problem> problems) {
        return new Output(
                result.changes().stream()
                        .map(change -> new ChangedFile(
                                change.file().displayName(),
                                write && shown.contains(change),
                                change.classes(),
                                change.diff()))
                        .toList(),
                result.skipped(),
                problems);
    }

    private void print(List<Change> changes, List<SkippedClass> skipped, PrintWriter out) {
        int converted = 0;
        int forwarders = 0;
        for (Change change : changes) {
            if (!write) {
                change.diff().forEach(out::println);
            }
            for (Converted each : change.classes()) {
                converted++;
                forwarders += each.forwarders();
                out.printf(
                        "%s:%d: %s becomes an emissary, without %s%n",
                        change.file().displayName(), each.line(), each.name(), count(each.forwarders(), "forwarder"));
                each.remarks().forEach(remark -> out.println("  " + remark));
            }
        }
        skipped.forEach(each -> print(each, out));
        out.printf(
                "%s %s, %s fewer; %s.%n",
                count(converted, "class"),
                write ? "converted" : "to convert",
                count(forwarders, "forwarder"),
                count(skipped.size(), "other class") + (skipped.size() == 1 ? " stays" : " stay"));
        if (skipped.size() > 1) {
            printCounts(skipped, out);
        }
    }

    /** Prints how many classes stay for each reason alone, the most frequent first. */
    private static void printCounts(List<SkippedClass> skipped, PrintWriter out) {
        Map<Reason, Integer> alone = new EnumMap<>(Reason.class);
        int several = skipped.size();
        for (SkippedClass left : skipped) {
            Set<Reason> reasons =
                    left.obstacles().stream().map(Obstacle::reason).collect(Collectors.toSet());
            if (reasons.size() == 1) {
                reasons.forEach(reason -> alone.merge(reason, 1, Integer::sum));
                several--;
            }
        }
        alone.entrySet().stream()
                .sorted(Map.Entry.<Reason, Integer>comparingByValue().reversed())
                .forEach(each -> {
                    Matcher option = OPTION.matcher(each.getKey().remedy());
                    out.println("  " + each.getValue() + " for one reason: "
                            + each.getKey().description() + (option.find() ? " (" + option.group() + ")" : ""));
                });
        if (several > 0) {
            out.println("  " + several + " for several reasons");
        }
    }

    /** Prints why a class stays: what would remove the obstacles of each kind, and their places. */
    private static void print(SkippedClass left, PrintWriter out) {
        Map<Reason, List<Obstacle>> byReason = new EnumMap<>(Reason.class);
        left.obstacles()
                .forEach(each -> byReason.computeIfAbsent(each.reason(), absent -> new ArrayList<>())
                        .add(each));
        out.printf("%s:%d: %s stays%n", left.file(), left.line(), left.name());
        byReason.forEach((reason, obstacles) -> {
            out.println("  " + reason.description());
            obstacles.forEach(each ->
                    out.println("    line " + each.line() + (each.detail().isEmpty() ? "" : ": ") + each.detail()));
            out.println("    to convert it, " + reason.remedy());
        });
    }

    private static String count(int number, String noun) {
        String plural = noun.endsWith("s") ? noun + "es" : noun + "s";
        return number + " " + (number == 1 ? noun : plural);
    }
}
