package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A tool that runs inside javac; the build puts the jars of each into a directory of its own. */
public enum Tool {
    /** Lombok, which changes the trees of classes. */
    LOMBOK,
    /** MapStruct, which implements interfaces. */
    MAPSTRUCT,
    /** What makes MapStruct wait for Lombok. */
    LOMBOK_MAPSTRUCT_BINDING,
    /** AutoValue, which extends abstract classes. */
    AUTO_VALUE,
    /** Error Prone, a plugin that reads the trees of analyzed classes. */
    ERROR_PRONE;

    /** Returns the paths of the tool's jars, joined with the system's separator. */
    public String path() {
        String directories = System.getProperty("emissary.processors.directory");
        if (directories == null) {
            throw new AssertionError("the system property emissary.processors.directory names no directory");
        }
        Path directory = Path.of(directories, name().toLowerCase(Locale.ROOT).replace('_', '-'));
        try (Stream<Path> jars = Files.list(directory)) {
            List<String> paths = jars.map(Path::toString).sorted().toList();
            return Project.path(paths.toArray(String[]::new));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
