package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.WithAndWithout;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Those limitations, prices in bold in docs/decisions.md, that cannot be cases of the conformance suite. */
@NoClause("limitations that are outside of the specification")
class LimitationsTest {
    private static Stream<String> found(Pattern pattern, Path file) {
        return pattern.matcher(Checkout.text(file)).results().map(result -> result.group(1));
    }

    private static String letters(String name) {
        return name.replaceFirst("^(The|An?) ", "").replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT);
    }

    @Test
    void everyPriceOfThePageHasACaseOrATest() throws IOException {
        List<String> names = new ArrayList<>();
        Arrays.stream(LimitationsTest.class.getDeclaredMethods())
                .forEach(method -> names.add(letters(method.getName())));
        try (Stream<Path> files = Files.walk(Checkout.file("conformance/cases"))) {
            files.filter(Files::isRegularFile)
                    .flatMap(file -> found(Pattern.compile("(?m)^//// case: (\\S+)"), file))
                    .forEach(name -> names.add(letters(name)));
        }
        assertThat(found(Pattern.compile("(?m)^- \\*\\*([^*]*)\\*\\*"), Checkout.file("docs/decisions.md")))
                .isNotEmpty()
                .allMatch(price -> names.contains(letters(price)));
    }

    @Test
    @Clause("EM-FORM-1")
    void withoutThePluginARecord() {
        String source = "@dev.emissary.Emissary public record Source(Runnable task) {}";
        Compiled without = WithAndWithout.without(List.of(JavaFileObjects.forSourceString("Source", source)))
                .clean();
        assertThat(without.load("Source").isRecord()).isTrue();
    }

    @Test
    @NoClause("the packages that the plugin has to be let into; HostsIT shows the message")
    void wayIntoJavacIsOneThatTheJdkCloses() {
        assertThat(ModuleFinder.ofSystem()
                        .find("jdk.compiler")
                        .orElseThrow()
                        .descriptor()
                        .exports())
                .filteredOn(exported -> !exported.isQualified())
                .extracting(ModuleDescriptor.Exports::source)
                .doesNotContain("com.sun.tools.javac.comp", "com.sun.tools.javac.parser", "com.sun.tools.javac.tree");
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersHaveNoNamesForTheirParameters() {
        assertThat(emissary()
                        .withOptions("-parameters")
                        .compile("interface Foo { int f(String text, long[] more); }\nemissary X(Foo foo);")
                        .clean()
                        .classFile("X")
                        .method("f", "(Ljava/lang/String;[J)I")
                        .parameters)
                .extracting(parameter -> parameter.name)
                .containsExactly("arg0", "arg1");
    }
}
