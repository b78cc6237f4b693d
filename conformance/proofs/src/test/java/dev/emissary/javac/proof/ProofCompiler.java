package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.tools.JavaFileObject;

/** Compiles programs, each in a file and a package of its own, with the plugin and without it. */
final class ProofCompiler {
    /** After an error in one program, javac is to find what data flow analysis finds in the others all the same. */
    private static final String[] OPTIONS = {
        "-g:none", "-Xmaxerrs", "100000", "-Xmaxwarns", "100000", "--should-stop=ifError=FLOW"
    };

    private ProofCompiler() {}

    /** Compiles the ordinary classes, by javac alone. */
    static Compiled references(List<Expectation> expectations) {
        return once(Javac.selfStarting().withOptions("-processorpath", ""))
                .compile(files(expectations, Expectation::reference));
    }

    /** Compiles the emissaries, without a processor and with one. */
    static Compiled emissaries(List<Expectation> expectations) {
        return Javac.emissary("lint=off").withOptions(OPTIONS).compile(files(expectations, Expectation::emissary));
    }

    /** Compiles emissaries with errors, once only: an error of javac may name types in another order the next time. */
    static Compiled emissariesOnce(List<Expectation> expectations) {
        return once(Javac.emissary("lint=off")).compile(files(expectations, Expectation::emissary));
    }

    private static Javac once(Javac compiler) {
        return compiler.withOptions(OPTIONS).withoutProcessing();
    }

    private static List<JavaFileObject> files(List<Expectation> expectations, Function<Expectation, String> text) {
        List<JavaFileObject> files = new ArrayList<>();
        expectations.forEach(
                one -> files.add(JavaFileObjects.forSourceString(one.program().fileName(), text.apply(one))));
        return files;
    }
}
