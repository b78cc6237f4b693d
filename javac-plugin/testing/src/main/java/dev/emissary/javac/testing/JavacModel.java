package dev.emissary.javac.testing;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * A compilation of nothing, for what it knows about the classes on its paths.
 *
 * @param elements the compilation's elements
 * @param types the compilation's types
 */
public record JavacModel(Elements elements, Types types) {
    /** Returns what a compilation with some options sees. */
    public static JavacModel of(String... options) {
        JavacTask task = Javac.plain()
                .withOptions(options)
                .withOptions("-proc:none")
                .task(new StringWriter(), diagnostic -> {}, Javac.texts("class Empty {}"));
        try {
            task.analyze();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new JavacModel(task.getElements(), task.getTypes());
    }
}
