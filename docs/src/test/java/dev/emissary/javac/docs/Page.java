package dev.emissary.javac.docs;

import dev.emissary.javac.testing.Checkout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page, taken apart. A comment that begins with {@code given} is for all Java blocks after it. */
final class Page {
    private static final Pattern FENCE = Pattern.compile("^ *(```+|~~~+)\\s*(\\w*).*$");
    private static final Pattern HEADING = Pattern.compile("^#{1,6} .*");

    private final String name;
    private final String text;
    private final List<Block> blocks = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private int section;

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
                readText(line);
                next++;
            }
        }
    }

    /** Reads a page; it is called by a name relative to the root of the repository. */
    static Page read(Path root, String name) {
        return new Page(name, Checkout.text(root.resolve(name)));
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

    private void readText(String line) {
        if (!line.isBlank()) {
            notes.removeIf(note -> !note.startsWith("given"));
        }
        if (HEADING.matcher(line).matches()) {
            section++;
        }
    }
}
