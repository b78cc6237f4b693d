package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.compiler.Groovyc;
import dev.emissary.benchmarks.comparison.compiler.Javac;
import dev.emissary.benchmarks.comparison.compiler.Kotlinc;
import dev.emissary.benchmarks.comparison.compiler.Scalac;
import dev.emissary.benchmarks.comparison.compiler.SourceCompiler;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** What is compared, in the order of the columns. */
public enum Approach {
    EMISSARY("emissary", "java", Javac::withEmissary, "dev.emissary.Emissary"),
    BY_HAND("by hand", "java", Javac::plain),
    LOMBOK(
            "Lombok `@Delegate`",
            "java",
            Javac::withLombok,
            "lombok.RequiredArgsConstructor",
            "lombok.experimental.Delegate"),
    MANIFOLD("Manifold `@link`", "java", Javac::withManifold, "manifold.ext.delegation.rt.api.*"),
    KOTLIN("Kotlin `by`", "kt", Kotlinc::new),
    SCALA("Scala `export`", "scala", Scalac::new),
    GROOVY("Groovy `@Delegate`", "groovy", Groovyc::new, "groovy.transform.*"),
    /** A JEP draft that no compiler implements: all its cells are cited. */
    CONCISE_METHODS("concise methods", null, null);

    /** The javac of this release lacks what Manifold looks for inside of it. */
    private static final int MANIFOLD_ENDS = 25;

    private final String title;
    private final String extension;
    private final Supplier<SourceCompiler> compiler;
    private final List<String> imports;

    Approach(String title, String extension, Supplier<SourceCompiler> compiler, String... imports) {
        this.title = title;
        this.extension = extension;
        this.compiler = compiler;
        this.imports = List.of(imports);
    }

    /** What every program of it begins with: the imports of the tool. */
    String imports() {
        return imports.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
    }

    /** The name of its sections. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The title of its column. */
    public String title() {
        return title;
    }

    /** The file name of its programs. */
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
}
