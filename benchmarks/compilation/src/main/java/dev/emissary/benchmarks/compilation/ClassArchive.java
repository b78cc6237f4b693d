package dev.emissary.benchmarks.compilation;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A file of classes that the JVM has loaded and verified once: an AOT cache since JDK 25, and class-data sharing
 * before. It takes those of the class path only, and only from jars; so the plugin is there, too.
 *
 * @param file the file
 * @param classPath the jars
 */
record ClassArchive(Path file, String classPath) {

    private static final boolean AOT = Runtime.version().feature() >= 25;

    /** Prepares an archive in a folder that exists. */
    static ClassArchive in(Path folder, Path plugin) throws IOException {
        Path program = Jars.home(CompilerProcess.class.getName());
        return new ClassArchive(
                folder.resolve("archive"),
                jar(program, folder.resolve("program.jar"))
                        + File.pathSeparator
                        + jar(plugin, folder.resolve("plugin.jar")));
    }

    /** Packs classes if a build has not packed them yet. */
    private static Path jar(Path home, Path jar) throws IOException {
        if (Files.isRegularFile(home)) {
            return home;
        }
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(home)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new ZipEntry(home.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
        return jar;
    }

    /** Returns the options of a JVM that writes the archive when it ends. */
    List<String> written() {
        return options(AOT ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=");
    }

    /** Returns the options of a JVM that takes its classes from there. */
    List<String> used() {
        return options(AOT ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=");
    }

    private List<String> options(String option) {
        return List.of("-classpath", classPath, option + file);
    }
}
