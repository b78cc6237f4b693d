package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.CompilerInput;
import dev.emissary.conformance.CompilerOutput;
import dev.emissary.conformance.CompilerUnderTest;
import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.EclipseUnderTest;
import dev.emissary.conformance.JavacUnderTest;
import dev.emissary.conformance.Kind;
import dev.emissary.conformance.Worker;
import dev.emissary.javac.proof.MutantSources;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares what javac with the plugin and ecj with the agent say of emissaries in programs with mistakes, which are mutants
 * of the cases and tests: whether they accept them, and the keys, the places and the texts (EM-DIAG-1). What they say is
 * left out where one of them finds a mistake of the language itself, because what follows from it depends on the compiler.
 * {@code -Demissary.seed=N} repeats a run.
 */
class SameMessagesIT {
    private static final long FIXED_SEED = 17;
    private static final int FEW = 300;
    private static final int MANY = 15_000;

    /** What is said of a failure of the agent or of ecj. */
    private static final List<String> FAILURES =
            List.of("emissary.err.internal", "Internal compiler error", "\tat ", "    at ", "the Emissary agent");

    /** After these, javac looks no further than the syntax. */
    private static final Set<String> OF_SYNTAX = Set.of(
            "emissary.err.keyword.method",
            "emissary.err.extends",
            "emissary.err.component.modifier",
            "emissary.err.keyword.word");

    /** What javac writes before the simple name of a type, in messages that no terminal shows. */
    private static final Pattern QUALIFIER = Pattern.compile("\\b(\\w+\\.)+(?=[A-Z])");

    /** An annotation of a type in a signature: javac shows those of type arguments, and ecj has none there. */
    private static final Pattern TYPE_ANNOTATION = Pattern.compile("@(?!Override|SuppressWarnings)\\w+ (?=[A-Z])");

    /** Where a method is declared, in files that a compiler still has: each forgets them when it has finished with them. */
    private static final Pattern PLACE = Pattern.compile(" \\(\\w+\\.java:\\d+\\)");

    /**
     * The sum of several conflicts, which precedes the first. Which one this is may differ: ecj does not keep the order of
     * the methods in class files.
     */
    private static final Pattern SUM = Pattern.compile("(?m)^\\s*\\d+ methods of .*\\R\\s*(?=both )");

    /** The first method that a component lacks; of a class file, ecj does not know the first. */
    private static final Pattern LACKS = Pattern.compile("(?<= has no method )\\w+\\([^)]*\\)");

    @TempDir
    private Path directory;

    @Test
    @Tag("long")
    void bothCompilersSayTheSameOfSomeMutants() throws Exception {
        compare(FIXED_SEED, FEW);
    }

    @Test
    @Tag("proof")
    void bothCompilersSayTheSameOfManyMutants() throws Exception {
        compare(Long.getLong("emissary.seed", new Random().nextLong()), Integer.getInteger("emissary.mutants", MANY));
    }

    private void compare(long seed, int count) throws Exception {
        MutantSources.write(directory, seed, count);
        Path jdk = Path.of(System.getProperty("java.home"));
        List<String> differences = new ArrayList<>();
        int compared = 0;
        int messages = 0;
        try (Worker worker = Worker.ofJdk(jdk);
                CompilerUnderTest javac = new JavacUnderTest(worker, Optional.of(Path.of(Project.plugin())));
                CompilerUnderTest ecj =
                        new EclipseUnderTest(jdk, Optional.of(Path.of(Project.agent())), EcjVersions.newest())) {
            for (int number = 1; number <= count; number++) {
                Path mutant = directory.resolve(String.valueOf(number));
                List<Path> files = files(mutant);
                CompilerOutput one = javac.compile(input(files, mutant.resolve("javac")));
                CompilerOutput other = ecj.compile(input(files, mutant.resolve("ecj")));
                if ((hasFailed(other) && !failsForRecords(texts(files)))
                        || (one.success() != other.success() && !isOnlyForJavac(one, texts(files)))) {
                    differences.add(texts(files) + "\njavac: " + one.diagnostics() + "\necj: " + other.diagnostics());
                }
                if (hasMistake(one) || hasMistake(other)) {
                    continue;
                }
                compared++;
                Predicate<Diagnostic> wanted = wanted(one);
                List<String> said = said(one, wanted, mutant);
                List<String> saidByOther = said(other, wanted, mutant);
                messages += said.size();
                if (!said.equals(saidByOther)) {
                    differences.add(texts(files) + "\njavac: " + said + "\necj: " + saidByOther);
                }
            }
        }
        System.out.printf(
                "Messages of both compilers on JDK %s, from seed %d: %d mutants, %d compared with %d messages, %d differences%n",
                Runtime.version(), seed, count, compared, messages, differences.size());
        assertThat(differences).as("seed %d", seed).isEmpty();
        assertThat(messages).isGreaterThan(count / 100);
    }

