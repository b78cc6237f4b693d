package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.compiler.Libraries;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads versions from the names of jars on the class path. */
public final class Versions {

    private static final Map<String, String> ARTIFACTS = Map.of(
            "lombok", "Lombok",
            "manifold-delegation", "Manifold",
            "kotlin-compiler-embeddable", "Kotlin",
            "scala3-compiler_3", "Scala",
            "groovy", "Groovy");

    private static final Pattern JAR = Pattern.compile("(.+?)-(\\d.*)\\.jar");

    private Versions() {}

    /** Versions by the name of the tool, the JDK among them; only of those tools that there are for this JDK. */
    public static Map<String, String> all() {
        Map<String, String> versions = new TreeMap<>();
        versions.put("JDK", String.valueOf(Runtime.version().feature()));
        for (Path library : Libraries.all()) {
            Matcher jar = JAR.matcher(library.getFileName().toString());
            if (jar.matches() && ARTIFACTS.containsKey(jar.group(1))) {
                versions.put(ARTIFACTS.get(jar.group(1)), jar.group(2));
            }
        }
        return versions;
    }
}
