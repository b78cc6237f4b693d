package dev.emissary.tools.cli;

import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.survey.Details;
import dev.emissary.tools.survey.ForgottenList;
import dev.emissary.tools.survey.GeneratedParts;
import dev.emissary.tools.survey.Plots;
import dev.emissary.tools.survey.SurveyResult;
import dev.emissary.tools.survey.Tables;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What a survey prints and writes. */
final class SurveyOutput {
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
            description =
                    "Write tables and numbers into a page, or into all pages below a directory, between the markers"
                            + " <!-- survey: NAME --> and <!-- end -->.")
    private Path markdown;

    @Option(
            names = "--forgotten",
            paramLabel = "FILE",
            description = "Write the default methods that may have been forgotten, as comma-separated values.")
    private Path forgotten;

    @Option(
            names = "--details",
            paramLabel = "FILE",
            description = "Write each place that was counted as forgotten or self, as JSON.")
    private Path details;

    /** Fails if an argument is taken for the file of an option. */
    void check(CommandLine command) {
        if (json != null && !isPrinted() && !json.toString().endsWith(".json")) {
            throw new ParameterException(
                    command, "--json: " + json + " does not end with .json; put SRC first, and --json at the end");
        }
    }

    /** Fails if something is asked for that numbers alone do not tell. */
    void checkNumbersAlone(CommandLine command) {
        if (forgotten != null || details != null) {
            throw new ParameterException(
                    command, "--from has numbers only: leave out --from to write --forgotten or --details");
        }
    }

    /** Writes the places behind some numbers, if that has been asked for. */
    void writePlaces(List<Details> places) throws IOException {
        if (forgotten != null) {
            AtomicFile.write(forgotten, ForgottenList.of(places));
        }
        if (details != null) {
            AtomicFile.write(details, Json.of(places) + "\n");
        }
    }

    /** Prints the results, and writes what has been asked for. */
    void write(SurveyResult result, PrintWriter out) throws IOException {
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
            for (Path page : pages()) {
                AtomicFile.write(page, GeneratedParts.into(Files.readString(page), result));
            }
        }
    }

    /** Returns the pages that have generated parts. */
    private List<Path> pages() throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(markdown)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList()) {
                if (GeneratedParts.isIn(Files.readString(file))) {
                    found.add(file);
                }
            }
        }
        return found;
    }

    private boolean isPrinted() {
        return json != null && json.toString().equals("-");
    }
}
