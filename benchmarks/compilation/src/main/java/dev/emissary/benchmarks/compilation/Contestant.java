package dev.emissary.benchmarks.compilation;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A way to write delegating classes, and what javac needs to compile them. */
enum Contestant {
    /** An emissary. */
    EMISSARY("emissary") {
        @Override
        String source(String name, Delegated delegated) {
            return "import dev.emissary.Emissary;\n" + delegated.importLine() + "\n@Emissary\npublic record " + name
                    + "(" + delegated.name() + " delegate) {}\n";
        }

        @Override
        List<String> options(Jars jars) {
            return onPaths(jars.annotations(), jars.plugin(), "-Xplugin:Emissary", "-proc:none");
        }
    },

    /** The class that an emissary is, in plain Java: what an IDE generates, or a person types. */
    HAND_WRITTEN("hand-written") {
        @Override
        String source(String name, Delegated delegated) {
            return byHand("", name, "", delegated);
        }

        @Override
        List<String> options(Jars jars) {
            return List.of("-proc:none");
        }
    },

    /**
     * That class with what javac has to read for an emissary, too: the annotation, the superclass, and a plugin, which
     * does nothing. It is compiled where there are so few classes that this counts.
     */
    MARKED("hand-written, marked") {
        @Override
        String source(String name, Delegated delegated) {
            return byHand("@dev.emissary.Emissary\n", name, " extends dev.emissary.lang.Emissary", delegated);
        }

        @Override
        List<String> options(Jars jars) {
            return onPaths(jars.annotations(), jars.emptyPlugin(), "-Xplugin:Empty", "-proc:none");
        }
    },

    /** Lombok's {@code @Delegate}. */
    LOMBOK("Lombok @Delegate") {
        @Override
        String source(String name, Delegated delegated) {
            return annotated("lombok.experimental.Delegate", "@Delegate", name, delegated);
        }

        @Override
        List<String> options(Jars jars) {
            return onPaths(jars.lombok(), jars.lombok());
        }
    };

    /** Those that compile many classes. */
    static final List<Contestant> OF_MANY = List.of(EMISSARY, HAND_WRITTEN, LOMBOK);

    private final String title;

    Contestant(String title) {
        this.title = title;
    }

    /** Returns the name under which results are shown. */
    String title() {
        return title;
    }

    /** Returns a delegating class, from its imports on. */
    abstract String source(String name, Delegated delegated);

    /** Returns the options of javac. */
    abstract List<String> options(Jars jars);

    private static String byHand(String annotation, String name, String superclass, Delegated delegated) {
        return delegated.importLine()
                + """

                %1$spublic final class %2$s%3$s implements %4$s {
                    private final %4$s delegate;

                    public %2$s(%4$s delegate) {
                        this.delegate = delegate;
                    }
                %5$s}
                """.formatted(
                        annotation,
                        name,
                        superclass,
                        delegated.name(),
                        delegated.methods().stream().map(Signature::forwarder).collect(Collectors.joining()));
    }

    private static String annotated(String annotation, String use, String name, Delegated delegated) {
        return "import " + annotation + ";\n" + delegated.importLine() + """

                public final class %1$s implements %2$s {
                    %3$s
                    private final %2$s delegate;

                    public %1$s(%2$s delegate) {
                        this.delegate = delegate;
                    }
                }
                """.formatted(name, delegated.name(), use);
    }

    private static List<String> onPaths(List<Path> classPath, List<Path> processorPath, String... others) {
        return Jars.concat(
                List.of("-classpath", joined(classPath), "-processorpath", joined(processorPath)), List.of(others));
    }

    private static String joined(List<Path> path) {
        return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
