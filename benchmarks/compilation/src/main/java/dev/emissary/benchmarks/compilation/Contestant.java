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
            return delegated.importLine()
                    + """

                    public final class %1$s implements %2$s {
                        private final %2$s delegate;

                        public %1$s(%2$s delegate) {
                            this.delegate = delegate;
                        }
                    %3$s}
                    """.formatted(
                                    name,
                                    delegated.name(),
                                    delegated.methods().stream()
                                            .map(Signature::forwarder)
                                            .collect(Collectors.joining()));
        }

        @Override
        List<String> options(Jars jars) {
            return List.of("-proc:none");
        }
    },

    /** Lombok's {@code @Delegate}. */
    LOMBOK("Lombok @Delegate") {
        @Override
        String source(String name, Delegated delegated) {
            return "import lombok.experimental.Delegate;\n" + delegated.importLine()
                    + """

                    public final class %1$s implements %2$s {
                        @Delegate
                        private final %2$s delegate;

                        public %1$s(%2$s delegate) {
                            this.delegate = delegate;
                        }
                    }
                    """.formatted(name, delegated.name());
        }

        @Override
        List<String> options(Jars jars) {
            return onPaths(jars.lombok(), jars.lombok());
        }
    };

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

    private static List<String> onPaths(List<Path> classPath, List<Path> processorPath, String... others) {
        return Jars.concat(
                List.of("-classpath", joined(classPath), "-processorpath", joined(processorPath)), List.of(others));
    }

    private static String joined(List<Path> path) {
        return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
