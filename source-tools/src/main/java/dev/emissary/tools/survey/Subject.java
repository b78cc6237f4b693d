package dev.emissary.tools.survey;

import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * What is surveyed as a whole.
 *
 * @param name its name in tables
 * @param opener opens the sources, when its turn has come
 */
public record Subject(String name, Opener opener) {
    /** Sources, and the class files that their types are found in; none if the sources themselves have to do. */
    public record Opened(SourceTree tree, List<Path> classPath, boolean hasClassFiles) implements AutoCloseable {
        /** Returns where the sources of types are that the class path has not. */
        public List<Path> roots() {
            return hasClassFiles ? List.of() : tree.roots();
        }

        @Override
        public void close() {
            tree.close();
        }
    }

    /** Opens sources. */
    @FunctionalInterface
    public interface Opener {
        /** Returns the sources. */
        Opened open() throws IOException;
    }
}
