package dev.emissary.javac.diagnostics;

import dev.emissary.javac.testing.PrintingJavac;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A program.
 *
 * @param files the texts of its files by name, without the comments at their beginning that say how to compile them
 * @param settings what these comments say, by the word before the colon
 */
record Program(Map<String, String> files, Map<String, String> settings) {
    private static final Pattern MARK = Pattern.compile(" *// (error|warning|note): ([\\w., ]+)$", Pattern.MULTILINE);
    private static final Map<String, String> KINDS = Map.of("error", "err", "warning", "warn", "note", "note");

    Program {
        files = Collections.unmodifiableMap(new TreeMap<>(files));
        settings = Map.copyOf(settings);
    }

    /** Returns the program of some sections. */
    static Program of(List<Section> sections) {
        Map<String, String> files = new TreeMap<>();
        Map<String, String> settings = new TreeMap<>();
        for (Section section : sections) {
            files.put(section.file(), section.text());
            settings.putAll(section.settings());
        }
        return new Program(files, settings);
    }

    /** Returns the words of the javac command, its files at the end. */
    List<String> command() {
        List<String> words = new ArrayList<>(List.of("-processorpath", PrintingJavac.PLUGIN));
        String classPath = setting("class path", PrintingJavac.ANNOTATIONS);
        if (!classPath.equals(".")) {
            words.addAll(List.of("-cp", classPath));
        }
        words.add(("-Xplugin:Emissary " + setting("options", "")).strip());
        words.add("-Xlint:all");
        words.addAll(Stream.of(setting("javac", "").split(" "))
                .filter(word -> !word.isEmpty())
                .toList());
        words.addAll(files.keySet());
        return words;
    }

    /** Returns the command as it is typed. */
    String commandLine() {
        return command().stream()
                .map(word -> word.contains(" ") ? word.replaceFirst(":(.*)", ":\"$1\"") : word)
                .collect(Collectors.joining(" ", "$ javac ", ""));
    }

    /** Whether the command is that of nearly all programs. */
    boolean hasStockCommand() {
        return commandLine().equals(new Program(files, Map.of()).commandLine());
    }

    private String setting(String name, String otherwise) {
        return withoutMarks(settings.getOrDefault(name, otherwise));
    }

    /** Writes the files to a new directory below another one, and returns a javac for them. */
    PrintingJavac written(Path below) {
        try {
            Path directory = Files.createTempDirectory(below, "program");
            for (Map.Entry<String, String> file : files.entrySet()) {
                Files.writeString(directory.resolve(file.getKey()), file.getValue());
            }
            return new PrintingJavac(directory);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Returns the diagnostics that comments at the ends of lines announce, each as {@code File.java:line key}, or as
     * {@code - key} where the line is one that says how to compile.
     */
    List<String> announced() {
        List<String> found = new ArrayList<>();
        settings.values().forEach(setting -> addMarks("-", setting, found));
        files.forEach((name, text) -> {
            List<String> lines = text.lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                addMarks(name + ":" + (i + 1), lines.get(i), found);
            }
        });
        return found;
    }

    private static void addMarks(String place, String line, List<String> found) {
        Matcher mark = MARK.matcher(line);
        if (mark.find()) {
            for (String name : mark.group(2).split(", ")) {
                found.add(place + " emissary." + KINDS.get(mark.group(1)) + "." + name);
            }
        }
    }

    /** Returns a text without the comments that announce diagnostics. */
    static String withoutMarks(String text) {
        return MARK.matcher(text).replaceAll("");
    }
}
