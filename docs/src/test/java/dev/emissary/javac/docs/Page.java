package dev.emissary.javac.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page, taken apart. A comment that begins with {@code given} is for all Java blocks after it. */
final class Page {
    private static final Pattern FENCE = Pattern.compile("^ *(```+|~~~+)\\s*(\\w*).*$");
    private static final Pattern HEADING = Pattern.compile("^#{1,6} +(.*?)(?: +#+)?$");
    private static final Pattern CODE = Pattern.compile("(`+)(.+?)\\1");
    private static final Pattern IDENTIFIER = Pattern.compile("<\\w+[^>]*\\b(?:id|name)=\"([^\"]+)\"");
    private static final Pattern LINK = Pattern.compile(
            "\\]\\(<?([^)\\s>]+)>?(?:\\s+\"[^\"]*\")?\\)|\\b(?:src|srcset|href)=\"([^\"]+)\"|^ *\\[[^\\]]+\\]: *(\\S+)");

    private final String name;
    private final String text;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final Set<String> anchors = new LinkedHashSet<>();
    private final Map<String, Integer> repeated = new HashMap<>();
    private final List<String> notes = new ArrayList<>();
    private int section;

    /**
     * A link.
     *
     * @param line its line, from 1
     * @param target what it leads to
     */
    record Link(int line, String target) {}

    private Page(String name, String text) {
        this.name = name;
        this.text = text;
        List<String> lines = text.lines().toList();
        int next = 0;
        while (next < lines.size()) {
            String line = lines.get(next);
            Matcher fence = FENCE.matcher(line);
            if (fence.matches()) {
                next = readBlock(lines, next, fence.group(1), fence.group(2));
            } else if (line.startsWith("<!--")) {
                next = readNote(lines, next);
            } else {
                readText(line, next + 1);
                next++;
            }
        }
    }

    /** Reads a page; it is called by a name relative to the root of the repository. */
    static Page read(Path root, String name) {
        try {
            return new Page(name, Files.readString(root.resolve(name)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns a page that is in no file. */
    static Page of(String name, String text) {
        return new Page(name, text);
    }

    String name() {
        return name;
    }

    String text() {
        return text;
    }

    List<Block> blocks() {
        return List.copyOf(blocks);
    }

    /** Returns the text of the page with other contents of its blocks. */
    String with(Function<Block, String> content) {
        List<String> lines = text.lines().toList();
        StringBuilder result = new StringBuilder();
        int next = 0;
        for (Block block : blocks) {
            lines.subList(next, block.line())
                    .forEach(line -> result.append(line).append('\n'));
            result.append(content.apply(block));
            next = block.line() + (int) block.text().lines().count();
        }
        lines.subList(next, lines.size()).forEach(line -> result.append(line).append('\n'));
        return result.toString();
    }

    /** Returns the links of the page, which are those outside of code. */
    List<Link> links() {
        return List.copyOf(links);
    }

    /** Returns what may stand after the {@code #} of a link: what GitHub makes of the headings, and identifiers in HTML. */
    Set<String> anchors() {
        return Set.copyOf(anchors);
    }

    @Override
    public String toString() {
        return name;
    }

    private int readBlock(List<String> lines, int first, String fence, String language) {
        int last = first + 1;
        while (last < lines.size() && !lines.get(last).strip().equals(fence)) {
            last++;
        }
        String content = String.join("\n", lines.subList(first + 1, last));
        blocks.add(new Block(language, notes, content + "\n", first + 1, section));
        notes.removeIf(note -> !note.startsWith("given"));
        return last + 1;
    }

    private int readNote(List<String> lines, int first) {
        int last = first;
        while (last < lines.size() - 1 && !lines.get(last).contains("-->")) {
            last++;
        }
        String comment = String.join("\n", lines.subList(first, last + 1));
        notes.add(
                comment.replaceFirst("^<!--", "").replaceFirst("(?s)-->.*", "").strip());
        return last + 1;
    }

    private void readText(String line, int number) {
        if (!line.isBlank()) {
            notes.removeIf(note -> !note.startsWith("given"));
        }
        Matcher heading = HEADING.matcher(line);
        if (heading.matches()) {
            section++;
            anchors.add(unique(slug(heading.group(1))));
        }
        Matcher identifier = IDENTIFIER.matcher(line);
        while (identifier.find()) {
            anchors.add(identifier.group(1));
        }
        Matcher link = LINK.matcher(CODE.matcher(line).replaceAll("code"));
        while (link.find()) {
            for (int group = 1; group <= link.groupCount(); group++) {
                if (link.group(group) != null) {
                    links.add(new Link(number, link.group(group)));
                }
            }
        }
    }

    /** Returns what GitHub calls a heading: its words in lower case, without signs, joined with hyphens. */
    private static String slug(String heading) {
        return heading.replaceAll("<[^>]*>", "")
                .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                .strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
                .replace(' ', '-');
    }

    private String unique(String slug) {
        int before = repeated.merge(slug, 1, Integer::sum) - 1;
        return before == 0 ? slug : slug + "-" + before;
    }
}
