package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.AtomicFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page that is ready to be written.
 *
 * @param file its file name
 * @param text its text
 * @param plots SVG by file name, relative to the page
 */
public record Page(String file, String text, Map<String, Supplier<String>> plots) {

    private static final Pattern PLACE = Pattern.compile("(?m)^\\{\\{([a-z0-9-]+)}}$");

    /** Copies the plots. */
    public Page {
        plots = Map.copyOf(plots);
    }

    /**
     * Fills a template: a line {@code {{name}}} is replaced with the block of that name.
     *
     * @param template a resource in the package of a class
     * @param beside that class
     * @throws IllegalArgumentException if the template names a missing block, or does not name every block
     */
    public static Page of(
            String file,
            Class<?> beside,
            String template,
            Map<String, String> blocks,
            Map<String, Supplier<String>> plots) {
        Set<String> used = new HashSet<>();
        String text = PLACE.matcher(resource(beside, template)).replaceAll(place -> {
            String block = blocks.get(place.group(1));
            if (block == null) {
                throw new IllegalArgumentException("there is no block " + place.group(1) + " for " + template);
            }
            used.add(place.group(1));
            return Matcher.quoteReplacement(block.stripTrailing());
        });
        Set<String> unused = new HashSet<>(blocks.keySet());
        unused.removeAll(used);
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException(template + " has no place for " + unused);
        }
        return new Page(file, text, plots);
    }

    /** Writes the page to a directory. */
    public void write(Path directory) throws IOException {
        AtomicFile.write(directory.resolve(file), text);
    }

    /** Writes its plots to a directory, from which the page would find them. */
    public void writePlots(Path directory) throws IOException {
        for (Map.Entry<String, Supplier<String>> plot : new TreeMap<>(plots).entrySet()) {
            AtomicFile.write(directory.resolve(plot.getKey()), plot.getValue().get());
        }
    }

    private static String resource(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no " + name + " beside " + beside.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(name + " cannot be read", e);
        }
    }
}
