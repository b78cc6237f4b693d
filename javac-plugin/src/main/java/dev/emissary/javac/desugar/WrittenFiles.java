package dev.emissary.javac.desugar;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32;

/** The list of what {@code desugar=} has written into a directory, kept there so that outdated files are deleted. */
final class WrittenFiles {
    private static final String SEPARATOR = "\t";

    private final Path directory;
    private final Path list;
    /** Source and checksum, by the path in the directory. */
    private final Map<String, Entry> entries = new TreeMap<>();

    /** The files that this compilation writes, by their sources. */
    private final Map<Path, Path> written = new HashMap<>();

    private record Entry(String source, String checksum) {}

    private WrittenFiles(Path directory) {
        this.directory = directory;
        list = directory.resolve(".emissary");
    }

    /** Reads the list of a directory; it is empty where nothing has been written yet. */
    static WrittenFiles in(Path directory) throws IOException {
        WrittenFiles files = new WrittenFiles(directory);
        if (Files.isRegularFile(files.list)) {
            for (String line : Files.readString(files.list).split("\n", -1)) {
                String[] parts = line.split(SEPARATOR, -1);
                if (parts.length == 3) {
                    files.entries.put(parts[0], new Entry(parts[2], parts[1]));
                }
            }
        }
        return files;
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    Path place() {
        return list;
    }

    byte[] text() {
        StringBuilder text = new StringBuilder();
        entries.forEach((target, entry) ->
                text.append(String.join(SEPARATOR, target, entry.checksum(), entry.source()) + "\n"));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Adds a file, or replaces what was known about it. */
    void add(Path target, Path source, byte[] content) {
        written.put(source, target);
        entries.put(relative(target), new Entry(source.toString(), checksum(content)));
    }

    /**
     * Removes files from the list, and returns those to delete: whose source is gone, has no emissary any more, or is now
     * written to another place. A file that somebody else has changed since is only forgotten.
     *
     * @param plain the sources that were compiled and have no emissary
     */
    List<Path> removeOutdated(Set<Path> plain) throws IOException {
        List<Path> outdated = new ArrayList<>();
        for (Map.Entry<String, Entry> entry : List.copyOf(entries.entrySet())) {
            Path target = directory.resolve(entry.getKey());
            Path source = Path.of(entry.getValue().source());
            boolean moved = written.containsKey(source) && !written.containsValue(target);
            if (moved || plain.contains(source) || !Files.exists(source)) {
                entries.remove(entry.getKey());
                if (Files.isRegularFile(target)
                        && checksum(Files.readAllBytes(target))
                                .equals(entry.getValue().checksum())) {
                    outdated.add(target);
                }
            }
        }
        return outdated;
    }

    private String relative(Path target) {
        return directory.relativize(target).toString().replace('\\', '/');
    }

    private static String checksum(byte[] content) {
        CRC32 checksum = new CRC32();
        checksum.update(content);
        return Long.toHexString(checksum.getValue());
    }
}
