package dev.emissary.javac.docs;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/**
 * Java of a page.
 *
 * <p>It is a whole file, or declarations, or statements: the first of these that it can be read as. Declarations and
 * statements are compiled within a class. It sees the packages that a JShell sees from the start, and the annotation.
 *
 * @param text what the page shows
 * @param given what the page does not show: imports, and declarations that are a file of their own
 */
record Snippet(String text, String given) {
    /** The language in which a class needs a class around it, and that the oldest JDK knows. */
    private static final String LEVEL = "17";

    private static final String IMPORTS = List.of(
                            "io",
                            "math",
                            "net",
                            "nio.file",
                            "util",
                            "util.concurrent",
                            "util.function",
                            "util.prefs",
                            "util.regex",
                            "util.stream")
                    .stream()
                    .map(name -> "import java." + name + ".*; ")
                    .collect(Collectors.joining())
            + "import dev.emissary.Emissary; ";

    /** Returns the Java of a block, with that of the blocks before it which it continues. */
    static Snippet of(Page page, Block block) {
        List<Block> blocks = page.blocks().stream()
                .filter(one -> one.language().equals("java") && one.line() <= block.line())
                .toList();
        int first = blocks.size() - 1;
        while (first > 0 && blocks.get(first).is("continues")) {
            first--;
        }
        String text =
                blocks.subList(first, blocks.size()).stream().map(Block::text).collect(Collectors.joining());
        String given = block.notes().stream()
                .filter(note -> note.startsWith("given"))
                .map(note -> note.substring("given".length()).strip() + "\n")
                .collect(Collectors.joining());
        return new Snippet(text, given);
    }

    /** Compiles it with the plugin. */
    Compiled compile(String pluginOptions) {
        List<String> files = new ArrayList<>(List.of(file()));
        String declarations = withoutImports(given);
        if (!declarations.isBlank()) {
            files.add(IMPORTS + imports(given) + "\n" + declarations);
        }
        return EmissaryCompiler.emissary(pluginOptions)
                .withOptions("-source", LEVEL, "-Xlint:-options,-auxiliaryclass")
                .compile(files.toArray(String[]::new));
    }

    /** Returns the text of the file. */
    String file() {
        String allImports = IMPORTS + imports(given) + imports(text);
        String rest = withoutImports(text);
        List<String> forms = List.of(
                wholeFile(),
                allImports + "\nclass Snippet {\n" + rest + "}\n",
                allImports + "\nclass Snippet { void statements() throws Throwable {\n" + rest + "} }\n");
        return forms.stream().filter(Snippet::canBeRead).findFirst().orElse(forms.get(0));
    }

    private String wholeFile() {
        if (text.startsWith("package ")) {
            int end = text.indexOf(';') + 1;
            return text.substring(0, end) + " " + IMPORTS + imports(given) + text.substring(end);
        }
        return text.lines().anyMatch(line -> line.matches("(?:open )?module .*"))
                ? text
                : IMPORTS + imports(given) + "\n" + text;
    }

    /** Returns the imports of a text. */
    private static String imports(String text) {
        return text.lines().filter(Snippet::isImport).collect(Collectors.joining(" ")) + " ";
    }

    /** Returns a text with empty lines in place of its imports. */
    private static String withoutImports(String text) {
        return text.lines().map(line -> isImport(line) ? "" : line).collect(Collectors.joining("\n", "", "\n"));
    }

    private static boolean isImport(String line) {
        return line.startsWith("import ");
    }

    /** Whether a text has the syntax of a file, and no more public classes than a file may have. */
    private static boolean canBeRead(String text) {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavacTask task = Javac.withPluginOfTests()
                .withOptions("-Xplugin:Emissary", "-source", LEVEL)
                .task(new StringWriter(), found, Javac.texts(text));
        try {
            long publicTypes = 0;
            for (CompilationUnitTree unit : task.parse()) {
                publicTypes += unit.getTypeDecls().stream()
                        .filter(type -> type instanceof ClassTree declared
                                && declared.getModifiers().getFlags().contains(Modifier.PUBLIC))
                        .count();
            }
            return publicTypes <= 1
                    && found.getDiagnostics().stream().noneMatch(one -> one.getKind() == Diagnostic.Kind.ERROR);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
