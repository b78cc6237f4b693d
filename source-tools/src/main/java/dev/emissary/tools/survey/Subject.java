package dev.emissary.tools.survey;

import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A library or other set of sources that is surveyed as a whole.
 *
 * @param name its name in tables
 * @param group why it is surveyed, such as the word in a list of libraries; may be empty
 * @param opener opens the sources when it is their turn
 */
public record Subject(String name, String group, Opener opener) {
    /** Sources, and the class files in which their types are found, or none if types are found in the sources only. */
    public record Opened(SourceTree tree, List<Path> classPath, boolean hasClassFiles) implements AutoCloseable {
        /** Returns the directories with the sources of types that are not on the class path. */
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
        /** Opens the sources. */
        Opened open() throws IOException;
    }
}
