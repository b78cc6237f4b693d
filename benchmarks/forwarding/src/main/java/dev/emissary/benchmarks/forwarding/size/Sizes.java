package dev.emissary.benchmarks.forwarding.size;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;
import dev.emissary.benchmarks.forwarding.alternative.ByteBuddyForwarding;
import dev.emissary.benchmarks.forwarding.alternative.CompiledForwarding;
import dev.emissary.benchmarks.forwarding.alternative.Forwarding;
import dev.emissary.benchmarks.forwarding.alternative.ProxyForwarding;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A program that measures how large the delegating classes of this module are, in its sources and in what is compiled.
 *
 * <p>Not measured are: no class at all, the copy of one, and method handle proxies, which are for smaller interfaces.
 */
public final class Sizes {

    private static final String PACKAGE = "dev/emissary/benchmarks/forwarding";

    /** The directories that hold the source trees: first what the build writes out, then what it is written from. */
    private final List<Path> sources;

    /** Reads the sources of this module, which a build has compiled, in its directory. */
    public Sizes(Path module) {
        sources = List.of(module.resolve("target/generated-sources/written-out"), module.resolve("src/main"));
    }

    /** Prints a line for each class; the argument is the directory of the module. */
    public static void main(String[] arguments) throws IOException {
        new Sizes(Path.of(arguments.length > 0 ? arguments[0] : "")).print(System.out);
    }

    private void print(PrintStream out) throws IOException {
        out.println("interface\tits methods\talternative\tlines\tmethods\tfiles\tbytes\tjars");
        for (Size size : measure()) {
            out.printf(
                    "%s\t%d\t%s\t%d\t%d\t%d\t%s\t%s%n",
                    size.type().getSimpleName(),
                    size.interfaceMethods(),
                    size.alternative().title(),
                    size.sourceLines(),
                    size.methods(),
                    size.files(),
                    size.bytes().isPresent() ? size.bytes().getAsLong() : "unknown",
                    String.join(" ", size.jars()));
        }
    }

    /** Returns the sizes of the alternatives that this build has, interface by interface. */
    public List<Size> measure() throws IOException {
        List<Size> sizes = new ArrayList<>();
        for (Class<?> type : Size.INTERFACES) {
            for (Alternative alternative : Alternative.values()) {
                Forwarding forwarding = alternative.forwarding();
                if (!alternative.supports(type)) {
                    continue;
                }
                if (forwarding instanceof CompiledForwarding compiled) {
                    sizes.add(compiled(alternative, type, compiled));
                } else if (forwarding instanceof ByteBuddyForwarding byteBuddy) {
                    sizes.add(byteBuddy(alternative, type, byteBuddy));
                } else if (forwarding instanceof ProxyForwarding) {
                    sizes.add(proxy(alternative, type));
                }
            }
        }
        return sizes;
    }

    private Size compiled(Alternative alternative, Class<?> type, CompiledForwarding forwarding) throws IOException {
        Class<?> delegating;
        try {
            delegating = forwarding.classFor(type);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        int methods = 0;
        long bytes = 0;
        SortedSet<String> jars = new TreeSet<>();
        List<Path> files = filesOf(delegating);
        for (Path file : files) {
            byte[] content = Files.readAllBytes(file);
            bytes += content.length;
            if (file.toString().endsWith(".class")) {
                ClassBytes read = new ClassBytes(content);
                methods += read.methods();
                jars.addAll(read.jars());
            }
        }
        int lines = SourceLines.count(sourceOf(forwarding.packageName(), delegating.getSimpleName()));
        return new Size(
                alternative, type, interfaceMethods(type), lines, methods, files.size(), OptionalLong.of(bytes), jars);
    }

    private Size byteBuddy(Alternative alternative, Class<?> type, ByteBuddyForwarding forwarding) throws IOException {
        byte[] generated = forwarding.generate(type).getBytes();
        ClassBytes generator = new ClassBytes(bytesOf(ByteBuddyForwarding.class));
        return new Size(
                alternative,
                type,
                interfaceMethods(type),
                SourceLines.count(sourceOf("alternative", "ByteBuddyForwarding")),
                new ClassBytes(generated).methods(),
                0,
                OptionalLong.of(generated.length),
                generator.jars());
    }

    private Size proxy(Alternative alternative, Class<?> type) throws IOException {
        Class<?> generated = Proxy.newProxyInstance(
                        Sizes.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> null)
                .getClass();
        return new Size(
                alternative,
                type,
                interfaceMethods(type),
                SourceLines.count(sourceOf("alternative", "ProxyForwarding")),
                generated.getDeclaredMethods().length,
                0,
                OptionalLong.empty(),
                new TreeSet<>());
    }

    /** Counts what a class in front of such an object has to forward: neither static methods nor those of Object. */
    static int interfaceMethods(Class<?> type) {
        return (int) Stream.of(type.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()) && !method.isBridge())
                .filter(method -> !isMethodOfObject(method))
                .map(method -> method.getName() + List.of(method.getParameterTypes()))
                .distinct()
                .count();
    }

    private static boolean isMethodOfObject(Method method) {
        try {
            Object.class.getMethod(method.getName(), method.getParameterTypes());
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** Returns the files of a class: its class file, those of classes in it, and what Scala puts beside. */
    private static List<Path> filesOf(Class<?> type) throws IOException {
        Path directory;
        try {
            directory = Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .resolve(type.getPackageName().replace('.', '/'));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().matches(type.getSimpleName() + "[.$].*"))
                    .toList();
        }
    }

    private static byte[] bytesOf(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return in.readAllBytes();
        }
    }

    private Path sourceOf(String packageName, String simpleName) throws IOException {
        Path relative = Path.of(PACKAGE, packageName);
        for (Path tree : sources) {
            try (Stream<Path> files = Files.walk(tree)) {
                Optional<Path> found = files.filter(file -> file.getParent().endsWith(relative))
                        .filter(file -> file.getFileName().toString().startsWith(simpleName + "."))
                        .findAny();
                if (found.isPresent()) {
                    return found.get();
                }
            }
        }
        throw new IOException("no source of " + simpleName + " in " + sources);
    }
}
