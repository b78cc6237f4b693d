/* A test method of this module, and what it says of the specification. */
package dev.emissary.javac.specification;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * A test method.
 *
 * @param file the class that its source file is named after
 * @param name its name, with that of its class
 * @param clauses the clauses that it confirms: its own and those of its class
 * @param saysWhyNone whether it, or its class, has a reason to confirm none
 */
record TestMethod(Class<?> file, String name, Set<String> clauses, boolean saysWhyNone) {
    /** Returns all that have been compiled, and fails where something else names a clause: it would confirm nothing. */
    static List<TestMethod> all() {
        Path root = Path.of(URI.create(TestMethod.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .sorted()
                    .map(file -> load(file.replace('/', '.').replace('\\', '.')))
                    .map(TestMethod::of)
                    .flatMap(Collection::stream)
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, TestMethod.class.getClassLoader());
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Returns the test methods that a class declares. */
    static List<TestMethod> of(Class<?> type) {
        List<TestMethod> tests = new ArrayList<>();
        for (Method method : type.getDeclaredMethods()) {
            if (AnnotationSupport.isAnnotated(method, Testable.class)) {
                tests.add(of(type, method));
            } else if (method.isAnnotationPresent(Clause.class)) {
                throw new AssertionError(method + " names a clause and is no test");
            }
        }
        if (tests.isEmpty() && type.isAnnotationPresent(Clause.class)) {
            throw new AssertionError(type + " names a clause and has no tests");
        }
        return tests;
    }

    private static TestMethod of(Class<?> type, Method method) {
        Set<String> clauses = new TreeSet<>();
        Stream.of(type, method)
                .map(element -> element.getAnnotation(Clause.class))
                .filter(clause -> clause != null)
                .forEach(clause -> clauses.addAll(Arrays.asList(clause.value())));
        Class<?> file = type;
        while (file.getEnclosingClass() != null) {
            file = file.getEnclosingClass();
        }
        boolean saysWhyNone = method.isAnnotationPresent(NoClause.class)
                || type.isAnnotationPresent(NoClause.class) && !method.isAnnotationPresent(Clause.class);
        return new TestMethod(file, type.getSimpleName() + "." + method.getName(), clauses, saysWhyNone);
    }
}
