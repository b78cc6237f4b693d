package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.compiler.Javac;
import dev.emissary.benchmarks.comparison.compiler.Kotlinc;
import dev.emissary.benchmarks.comparison.compiler.Libraries;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compiles and runs programs. What is given is compiled first, then the program of an approach by its compiler, then,
 * by javac, the class that asks it.
 */
final class Observation {

    /**
     * What a program said, or the compiler about it.
     *
     * @param refused whether the compiler refused it
     * @param words the result of the program, or the compiler's first error
     */
    record Outcome(boolean refused, String words) {}

    private final List<Question> questions;
    private final Path work;
    private final Path given;

    /**
     * Compiles what is given.
     *
     * @param work a directory for sources and class files, which is empty or does not exist
     */
    Observation(List<Question> questions, Path work) throws IOException {
        this.questions = List.copyOf(questions);
        this.work = work;
        given = Files.createDirectories(work.resolve("given"));
        List<Path> sources = new ArrayList<>();
        for (Question question : questions) {
            for (Map.Entry<String, String> file : question.given().entrySet()) {
                sources.add(write(question, "given/" + file.getKey(), file.getValue()));
            }
        }
        List<String> errors = Javac.plain().compile(sources, List.of(), given);
        if (!errors.isEmpty()) {
            throw new IllegalStateException("what is given does not compile: " + errors);
        }
    }

    /** Compiles and runs all programs whose compilers run on this JDK. */
    Map<Approach, Map<String, Outcome>> run() throws IOException {
        Map<Approach, Map<String, Outcome>> outcomes = new EnumMap<>(Approach.class);
        for (Approach approach : Approach.values()) {
            if (approach.canBeObservedHere()) {
                outcomes.put(approach, run(approach));
            }
        }
        return outcomes;
    }

    /** Compiles and runs all programs of an approach, each for itself, and returns what became of each, by question. */
    private Map<String, Outcome> run(Approach approach) throws IOException {
        Path output = Files.createDirectories(work.resolve(approach.id()));
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        for (Question question : questions) {
            Optional<String> program = question.program(approach);
            if (program.isPresent()) {
                Path source = write(question, approach.id() + "/" + approach.program(), program.get());
                List<String> errors = compile(question, approach, source, output);
                outcomes.put(
                        question.id(),
                        errors.isEmpty()
                                ? new Outcome(false, call(question, output))
                                : new Outcome(true, errors.get(0)));
            }
        }
        return outcomes;
    }

    /** Returns the errors of the first compiler that has any: of the client in Kotlin, of the program, of what asks. */
    private List<String> compile(Question question, Approach approach, Path program, Path output) throws IOException {
        if (question.client().isPresent()) {
            // Kotlin's compiler reads the source of the program if it is in Java.
            Path client = write(question, "Client.kt", question.client().get());
            List<String> errors = new Kotlinc().compile(List.of(client, program), List.of(given), output);
            if (!errors.isEmpty()) {
                return errors;
            }
        }
        List<Path> classPath = new ArrayList<>(List.of(given, output));
        List<String> errors = approach.compiler().compile(List.of(program), classPath, output);
        if (!errors.isEmpty()) {
            return errors;
        }
        String asks = question.asks().orElseThrow();
        classPath.addAll(Libraries.all());
        return Javac.plain()
                .compile(List.of(write(question, approach.id() + "/Question.java", asks)), classPath, output);
    }

    private String call(Question question, Path output) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {url(given), url(output)}, before)) {
            thread.setContextClassLoader(loader);
            Class<?> asking = loader.loadClass(question.packageName() + ".Question");
            return (String) asking.getMethod("ask").invoke(null);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("a program failed: " + output + ", " + question.id(), e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new IllegalStateException("a program cannot be called: " + output + ", " + question.id(), e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private Path write(Question question, String file, String text) throws IOException {
        Path source = work.resolve("sources")
                .resolve(question.id())
                .resolve(file)
                .toAbsolutePath()
                .normalize();
        Files.createDirectories(source.getParent());
        return Files.writeString(source, text);
    }

    private static URL url(Path directory) throws MalformedURLException {
        return directory.toUri().toURL();
    }
}
