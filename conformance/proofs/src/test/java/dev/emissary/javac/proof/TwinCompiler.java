package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import dev.emissary.javac.testing.SourceText;
import dev.emissary.javac.testing.WithAndWithout;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * A compiler of random twins, each program in a package of its own.
 *
 * @param library the class files that all programs mention
 */
record TwinCompiler(Separately library) implements AutoCloseable {
    private static final String[] OPTIONS = {
        "-g:none", "-parameters", "-nowarn", "-Xlint:none", "-Xmaxerrs", "100000", "-proc:none"
    };

    private static final String HEAD =
            "package twin;\nimport java.lang.annotation.*;\n" + "import static java.lang.annotation.ElementType.*;\n";

    /** Classes that all programs mention, beside the annotations. */
    private static final List<String> LIBRARY = List.of(
            """
            public class Out<T> {
                public class In { public class Deep<Q> {} }
                public class Gen<Q> {}
                public static class Nest<Q> { public class Sub {} }
            }
            """,
            "public class Plain { public class Inn {} public static class Stat {} }",
            "public class Box<T extends CharSequence> {}",
            "public abstract class Base<T> {}",
            "public interface Mark<T> {}",
            "public interface Marker {}",
            "@Retention(RetentionPolicy.RUNTIME) @Target(TYPE_USE) public @interface Rs { R[] value(); }");

    /**
     * The class files of some programs.
     *
     * @param byHand what javac makes of the classes written by hand
     * @param together what the plugin makes of the emissaries, the types they mention in the same compilation
     * @param separately what it makes of them where these types are in class files
     */
    record Outcome(Compiled byHand, Compiled together, Compiled separately) {
        boolean isWhole() {
            return byHand.success() && together.success() && separately.success();
        }
    }

    /** Returns the sources of the classes and annotations that all programs mention. */
    static List<String> sourcesOfLibrary() {
        return Stream.concat(LIBRARY.stream(), Stream.of(Note.Kind.values()).map(Note.Kind::declaration))
                .map(text -> HEAD + text)
                .toList();
    }

    /** Makes a compiler. */
    static TwinCompiler create() {
        List<JavaFileObject> files = sourcesOfLibrary().stream()
                .map(text -> JavaFileObjects.forSourceString(SourceText.qualifiedName(text), text))
                .toList();
        return new TwinCompiler(
                Separately.after(WithAndWithout.without(files, OPTIONS).successful()));
    }

    /** Compiles the types of programs, by javac alone; an error is one of the generator. */
    Compiled types(List<TwinProgram> programs) {
        List<JavaFileObject> all = new ArrayList<>(files(programs, "Types", TwinProgram::types));
        all.addAll(files(programs.stream().filter(TwinProgram::isSealed).toList(), "Em", TwinProgram::byHand));
        return WithAndWithout.without(all, onTopOf(library.directory()));
    }

    /** Compiles programs whose types compile. */
    Outcome compile(List<TwinProgram> programs) {
        try (Separately types = Separately.after(types(programs).successful())) {
            String[] above = onTopOf(types.directory(), library.directory());
            List<JavaFileObject> emissaries = files(programs, "Em", TwinProgram::emissary);
            List<JavaFileObject> all = new ArrayList<>(emissaries);
            all.addAll(files(programs, "Types", TwinProgram::types));
            return new Outcome(
                    WithAndWithout.without(files(programs, "Em", TwinProgram::byHand), above),
                    WithAndWithout.with(all, onTopOf(library.directory())),
                    WithAndWithout.with(emissaries, above));
        }
    }

    private static String[] onTopOf(Path... directories) {
        String classPath = Stream.concat(
                        Stream.of(directories).map(Path::toString), Stream.of(System.getProperty("java.class.path")))
                .collect(Collectors.joining(File.pathSeparator));
        return Stream.concat(Stream.of(OPTIONS), Stream.of("-classpath", classPath))
                .toArray(String[]::new);
    }

    private static List<JavaFileObject> files(
            List<TwinProgram> programs, String name, Function<TwinProgram, String> text) {
        return programs.stream()
                .map(program -> JavaFileObjects.forSourceString(
                        program.packageName() + "." + name, program.source(text.apply(program))))
                .toList();
    }

    @Override
    public void close() {
        library.close();
    }
}
