package dev.emissary.tools.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/**
 * The build file of Maven or Gradle that is nearest above some sources.
 *
 * @param path the file
 * @param release the release of Java that it, or one above it, says the sources are compiled for
 * @param hasPlugin whether it, or one above it, switches the plugin on
 */
public record BuildFile(Path path, Optional<Integer> release, boolean hasPlugin) {
    private static final List<String> NAMES = List.of("pom.xml", "build.gradle.kts", "build.gradle");
    private static final String COMPILER = "/project/build//plugin[artifactId='maven-compiler-plugin']/configuration/";
    private static final String PROPERTY = "/project/properties/*[name()='%s']";
    private static final Pattern REFERENCE = Pattern.compile("\\$\\{(.*)}");
    private static final Pattern VERSION = Pattern.compile("(?:1\\.)?(\\d+)");
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
            try {
                return ofMaven(file);
            } catch (SAXException | ParserConfigurationException | XPathExpressionException unreadable) {
                return Optional.empty(); // Maven tells what is wrong with it.
            }
        }
        String text = text(file).replaceAll("//.*|(?s:/\\*.*?\\*/)", "");
        return OF_GRADLE.stream()
                .flatMap(pattern -> pattern.matcher(text).results())
                .map(BuildFile::number)
                .findFirst();
    }

    private static Integer number(MatchResult version) {
        return Integer.valueOf(version.group(1));
    }

    private static Optional<Integer> ofMaven(Path pom)
            throws IOException, SAXException, ParserConfigurationException, XPathExpressionException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        DocumentBuilder builder = factory.newDocumentBuilder();
        builder.setErrorHandler(null);
        Document document = builder.parse(pom.toFile());
        XPath path = XPathFactory.newInstance().newXPath();
        for (String name : List.of("release", "source", "target")) {
            for (String place : List.of(COMPILER + name, PROPERTY.formatted("maven.compiler." + name))) {
                String value = path.evaluate(place, document).strip();
                Matcher reference = REFERENCE.matcher(value);
                if (reference.matches()) {
                    value = path.evaluate(PROPERTY.formatted(reference.group(1)), document)
                            .strip();
                }
                Matcher version = VERSION.matcher(value);
                if (version.matches()) {
                    return Optional.of(number(version.toMatchResult()));
                }
            }
        }
        return Optional.empty();
    }
}
