package dev.emissary.javac.testing;

import dev.emissary.conformance.ClassFile;
import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.JavaFileObject;

/** The outcome of a compilation. */
public final class Compiled {
    private final boolean success;
    private final List<Diagnostic> diagnostics;
    private final Map<String, byte[]> classes;
    private final String printed;
    private ClassLoader loader;

    Compiled(boolean success, List<Diagnostic> diagnostics, Map<String, byte[]> classes, String printed) {
        this.success = success;
        this.diagnostics = diagnostics;
        this.classes = new TreeMap<>(classes);
        this.printed = printed;
    }

    /** Returns a diagnostic, with the simple name of the file. */
    public static Diagnostic message(javax.tools.Diagnostic<? extends JavaFileObject> diagnostic) {
        Diagnostic whole = Diagnostic.of(diagnostic);
        return whole.in(whole.file().replaceFirst(".*[/\\\\]", ""));
    }

    /** Returns these classes, and those of an earlier compilation that this one has not compiled anew. */
    public Compiled inPlaceOf(Compiled earlier) {
        Map<String, byte[]> all = new TreeMap<>(earlier.classes);
        all.putAll(classes);
        return new Compiled(success, diagnostics, all, printed);
    }

    /** Writes the class files into a directory, for later compilations to see, and returns it. */
    public Path writeTo(Path directory) {
        try {
            for (Map.Entry<String, byte[]> written : classes.entrySet()) {
                Path file = directory.resolve(written.getKey().replace('.', '/') + ".class");
                Files.createDirectories(file.getParent());
                Files.write(file, written.getValue());
            }
            return directory;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Fails unless another compilation has the same diagnostics, in the same order, and the same class files.
     *
     * @param circumstances what is different about the other one, for instance {@code in reverse order}
     */
    public void mustBeAs(String circumstances, Compiled other) {
        // The first difference only: there may be thousands of diagnostics.
        for (int i = 0; i < Math.max(diagnostics.size(), other.diagnostics.size()); i++) {
            check(
                    "diagnostic " + i + " " + circumstances,
                    i < diagnostics.size() ? diagnostics.get(i) : "none",
                    i < other.diagnostics.size() ? other.diagnostics.get(i) : "none");
        }
        check("success " + circumstances, success, other.success);
        check("classes " + circumstances, classNames(), other.classNames());
        for (String name : classNames()) {
            // Thousands of bytes would say less than the name does.
            boolean same = Arrays.equals(bytes(name), other.bytes(name));
            check("whether the bytes of " + name + " are the same " + circumstances, true, same);
        }
    }

    private static void check(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError(what + ": expected " + expected + ", but was " + actual);
        }
    }

    /** Whether the compilation succeeded. */
    public boolean success() {
        return success;
    }

    /** Returns all diagnostics, in order. */
    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /** Returns the errors, each as {@code File.java:line key}, in order. */
    public List<String> errors() {
        return diagnostics.stream()
                .filter(message -> message.kind() == Kind.ERROR)
                .map(Diagnostic::at)
                .toList();
    }

    /** Returns all diagnostics, each as {@code line:column key}, in order. */
    public List<String> places() {
        return diagnostics.stream().map(Diagnostic::place).toList();
    }

    /** Returns what the compiler has printed beside the diagnostics, or an empty text if that is not recorded. */
    public String printed() {
        return printed;
    }

    /** Returns this outcome if the compilation succeeded without any diagnostic at all, and fails otherwise. */
    public Compiled clean() {
        if (!success || !diagnostics.isEmpty()) {
            throw new AssertionError("expected a clean compilation, but got " + diagnostics);
        }
        return this;
    }

    /** Returns this outcome if the compilation succeeded, and fails otherwise. */
    public Compiled successful() {
        if (!success) {
            throw new AssertionError("expected a successful compilation, but got " + diagnostics);
        }
        return this;
    }

    /** Returns the binary names of the compiled classes, sorted. */
    public Set<String> classNames() {
        return classes.keySet();
    }

    /** Returns the class file of a class, by its binary name. */
    public byte[] bytes(String name) {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new AssertionError("no class " + name + " among " + classes.keySet() + " " + diagnostics);
        }
        return bytes.clone();
    }

    /** Returns the class file of a class for reading its structure. */
    public ClassFile classFile(String name) {
        return new ClassFile(bytes(name));
    }

    /** Returns all class files by binary name. */
    public Map<String, ClassFile> classFiles() {
        Map<String, ClassFile> all = new TreeMap<>();
        classes.forEach((name, bytes) -> all.put(name, new ClassFile(bytes)));
        return all;
    }

    /** Loads a compiled class, by its binary name; all classes of one outcome have one loader. */
    public Class<?> load(String name) {
        if (loader == null) {
            Map<String, byte[]> all = new LinkedHashMap<>(classes);
            loader = new ClassLoader(Compiled.class.getClassLoader()) {
                @Override
                protected Class<?> findClass(String wanted) throws ClassNotFoundException {
                    byte[] bytes = all.get(wanted);
                    if (bytes == null) {
                        throw new ClassNotFoundException(wanted);
                    }
                    return defineClass(wanted, bytes, 0, bytes.length);
                }
            };
        }
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException absent) {
            throw new AssertionError(absent);
        }
    }

    /** Calls a public static method without parameters. */
    public Object run(String className, String methodName) {
        try {
            var method = load(className).getDeclaredMethod(methodName);
            method.setAccessible(true);
            return method.invoke(null);
        } catch (ReflectiveOperationException failure) {
            throw new AssertionError(failure.getCause() == null ? failure : failure.getCause());
        }
    }
}
