package dev.emissary.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The class files in directories, by their paths below them, with slashes; of several of one path the last. */
public final class ClassFiles {
    private static final String EXTENSION = ".class";

    private ClassFiles() {}

    /** Returns the bytes of all. */
    public static Map<String, byte[]> in(List<Path> directories) throws IOException {
        Map<String, byte[]> found = new TreeMap<>();
        for (Path directory : directories) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file :
                        (Iterable<Path>) files.filter(one -> one.toString().endsWith(EXTENSION))::iterator) {
                    String name = directory.relativize(file).toString().replace('\\', '/');
                    found.put(name, Files.readAllBytes(file));
                }
            }
        }
        return found;
    }

    /** Returns all, by the same paths, without debug tables. */
    static Map<String, ClassFile> withoutDebug(List<Path> directories) throws IOException {
        Map<String, ClassFile> found = new TreeMap<>();
        in(directories).forEach((name, bytes) -> found.put(name, ClassFile.withoutDebug(bytes)));
        return found;
    }

    /** Returns the differences that EM-EQ-2 does not leave open, between class files by their names. */
    public static List<String> differences(Map<String, ClassFile> expected, Map<String, ClassFile> actual) {
        if (!expected.keySet().equals(actual.keySet())) {
            return List.of("expected classes " + expected.keySet() + "; came " + actual.keySet());
        }
        List<String> differences = new ArrayList<>();
        expected.forEach((name, file) -> {
            String text = file.text();
            String other = actual.get(name).text();
            if (!text.equals(other)) {
                differences.add("expected that the class files of " + name + " are the same; " + first(text, other));
            }
        });
        return differences;
    }

    /** Whether two lists of directories have the same class files, byte for byte. */
    static boolean identical(List<Path> expected, List<Path> actual) throws IOException {
        Map<String, byte[]> one = in(expected);
        Map<String, byte[]> other = in(actual);
        return one.keySet().equals(other.keySet())
                && one.keySet().stream().allMatch(name -> Arrays.equals(one.get(name), other.get(name)));
    }

    /** Returns a class by its binary name. */
    static ClassFile named(String className, List<Path> directories) throws IOException {
        String name = className.replace('.', '/') + EXTENSION;
        byte[] bytes = in(directories).get(name);
        if (bytes == null) {
            throw new NoSuchFileException(name);
        }
        return new ClassFile(bytes);
    }

    private static String first(String expected, String actual) {
        List<String> one = lines(expected);
        List<String> other = lines(actual);
        int i = 0;
        while (i < one.size() && i < other.size() && one.get(i).equals(other.get(i))) {
            i++;
        }
        return "expected \"" + (i < one.size() ? one.get(i) : "") + "\"; came \""
                + (i < other.size() ? other.get(i) : "") + "\"";
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}
