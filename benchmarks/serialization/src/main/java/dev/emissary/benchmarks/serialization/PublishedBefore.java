package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.MarkdownTable;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What this project published before it measured anew, from the resource {@code published-before.csv}: a title, the name and
 * the parameters of the benchmark as it is called today, what was published for JDK 17 and 25, and why it differs.
 */
final class PublishedBefore {

    private static final String RESOURCE = "published-before.csv";
    private static final int COLUMNS = 6;

    private PublishedBefore() {}

    /** Writes the old figures beside those of results. */
    static String table(List<Results> results) {
        List<String> titles = new ArrayList<>(List.of("ns"));
        for (Results result : results) {
            titles.add("before, " + result.environment().feature());
            titles.add("now, " + result.environment().feature());
        }
        titles.add("why");
        MarkdownTable table = MarkdownTable.ofTexts(titles.toArray(String[]::new));
        for (String[] row : rows()) {
            Key key = new Key(row[1], params(row[2]));
            List<String> cells = new ArrayList<>(List.of(row[0]));
            for (Results result : results) {
                cells.add(result.environment().feature() == 17 ? row[3] : row[4]);
                cells.add(result.has(key) ? ResultTable.orUnsteady(() -> Figures.withInterval(result.time(key))) : "–");
            }
            cells.add(row[5]);
            table.row(cells);
        }
        return table.toString();
    }

    /** Returns the rows of the resource, without its titles. */
    static List<String[]> rows() {
        try (InputStream in = PublishedBefore.class.getResourceAsStream(RESOURCE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> {
                        String[] row = line.split(";", -1);
                        if (row.length != COLUMNS) {
                            throw new IllegalStateException(RESOURCE + " has " + row.length + " columns: " + line);
                        }
                        return row;
                    })
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> params(String text) {
        Map<String, String> params = new LinkedHashMap<>();
        for (String param : text.split(",")) {
            if (!param.isEmpty()) {
                String[] nameAndValue = param.split("=", 2);
                params.put(nameAndValue[0], nameAndValue[1]);
            }
        }
        return params;
    }
}
