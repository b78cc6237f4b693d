package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.emissary.Emissary;
import dev.emissary.javac.EmissaryPlugin;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.CodeLocation;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.JavacModel;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.WildcardType;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Makes an emissary of every public interface of many libraries, in one compilation for each library, and looks at
 * every forwarder. The libraries have been compiled from Java, Kotlin, Scala, Groovy and Clojure.
 *
 * <p>An interface may be left out only where stock javac refuses a class written by hand too, for one of the reasons in
 * {@link #RULES}, or for {@link #HOOK}. Which interfaces these are is found out each time, and written into the file {@code left-out.txt}
 * beside the libraries.
 */
@Tag("proof")
class LibrarySweepTest {
    /** The word in the list of libraries. */
    private static final String USE = "sweep";

    private static final String MISSING = "compiler.err.cant.access";

    /** What stock javac says of a class that implements an interface, and which interfaces have no such class. */
    private static final Map<String, String> RULES = Map.of(
            "compiler.err.cant.inherit.from.sealed",
            "sealed (JLS 8.1.6)",
            MISSING,
            "mentioning a class that is missing (JLS 13.1)",
            "compiler.err.cyclic.inheritance",
            "depending on themselves (JLS 9.1.3)",
            "compiler.err.cant.inherit.diff.arg",
            "with two parameterizations of one interface (JLS 8.1.5)",
            "compiler.err.types.incompatible",
            "with unrelated return types (JLS 9.4.1.3)",
            "compiler.err.name.clash.same.erasure.no.override",
            "with a name clash (JLS 9.4.1)",
            "compiler.err.does.not.override.abstract",
            "overriding with another return type (JLS 8.4.8.3)",
            "compiler.err.report.access",
            "mentioning a class that is not accessible (JLS 6.6)",
            "compiler.err.not.def.public.cant.access",
            "mentioning a class that is not accessible (JLS 6.6)");

    /** What the plugin refuses and stock javac does not: the delegate would answer for the emissary. */
    private static final String HOOK = "emissary.err.serialization.delegated";

    /** What stock javac says of the name of a class that is missing. */
    private static final Set<String> UNKNOWN =
            Set.of("compiler.err.cant.resolve", "compiler.err.cant.resolve.location", "compiler.err.doesnt.exist");

    private final FetchedJars jars = FetchedJars.of(USE);

    /** The libraries, the jars that they need, and the annotation and superclass of emissaries. */
    private final List<Path> path = Stream.of(jars.libraries(), jars.needed(), List.of(CodeLocation.of(Emissary.class)))
            .flatMap(List::stream)
            .toList();

    private final String[] options = {
        "-classpath", path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))
    };

    /** The options of a javac that finds the plugin too, which is not among the libraries. */
    private final List<String> optionsWithPlugin = List.of(
            options[0],
            options[1],
            "-processorpath",
            CodeLocation.of(EmissaryPlugin.class).toString());

    private final JavacModel model = JavacModel.of(options);
    private final WrittenByHand byHand = new WrittenByHand(model, options);
    private final SweepTally tally = new SweepTally(model);
    private final Set<String> seen = new HashSet<>();
    private final Map<String, Set<String>> leftOut = new TreeMap<>();

    @TestFactory
    @Clause({"EM-FWD-1", "EM-FWD-2", "EM-FWD-3", "EM-FWD-4", "EM-FWD-5", "EM-DEL-6", "EM-ENC-3"})
    Stream<DynamicTest> everyInterfaceOfALibraryCanBeDelegatedTo() {
        Stream<DynamicTest> sweeps = jars.libraries().stream()
                .map(jar -> dynamicTest(jar.getFileName().toString(), () -> sweep(interfaces(jar))));
        return Stream.concat(sweeps, Stream.of(dynamicTest("all of them", this::assertThatThereWereMany)));
    }

    private void assertThatThereWereMany() throws IOException {
        List<String> lines = new ArrayList<>();
        leftOut.forEach((rule, names) -> {
            tally.leaveOut(names.size(), rule);
            names.forEach(name -> lines.add(rule + ": " + name));
        });
        Files.write(FetchedJars.directory(USE).resolve("left-out.txt"), lines);
        System.out.printf(
                "JDK %s: %d interfaces of %d libraries as emissaries, %s%n",
                Runtime.version(), tally.interfaces(), jars.libraries().size(), tally);
        assertThat(jars.libraries()).hasSizeGreaterThanOrEqualTo(30);
        assertThat(tally.interfaces()).isGreaterThan(10_000);
    }

    /** Returns the interfaces of a library that every class can name and that no earlier library has. */
    private List<TypeElement> interfaces(Path jar) {
        List<TypeElement> interfaces = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        for (String name : JarTypes.interfaces(jar)) {
            TypeElement type = model.elements().getTypeElement(name);
            if (!seen.add(name)) {
                continue;
            }
            if (type == null) {
                unknown.add(name);
            } else if (isPublic(type)) {
                if (hasWildcardSupertype(type)) {
                    leaveOut("with a supertype that Java cannot write (JLS 8.1.5)", List.of(name));
                } else {
                    interfaces.add(type);
                }
            }
        }
        assertThat(byHand.errorsOfNames(unknown).keySet())
                .as("names in %s that stock javac does not know either", jar)
                .containsExactlyInAnyOrderElementsOf(unknown);
        if (!unknown.isEmpty()) {
            leaveOut("with a name that Java cannot resolve (JLS 6.5)", unknown);
        }
        return interfaces;
    }

    /** Whether an interface extends {@code I<?>}, as Scala's class files let it; no type implements that without a warning. */
    private static boolean hasWildcardSupertype(TypeElement type) {
        return type.getInterfaces().stream()
                .map(DeclaredType.class::cast)
                .anyMatch(one -> one.getTypeArguments().stream().anyMatch(WildcardType.class::isInstance)
                        || hasWildcardSupertype((TypeElement) one.asElement()));
    }

    private void leaveOut(String rule, List<String> names) {
        leftOut.computeIfAbsent(rule, none -> new TreeSet<>()).addAll(names);
    }

    /** Whether every class can name a class. */
    static boolean isPublic(TypeElement type) {
        return Stream.<Element>iterate(
                        type, element -> element.getKind() != ElementKind.PACKAGE, Element::getEnclosingElement)
                .allMatch(element -> element.getModifiers().contains(Modifier.PUBLIC));
    }

    private void sweep(List<TypeElement> interfaces) {
        List<TypeElement> accepted = new ArrayList<>(interfaces);
        Map<TypeElement, String> refused = new LinkedHashMap<>();
        Sweep sweep = new Sweep(accepted, optionsWithPlugin);
        Compiled compiled = sweep.compile();
        // An error in one emissary may keep javac from looking closer at the others.
        while (!compiled.success()) {
            Map<TypeElement, String> errors = sweep.errors(compiled);
            assertThat(errors).isNotEmpty();
            refused.putAll(errors);
            accepted.removeAll(errors.keySet());
            sweep = new Sweep(accepted, optionsWithPlugin);
            compiled = sweep.compile();
        }
        leaveOut(refused);
        sweep.assertNothingAdded(compiled, byHand);
        tally.add(sweep, compiled);
    }

    private void leaveOut(Map<TypeElement, String> refused) {
        Map<TypeElement, String> keys = byHand.errors(List.copyOf(refused.keySet()), RULES.keySet());
        refused.forEach((type, error) -> {
            String key = keys.getOrDefault(type, "");
            // By hand one has to name the missing class.
            boolean missing = error.startsWith(MISSING) && UNKNOWN.contains(key);
            String rule = error.startsWith(HOOK)
                    ? "declaring a method that Java serialization calls (EM-CLASS-5)"
                    : RULES.get(missing ? MISSING : key);
            assertThat(rule)
                    .as("the rule that forbids %s, which has %s; by hand: %s", type, error, key)
                    .isNotNull();
            leaveOut(rule, List.of(type.toString()));
        });
    }
}
