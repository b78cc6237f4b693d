package dev.emissary.tools.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The build file of Maven or Gradle that is nearest above some sources.
 *
 * @param path the file
 * @param release the release of Java that it, or one above it, says the sources are compiled for
 * @param hasPlugin whether it, or one above it, switches the plugin on
 */
public record BuildFile(Path path, Optional<Integer> release, boolean hasPlugin) {
    private static final List<String> NAMES = List.of("pom.xml", "build.gradle.kts", "build.gradle");
    /** What says the release in Maven; the first that has a number, or names a property that has one, wins. */
    private static final List<String> OF_MAVEN = List.of("release", "source", "target");

    /** What says the release in Gradle; the first that is there wins. */
    private static final List<Pattern> OF_GRADLE = List.of(
            Pattern.compile("\\brelease\\s*(?:=|\\.set\\s*\\()\\s*(\\d+)"),
            Pattern.compile("\\bsourceCompatibility\\b[\\s=]*(?:JavaVersion\\.VERSION_)?[\"']?(?:1[._])?(\\d+)"),
            Pattern.compile("\\b(?:JavaLanguageVersion\\.of|jvmToolchain)\\s*\\(\\s*(\\d+)"));

    /** Returns whether Maven reads it. */
    public boolean isOfMaven() {
        return path.endsWith("pom.xml");
    }

    /** Returns the nearest build files above some directories. */
    public static List<BuildFile> above(List<Path> directories) throws IOException {
        Map<Path, BuildFile> found = new LinkedHashMap<>();
        for (Path directory : directories) {
            List<Path> files = Stream.iterate(directory.toAbsolutePath().normalize(), Objects::nonNull, Path::getParent)
                    .flatMap(each -> NAMES.stream().map(each::resolve))
                    .filter(Files::isRegularFile)
                    .toList();
            Optional<Integer> release = Optional.empty();
            boolean hasPlugin = false;
            for (Path file : files) {
                release = release.isPresent() ? release : release(file);
                hasPlugin |= text(file).contains("-Xplugin:Emissary");
            }
            if (!files.isEmpty()) {
                found.put(files.get(0), new BuildFile(files.get(0), release, hasPlugin));
            }
        }
        return List.copyOf(found.values());
    }

    /** Returns the text of a file of any encoding, in which what matters is in ASCII. */
    public static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.ISO_8859_1);
    }

    private static Optional<Integer> release(Path file) throws IOException {
        if (file.endsWith("pom.xml")) {
            String pom = text(file).replaceAll("(?s)<!--.*?-->", "");
            return OF_MAVEN.stream()
                    .flatMap(name -> elements(pom, "(?:maven\\.compiler\\.)?" + name))
                    .flatMap(value -> value.matches("\\$\\{.*}")
                            ? elements(pom, Pattern.quote(value.substring(2, value.length() - 1)))
                            : Stream.of(value))
                    .filter(value -> value.matches("(1\\.)?\\d+"))
                    .map(value -> Integer.valueOf(value.replaceFirst("^1\\.", "")))
                    .findFirst();
        }
        String text = text(file).replaceAll("//.*|(?s:/\\*.*?\\*/)", "");
        return OF_GRADLE.stream()
                .flatMap(pattern -> pattern.matcher(text).results())
                .map(version -> Integer.valueOf(version.group(1)))
                .findFirst();
    }

    /** Returns what elements whose name matches a pattern contain. */
    private static Stream<String> elements(String pom, String name) {
        return Pattern.compile("<(" + name + ")>\\s*([^<]*?)\\s*</\\1>")
                .matcher(pom)
                .results()
                .map(found -> found.group(2));
    }
}
