package dev.emissary.benchmarks.compilation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A part of a compilation, known by the methods of javac that run it. */
enum Phase {
    /** The plugin's own code, and what it asks of javac. */
    PLUGIN("the plugin", "dev.emissary.javac.", "dev.emissary.rules.", "dev.emissary.model.", "dev.emissary.bodies."),
    /** Reading of sources. */
    PARSE(
            "parse",
            "com.sun.tools.javac.main.JavaCompiler.parseFiles",
            "com.sun.tools.javac.parser.ScannerFactory.newScanner"),
    /** Symbols and their types; reading of class files. */
    ENTER("enter", "com.sun.tools.javac.main.JavaCompiler.enterTrees", "com.sun.tools.javac.comp.TypeEnter.complete"),
    /** Attribution of bodies, and all checks of what a class inherits. */
    ATTRIBUTE("attribute and check", "com.sun.tools.javac.main.JavaCompiler.attribute"),
    /** Definite assignment, exceptions, reachability. */
    FLOW("flow", "com.sun.tools.javac.main.JavaCompiler.flow"),
    /** Erasure and all translation to simpler trees. */
    DESUGAR(
            "erase and lower",
            "com.sun.tools.javac.main.JavaCompiler.desugar",
            "com.sun.tools.javac.comp.TransTypes.visitClassDef"),
    /** Byte code. */
    GENERATE("generate code", "com.sun.tools.javac.jvm.Gen.genClass"),
    /** Class files. */
    WRITE("write class files", "com.sun.tools.javac.jvm.ClassWriter.writeClass"),
    /** Start-up, files, and the end. */
    OTHER("other");

    private final String title;
    private final List<String> methods;

    Phase(String title, String... methods) {
        this.title = title;
        this.methods = List.of(methods);
    }

    /** Returns the name under which it is shown. */
    String title() {
        return title;
    }

    /**
     * Tells in which phase a thread is: that of the innermost method that belongs to one, since the plugin calls javac,
     * and javac the plugin.
     *
     * @param stack qualified names of methods, the innermost first
     */
    static Phase of(List<String> stack) {
        return stack.stream().flatMap(method -> of(method).stream()).findFirst().orElse(OTHER);
    }

    private static Optional<Phase> of(String method) {
        return Stream.of(values())
                .filter(phase -> phase.methods.stream()
                        .anyMatch(name -> name.endsWith(".") ? method.startsWith(name) : method.equals(name)))
                .findFirst();
    }
}
