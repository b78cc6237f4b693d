package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.compiler.CompilerError;
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
        List<CompilerError> errors = Javac.plain().compile(sources, List.of(), given);
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

    /** Compiles and runs all programs of an approach, and returns what became of each, by question. */
    private Map<String, Outcome> run(Approach approach) throws IOException {
        Path output = Files.createDirectories(work.resolve(approach.id()));
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        Map<Question, Path> programs = new LinkedHashMap<>();
        Map<Question, Path> asking = new LinkedHashMap<>();
        for (Question question : questions) {
            Optional<String> program = question.program(approach);
            if (program.isPresent()) {
                programs.put(question, write(question, approach.id() + "/" + approach.program(), program.get()));
                asking.put(
                        question,
                        write(
                                question,
                                approach.id() + "/Question.java",
                                question.asks().orElseThrow()));
            }
        }
        compileClients(programs, output, outcomes);
        programs.keySet().removeIf(question -> outcomes.containsKey(question.id()));
        compile(new Compilation(approach.compiler(), List.of(given, output), output), programs, outcomes);
        asking.keySet().removeIf(question -> outcomes.containsKey(question.id()));
        List<Path> classPath = new ArrayList<>(List.of(given, output));
        classPath.addAll(Libraries.all());
        compile(new Compilation(Javac.plain(), classPath, output), asking, outcomes);
        asking.keySet().removeIf(question -> outcomes.containsKey(question.id()));
        for (Question question : asking.keySet()) {
            outcomes.put(question.id(), new Outcome(false, call(question, output)));
        }
        return outcomes;
    }

    private static void compile(Compilation compilation, Map<Question, Path> sources, Map<String, Outcome> outcomes) {
        Map<Path, String> refused = compilation.compile(List.copyOf(sources.values()));
        sources.forEach((question, source) -> {
            if (refused.containsKey(source)) {
                outcomes.put(question.id(), new Outcome(true, refused.get(source)));
            }
        });
    }

    /** Compiles Kotlin that refers to a program, and reads the source of that program if it is in Java. */
    private void compileClients(Map<Question, Path> programs, Path output, Map<String, Outcome> outcomes)
            throws IOException {
        for (Map.Entry<Question, Path> program : programs.entrySet()) {
            Question question = program.getKey();
            if (question.client().isPresent()) {
                Path client = write(question, "Client.kt", question.client().get());
                new Kotlinc()
                        .compile(List.of(client, program.getValue()), List.of(given), output).stream()
                                .findFirst()
                                .ifPresent(error -> outcomes.put(question.id(), new Outcome(true, error.message())));
            }
        }
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
