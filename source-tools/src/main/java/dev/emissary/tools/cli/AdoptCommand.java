package dev.emissary.tools.cli;

import dev.emissary.tools.adopt.Adoption;
import dev.emissary.tools.adopt.Adoption.SkippedClass;
import dev.emissary.tools.adopt.Allowed;
import dev.emissary.tools.adopt.Change;
import dev.emissary.tools.adopt.Change.Converted;
import dev.emissary.tools.adopt.Obstacle;
import dev.emissary.tools.adopt.Reason;
import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Finds delegating classes, and shows or writes those that can be emissaries as such. */
@Command(
        name = "adopt",
        description = {
            "Shows hand-written delegating classes as emissaries, where the two are verified to be equivalent.",
            "",
            "A delegating class has a field that has an interface of the class, or its methods, or supplies such"
                    + " objects, and forwards methods of that interface to it. It is listed when at least half of the"
                    + " interface's abstract methods only forward. Every conversion is verified: both versions are compiled, and their members and"
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
            description = "Convert a class only if that saves N lines; without it, 5 lines and two forwarders.")
    private Integer atLeast;

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
        ProgressLine progress = new ProgressLine(command.getErr(), !json);
        try {
            SourceTree tree = sources.open(command);
            List<BuildFile> builds = BuildFile.above(tree.roots());
            BuildFile.requireRelease(command, builds, release);
            Adoption.Result result = Adoption.of(
                    tree,
                    new Allowed(
                            sealSelfReturns,
                            forwardDefaults,
                            keyword,
                            closedApi,
                            atLeast == null ? 5 : atLeast,
                            atLeast == null ? 2 : 0),
                    progress);
            progress.clear();
            List<Problem> problems = new ArrayList<>(result.problems());
            List<Change> shown = write ? written(result.changes(), problems) : result.changes();
            PrintWriter out = command.getOut();
            if (json) {
                List<ChangedFile> files = result.changes().stream()
                        .map(change -> new ChangedFile(
                                Problem.name(change.file()),
                                write && shown.contains(change),
                                change.classes(),
                                change.diff()))
                        .toList();
                out.println(EmissaryCommand.json(new Output(files, result.skipped(), problems)));
            } else {
                print(shown, result.skipped(), out);
                if (write && !shown.isEmpty()) {
                    BuildFile.print(builds, tree.roots(), out);
                }
                problems.forEach(problem -> command.getErr().println("error: " + problem));
            }
            return problems.isEmpty() ? 0 : EmissaryCommand.WRONG_SOURCES;
        } finally {
            progress.clear();
        }
    }

    /** Writes the changes, and returns those that could be written. */
    private static List<Change> written(List<Change> changes, List<Problem> problems) {
        List<Change> written = new ArrayList<>();
        for (Change change : changes) {
            try {
                AtomicFile.write(change.file(), change.before(), change.after());
                written.add(change);
            } catch (IOException failure) {
                problems.add(new Problem(change.file(), 0, "not changed: " + Problem.text(failure)));
            }
        }
        return written;
    }

    private void print(List<Change> changes, List<SkippedClass> skipped, PrintWriter out) {
        int converted = 0;
        int forwarders = 0;
        for (Change change : changes) {
            if (!write) {
                change.diff().forEach(line -> out.println(colored(line)));
            }
            for (Converted each : change.classes()) {
                converted++;
                forwarders += each.forwarders();
                out.printf(
                        "%s:%d: %s becomes an emissary, without %s%n",
                        Problem.name(change.file()), each.line(), each.name(), count(each.forwarders(), "forwarder"));
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
        if (converted > 0) {
            out.println("  An emissary extends dev.emissary.lang.Emissary, unless superclass=none is set.");
            out.println("  Eclipse without the agent shows "
                    + (keyword ? "an error." : "a record, and accessors that are not there."));
        }
        printReasons(skipped, out);
    }

    /** Returns a line of a diff in the colors of a terminal, if there is one. */
    private String colored(String line) {
        Style style = line.startsWith("@@")
                ? Style.fg_cyan
                : line.startsWith("---") || line.startsWith("+++")
                        ? Style.bold
                        : line.startsWith("-") ? Style.fg_red : line.startsWith("+") ? Style.fg_green : Style.reset;
        boolean colors = spec.commandLine().getColorScheme().ansi().enabled();
        return colors && style != Style.reset ? style.on() + line + style.off() : line;
    }

    /** Prints how many classes stay for each reason, the most frequent first, and what would remove it. */
    private static void printReasons(List<SkippedClass> skipped, PrintWriter out) {
        Map<Reason, Integer> all = new EnumMap<>(Reason.class);
        Map<Reason, Integer> alone = new EnumMap<>(Reason.class);
        for (SkippedClass left : skipped) {
            Set<Reason> reasons =
                    left.obstacles().stream().map(Obstacle::reason).collect(Collectors.toSet());
            reasons.forEach(reason -> {
                all.merge(reason, 1, Integer::sum);
                alone.merge(reason, reasons.size() == 1 ? 1 : 0, Integer::sum);
            });
        }
        all.entrySet().stream()
                .sorted(Map.Entry.<Reason, Integer>comparingByValue().reversed())
                .forEach(each -> out.printf(
                        "  %s: %s%s%n    to convert it, %s%n",
                        each.getKey().description(),
                        count(each.getValue(), "class"),
                        skipped.size() == 1 ? "" : ", " + alone.get(each.getKey()) + " for this reason alone",
                        each.getKey().remedy()));
    }

    /** Prints why a class stays, with the places. */
    private static void print(SkippedClass left, PrintWriter out) {
        out.printf("%s:%d: %s stays%n", left.file(), left.line(), left.name());
        Reason last = null;
        for (Obstacle each : left.obstacles().stream()
                .sorted(Comparator.comparing(Obstacle::reason))
                .toList()) {
            if (each.reason() != last) {
                last = each.reason();
                out.println("  " + last.description());
            }
            out.println("    line " + each.line() + (each.detail().isEmpty() ? "" : ": ") + each.detail());
        }
    }

    private static String count(int number, String noun) {
        String plural = noun.endsWith("s") ? noun + "es" : noun + "s";
        return number + " " + (number == 1 ? noun : plural);
    }
}
