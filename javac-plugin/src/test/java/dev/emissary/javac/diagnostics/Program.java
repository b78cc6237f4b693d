package dev.emissary.javac.diagnostics;

import dev.emissary.javac.testing.BrokenPlugin;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program.
 *
 * @param files the texts of its files by name, without the comments at their beginning that say how to compile them
 * @param settings what these comments say, by the word before the colon
 */
record Program(Map<String, String> files, Map<String, String> settings) {
    private static final Pattern MARK = Pattern.compile(" *// (error|warning|note): ([\\w., ]+)$", Pattern.MULTILINE);
    private static final Map<String, String> KINDS = Map.of("error", "err", "warning", "warn", "note", "note");

    /** Returns the program of some sections. */
    static Program of(List<Section> sections) {
        Program program = new Program(new TreeMap<>(), new TreeMap<>());
        for (Section section : sections) {
            program.files.put(section.file(), section.text());
            program.settings.putAll(section.settings());
        }
        return program;
    }

    /** Compiles the program in a directory of its own below another one, as its comments say. */
    Compiled compiled(Path below) throws IOException {
        Path directory = Files.createTempDirectory(below, "program");
        List<Path> paths = new ArrayList<>();
        for (Map.Entry<String, String> file : files.entrySet()) {
            paths.add(Files.writeString(directory.resolve(file.getKey()), file.getValue()));
        }
        List<String> options = new ArrayList<>(List.of("-Xlint:all"));
        String plugin = "-Xplugin:Emissary " + setting("options");
        options.add(plugin.replace(" desugar=", " desugar=" + directory + File.separator)
                .strip());
        options.addAll(List.of("-cp", setting("library").equals("none") ? directory.toString() : Javac.classPath()));
        if (!setting("javac").isEmpty()) {
            options.addAll(List.of(setting("javac").split(" ")));
        }
        String[] broken = setting("broken").split(" ");
        Javac javac = broken.length == 1
                ? Javac.withPluginOfTests()
                : Javac.withPluginsOf(new BrokenPlugin(broken[0], broken[1]));
        return javac.withOptions(options.toArray(String[]::new)).compile(Javac.files(paths));
    }

    private String setting(String name) {
        return MARK.matcher(settings.getOrDefault(name, "")).replaceAll("");
    }

    /**
     * Returns the diagnostics that comments at the ends of lines announce, each as {@code File.java:line key}, or as
     * {@code :0 key} where the line is one that says how to compile.
     */
    List<String> announced() {
        List<String> found = new ArrayList<>();
        settings.values().forEach(setting -> addMarks(":0", setting, found));
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
}
