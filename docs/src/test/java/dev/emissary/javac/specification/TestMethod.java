package dev.emissary.javac.specification;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * A test method.
 *
 * @param name its name, with that of its class
 * @param clauses the clauses that it confirms: its own and those of its class
 * @param saysWhyNone whether it, or its class, has a reason to confirm none
 */
record TestMethod(String name, Set<String> clauses, boolean saysWhyNone) {
    /** The directories of all modules whose tests confirm clauses. */
    static final List<String> MODULES = List.of("javac-plugin", "conformance/proofs", "docs");

    private static final String EXTENSION = ".java";

    /** Returns all of all modules, and fails where something else names a clause: it would confirm nothing. */
    static List<TestMethod> all() {
        return MODULES.stream().flatMap(TestMethod::ofModule).toList();
    }

    private static Stream<TestMethod> ofModule(String module) {
        Path root = Checkout.file(module + "/src/test/java");
        try (Stream<Path> files = Files.walk(root)) {
            List<String> names = files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.endsWith(EXTENSION) && !file.endsWith("package-info.java"))
                    .map(file -> file.substring(0, file.length() - EXTENSION.length()))
                    .map(file -> file.replace('/', '.').replace('\\', '.'))
                    .sorted()
                    .toList();
            return names.stream().flatMap(name -> withNested(load(name))).flatMap(type -> of(type).stream());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Stream<Class<?>> withNested(Class<?> type) {
        return Stream.concat(
                Stream.of(type), Stream.of(type.getDeclaredClasses()).flatMap(TestMethod::withNested));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, TestMethod.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new AssertionError("its module is not among the dependencies of this one", missing);
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
        boolean saysWhyNone = method.isAnnotationPresent(NoClause.class)
                || type.isAnnotationPresent(NoClause.class) && !method.isAnnotationPresent(Clause.class);
        return new TestMethod(type.getSimpleName() + "." + method.getName(), clauses, saysWhyNone);
    }
}
