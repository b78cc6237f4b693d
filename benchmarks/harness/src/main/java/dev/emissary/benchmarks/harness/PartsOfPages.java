package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.page.MeasuredParts;
import dev.emissary.benchmarks.result.AtomicFile;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The pages of a project in which parts are made of a suite's results. */
final class PartsOfPages {

    private final Path root;
    private final MeasuredParts parts;

    /**
     * Prepares to look through the pages of a project: those in its directory, and all below its directory docs.
     *
     * @param results the results of every JDK
     */
    PartsOfPages(Path root, Suite suite, List<Results> results) {
        this.root = root;
        this.parts = new MeasuredParts(suite.name(), suite.parts(results));
    }

    /** Returns the texts of those pages that differ from the results, as they should be. */
    Map<Path, String> outdated() throws IOException {
        Map<Path, String> outdated = new TreeMap<>();
        for (Path page : pages()) {
            String text = Files.readString(page);
            String made = parts.into(text);
            if (!made.equals(text)) {
                outdated.put(page, made);
            }
        }
        return outdated;
    }

    /** Writes those pages anew. */
    void write() throws IOException {
        for (Map.Entry<Path, String> page : outdated().entrySet()) {
            AtomicFile.write(page.getKey(), page.getValue());
        }
    }

    private List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> here = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            Stream.concat(here, docs)
                    .filter(file -> file.getFileName().toString().endsWith(".md"))
                    .filter(file -> !file.toString().contains("target"))
                    .sorted()
                    .forEach(pages::add);
        }
        return pages;
    }
}
