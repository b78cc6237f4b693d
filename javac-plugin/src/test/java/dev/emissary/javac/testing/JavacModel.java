package dev.emissary.javac.testing;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A compilation of nothing, for what it knows about the classes on its paths.
 *
 * @param elements the compilation's elements
 * @param types the compilation's types
 */
public record JavacModel(Elements elements, Types types) {
    /** Returns what a compilation with some options sees. */
    public static JavacModel of(String... options) {
        JavaFileObject empty =
                new SimpleJavaFileObject(URI.create("string:///Empty.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return "class Empty {}";
                    }
                };
        List<String> all = new ArrayList<>(List.of(options));
        all.add("-proc:none");
        JavacTask task = (JavacTask)
                ToolProvider.getSystemJavaCompiler().getTask(null, null, diagnostic -> {}, all, null, List.of(empty));
        try {
            task.analyze();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new JavacModel(task.getElements(), task.getTypes());
    }
}
