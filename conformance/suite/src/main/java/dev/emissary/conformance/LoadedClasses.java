package dev.emissary.conformance;

import dev.emissary.conformance.ClassExpectation.Aspect;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Serializable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The classes of a class path, in a loader of their own.
 *
 * @param classPath directories
 */
record LoadedClasses(List<String> classPath) implements Serializable {
    /** Loads from these directories. */
    static LoadedClasses of(List<Path> classPath) {
        return new LoadedClasses(classPath.stream().map(Path::toString).toList());
    }

    /** Returns the lines that the class {@code Main} prints, the class of what it throws the last one. */
    List<String> run() throws IOException, ReflectiveOperationException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader loader = loader();
                PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
            Method main = Class.forName("Main", true, loader).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            System.setOut(out);
            Thread.currentThread().setContextClassLoader(loader);
            try {
                main.invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException failure) {
                out.println("Exception: " + failure.getCause());
            }
        } finally {
            System.setOut(before);
            Thread.currentThread().setContextClassLoader(null);
        }
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** Returns the task to say what reflection says of a class. */
    Worker.Task<List<String>> description(String className, Aspect aspect) {
        return compiler -> describe(className, aspect);
    }

    private List<String> describe(String className, Aspect aspect) throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader = loader()) {
            ClassDescription description = new ClassDescription(Class.forName(className, false, loader));
            return switch (aspect) {
                case CLASS -> List.of(description.header());
                case FIELDS -> description.fields();
                case CONSTRUCTORS -> description.constructors();
                case METHODS -> description.methods();
                case ANNOTATIONS -> throw new AssertionError(aspect);
            };
        }
    }

    /** Nothing of this jar is seen by the classes, nor of a compiler. */
    private URLClassLoader loader() throws MalformedURLException {
        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = Path.of(classPath.get(i)).toUri().toURL();
        }
        return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    }
}
