package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.compiler.Ecj;
import dev.emissary.benchmarks.comparison.compiler.Groovyc;
import dev.emissary.benchmarks.comparison.compiler.Javac;
import dev.emissary.benchmarks.comparison.compiler.Kotlinc;
import dev.emissary.benchmarks.comparison.compiler.Scalac;
import dev.emissary.benchmarks.comparison.compiler.SourceCompiler;
import java.util.Locale;
import java.util.function.Supplier;

/** What is compared, in the order of the columns. */
public enum Approach {
    EMISSARY("emissary", "java", Javac::withEmissary, Ecj::withEmissary),
    BY_HAND("by hand", "java", Javac::plain, Ecj::plain),
    LOMBOK("Lombok `@Delegate`", "java", Javac::withLombok, Ecj::withLombok),
    MANIFOLD("Manifold `@link`", "java", Javac::withManifold, Ecj::withManifold),
    KOTLIN("Kotlin `by`", "kt", Kotlinc::new, null),
    SCALA("Scala `export`", "scala", Scalac::new, null),
    GROOVY("Groovy `@Delegate`", "groovy", Groovyc::new, null),
    /** A JEP draft that no compiler implements: all its cells are cited. */
    CONCISE_METHODS("concise methods", null, null, null);

    /** The javac of this release lacks what Manifold looks for inside of it. */
    private static final int MANIFOLD_ENDS = 25;

    private final String title;
    private final String extension;
    private final Supplier<SourceCompiler> compiler;
    private final Supplier<SourceCompiler> compilerOfEclipse;

    Approach(
            String title,
            String extension,
            Supplier<SourceCompiler> compiler,
            Supplier<SourceCompiler> compilerOfEclipse) {
        this.title = title;
        this.extension = extension;
        this.compiler = compiler;
        this.compilerOfEclipse = compilerOfEclipse;
    }

    /** The name of its directories and files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The title of its column. */
    public String title() {
        return title;
    }

    /** The name of its program, in the directory that is named as the approach is. */
    public String program() {
        return "Program." + extension;
    }

    /** Whether there is a compiler for it anywhere. */
    public boolean canBeObserved() {
        return compiler != null;
    }

    /** Whether its compiler runs on this JDK. */
    public boolean canBeObservedHere() {
        return canBeObserved() && (this != MANIFOLD || Runtime.version().feature() < MANIFOLD_ENDS);
    }

    SourceCompiler compiler() {
        return compiler.get();
    }

    /** The compiler of Eclipse for Java, with what the tool brings for it. */
    SourceCompiler compilerOfEclipse() {
        return compilerOfEclipse.get();
    }
}
