package dev.emissary.javac.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What it takes to run Error Prone in javac, and to read what it says. */
public final class ErrorProne {
    private static final Pattern FINDING = Pattern.compile("(?m)^(.+\\.java:\\d+): (?:warning|error): \\[(\\w+)]");

    private ErrorProne() {}

    /** Whether this version of Error Prone knows a JDK's javac; the build is limited to the same JDKs. */
    public static boolean knows(Jdk jdk) {
        return jdk.feature() < 26;
    }

    /**
     * Returns the options that start Error Prone in javac's own JVM.
     *
     * @param more the options of Error Prone itself
     */
    public static List<String> options(String more) {
        List<String> options = new ArrayList<>();
        for (String name : List.of("api", "file", "main", "model", "parser", "processing", "tree", "util")) {
            options.add("-J--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
        }
        for (String name : List.of("code", "comp")) {
            options.add("-J--add-opens=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
        }
        options.addAll(List.of(
                "-XDaddTypeAnnotationsToSymbol=true",
                "-XDcompilePolicy=simple",
                "--should-stop=ifError=FLOW",
                ("-Xplugin:ErrorProne " + more).strip()));
        return options;
    }

    /** Returns the findings in what javac prints, each as {@code File.java:line}, and fails if Error Prone has failed. */
    public static Set<String> findings(Jdk.Outcome outcome) {
        if (outcome.err().contains("unhandled exception")) {
            throw new AssertionError(outcome.err());
        }
        Set<String> findings = new TreeSet<>();
        Matcher matcher = FINDING.matcher(outcome.err());
        while (matcher.find()) {
            findings.add(matcher.group(1));
        }
        return findings;
    }
}