    private static CompilerInput input(List<Path> files, Path output) throws IOException {
        Files.createDirectories(output);
        return new CompilerInput(
                files.stream().map(Path::toString).toList(),
                List.of(Project.annotations()),
                output.toString(),
                List.of("lint=on"),
                false,
                17,
                "");
    }

    /** Whether the agent or ecj has failed, and not only refused the program (EM-DIAG-3). */
    private static boolean hasFailed(CompilerOutput output) {
        String all = output.other() + output.diagnostics();
        return FAILURES.stream().anyMatch(all::contains);
    }

    /**
     * Without the agent, ecj 3.46 throws so about a record whose last component is of a type variable with arguments, or of
     * a type whose name ends with {@code void}.
     */
    private static boolean failsForRecords(String text) {
        return text.matches("(?s).*\\bT<[^>]*>[.]{3} .*@SafeVarargs.*") || text.matches("(?s).*\\w[.]void\\b.*");
    }

    /**
     * Javac accepts a file that ends after an annotation, and, before JDK 21, a semicolon between imports. It refuses an
     * interface with a default method and an abstract one, which ecj takes for others if a type in them has a parameterized
     * type around it.
     */
    private static boolean isOnlyForJavac(CompilerOutput javac, String text) {
        return !text.matches("(?s).*[{;].*")
                || text.matches("(?s).*import [^;]*;\\s*;\\s*import .*")
                || (!javac.success()
                        && javac.diagnostics().stream()
                                .filter(one -> one.kind() == Kind.ERROR)
                                .allMatch(one -> one.key().equals("compiler.err.types.incompatible")));
    }

    /** Whether a compiler finds a mistake that is not about emissaries. */
    private static boolean hasMistake(CompilerOutput output) {
        return output.diagnostics().stream().anyMatch(one -> one.kind() == Kind.ERROR && !one.aboutEmissaries());
    }

    /** Returns which messages are compared: those of the earliest stage of javac that has errors. */
    private static Predicate<Diagnostic> wanted(CompilerOutput javac) {
        if (javac.diagnostics().stream().anyMatch(one -> OF_SYNTAX.contains(one.key()))) {
            return one -> OF_SYNTAX.contains(one.key());
        }
        return javac.success() ? Diagnostic::aboutEmissaries : one -> one.key().startsWith("emissary.err.");
    }

    private static List<String> said(CompilerOutput output, Predicate<Diagnostic> wanted, Path mutant) {
        return output.diagnostics().stream()
                .filter(wanted)
                .map(one ->
                        mutant.relativize(Path.of(one.file())) + ":" + one.line() + " " + one.key() + " " + text(one))
                .sorted()
                .toList();
    }

    private static List<String> text(Diagnostic diagnostic) {
        String simple = QUALIFIER.matcher(diagnostic.text()).replaceAll("");
        String text = TYPE_ANNOTATION.matcher(simple).replaceAll("");
        return SUM.matcher(LACKS.matcher(PLACE.matcher(text).replaceAll("")).replaceAll("m"))
                .replaceFirst("")
                .lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("where "))
                .toList();
    }

    private static List<Path> files(Path mutant) throws IOException {
        try (Stream<Path> all = Files.walk(mutant)) {
            return all.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private static String texts(List<Path> files) throws IOException {
        StringBuilder texts = new StringBuilder();
        for (Path file : files) {
            texts.append(Files.readString(file)).append("\n---\n");
        }
        return texts.toString();
    }
}
