/* The specification and the tests, checked against each other. */
package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Checks that no clause is without a test, and that tests name clauses that exist. */
class SpecificationTest {
    private static final Path CLAUSES = Path.of("../docs/spec/clauses.md");
    private static final Pattern DEFINITION = Pattern.compile("(?m)^\\*\\*(EM-[A-Z]+-\\d+)\\*\\*");
    private static final Pattern REFERENCE = Pattern.compile("EM-[A-Z]+-\\d+");

    private static List<String> definitions() throws IOException {
        Matcher matcher = DEFINITION.matcher(Files.readString(CLAUSES));
        List<String> ids = new ArrayList<>();
        while (matcher.find()) {
            ids.add(matcher.group(1));
        }
        return ids;
    }

    /** Returns the clauses that compiled tests name; what is no test confirms nothing. */
    private static Set<String> testedClauses() throws IOException {
        Path root = Path.of(URI.create(SpecificationTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
        Set<String> clauses = new TreeSet<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    (Iterable<Path>) files.filter(path -> path.toString().endsWith(".class"))::iterator) {
                String name = root.relativize(file).toString().replace('/', '.').replace('\\', '.');
                collect(load(name.substring(0, name.length() - ".class".length())), clauses);
            }
        }
        return clauses;
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, SpecificationTest.class.getClassLoader());
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static void collect(Class<?> type, Set<String> clauses) {
        boolean hasTests = false;
        for (Method method : type.getDeclaredMethods()) {
            boolean isTest = method.isAnnotationPresent(Test.class)
                    || method.isAnnotationPresent(ParameterizedTest.class)
                    || method.isAnnotationPresent(org.junit.jupiter.api.TestFactory.class)
                    || method.isAnnotationPresent(org.junit.jupiter.api.RepeatedTest.class);
            hasTests |= isTest;
            if (isTest) {
                add(method, clauses);
            } else {
                assertThat(method.isAnnotationPresent(Clause.class))
                        .as(method + " names a clause and is no test")
                        .isFalse();
            }
        }
        if (hasTests) {
            add(type, clauses);
        }
    }

    private static void add(AnnotatedElement element, Set<String> clauses) {
        Clause clause = element.getAnnotation(Clause.class);
        if (clause != null) {
            clauses.addAll(List.of(clause.value()));
        }
    }

    @Test
    void everyClauseIsDefinedOnce() throws IOException {
        assertThat(definitions()).hasSizeGreaterThan(40).doesNotHaveDuplicates();
    }

    @Test
    void everyClauseHasATest() throws IOException {
        assertThat(testedClauses()).containsAll(definitions());
    }

    @Test
    void everyClauseThatATestNamesIsDefined() throws IOException {
        assertThat(definitions()).containsAll(testedClauses());
    }

    @Test
    void everyClauseThatASourceOrAClauseMentionsIsDefined() throws IOException {
        Set<String> mentioned = new TreeSet<>();
        for (Path root : List.of(Path.of("src"), CLAUSES)) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                    Matcher matcher = REFERENCE.matcher(Files.readString(file));
                    while (matcher.find()) {
                        mentioned.add(matcher.group());
                    }
                }
            }
        }
        assertThat(definitions()).containsAll(mentioned);
    }
}
