package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.guard.EmissaryGuard;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import dev.emissary.javac.testing.Separately;
import dev.emissary.javac.testing.Streams;
import dev.emissary.javac.testing.WithAndWithout;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.Serializable;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an emissary does not do: for each price in bold in docs/decisions.md a test, or a program in limitations.java. */
@NoClause("limitations that are outside of the specification")
class LimitationsTest {
    private static final Path PAGE = Path.of("../docs/decisions.md");

    /** Compiles sources without any diagnostic, and returns what the method {@code result} of the class X does. */
    private static Object result(String... sources) {
        return emissary("lint=off").compile(sources).clean().run("X", "result");
    }

    /** An emissary that was compiled against earlier types than those that it meets. */
    private static Compiled compiledEarlier(Compiled earlierTypes, Compiled laterTypes, String declaration) {
        return Separately.compile(emissary("lint=off"), earlierTypes, declaration)
                .clean()
                .loadedBelow(laterTypes.load("Foo").getClassLoader());
    }

    static List<Section> programs() {
        return SectionedFile.read(Checkout.file("javac-plugin/src/test/resources/limitations.java"))
                .sections();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void aProgramOfAPriceGivesItsResult(Section program) {
        assertThat(String.valueOf(result(program.text())))
                .isEqualTo(program.settings().get("result"));
    }

    @Test
    void everyPriceOfThePageHasATestAndEveryTestAPrice() throws IOException {
        Stream<String> tests = Arrays.stream(LimitationsTest.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class))
                .map(Method::getName)
                .filter(name -> !name.startsWith("everyPriceOfThePage"));
        assertThat(Stream.concat(tests, programs().stream().map(Section::file))
                        .map(name -> name.toLowerCase(Locale.ROOT)))
                .containsExactlyInAnyOrderElementsOf(Pattern.compile("(?m)^- \\*\\*([^*]*)\\*\\*")
                        .matcher(Files.readString(PAGE))
                        .results()
                        .map(price -> price.group(1).replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT))
                        .toList());
    }

    @Test
    @Clause("EM-FWD-1")
    void aNewMethodIsForwardedUnseen() {
        String view = "emissary View(Foo foo) { @Override public void set(int i) { throw new Error(); } }";
        String foo = "interface Foo { int get(); void set(int i); %s }";
        assertThat(emissary()
                        .compile(foo.formatted(""), view)
                        .clean()
                        .classFile("View")
                        .publicMethods())
                .containsExactly("get()I", "set(I)V");
        assertThat(emissary("lint=off")
                        .compile(foo.formatted("default void reset() { set(0); }"), view)
                        .clean()
                        .classFile("View")
                        .instructions("reset", "()V"))
                .contains("INVOKEINTERFACE Foo.reset ()V (itf)");
    }

    @Test
    @Clause("EM-DEL-2")
    void anInterfaceOfTheImplementsClauseMayBecomeADelegatedOne() {
        String types = """
                interface Named { String name(); }
                interface Task { default String state() { return "own"; } }
                class Job implements Named%s {
                    public String name() { return "job"; }
                    public String state() { return "the job's"; }
                }
                emissary X(Job job) implements Named, Task { static Object result() { return new X(new Job()).state(); } }
                """;
        assertThat(result(types.formatted(""))).isEqualTo("own");
        assertThat(result(types.formatted(", Task"))).isEqualTo("the job's");
    }

    @Test
    @Clause("EM-DEL-2")
    void whatAClassHasBeyondItsInterfacesIsNotForwarded() {
        assertThat(emissary()
                        .compile("emissary X(StringBuilder text) implements CharSequence;", """
                class User { Object reversed(X x) {
                    return x.reverse(); } }
                """)
                        .errors())
                .containsExactly("User.java:2 compiler.err.cant.resolve.location.args");
    }

    @Test
    @Clause("EM-CONF-2")
    void someInterfacesCannotBeDelegatedTogether() {
        assertThat(emissary().compile("""
                interface Stopwatch { void stop(); } interface Counter { int stop(); }
                emissary X(Stopwatch watch, Counter counter);
                """).errors())
                .containsExactly("Stopwatch.java:2 emissary.err.method.irreconcilable");
    }

    @Test
    @Clause("EM-DEL-3")
    void aDelegateOfAWildcardTypeNeedsATypeParameter() {
        assertThat(emissary()
                        .compile("emissary X(java.util.List<? extends Number> list);")
                        .errors())
                .containsExactly("X.java:1 emissary.err.wildcard");
        emissary()
                .compile("emissary X<N extends Number>(java.util.List<N> list);")
                .clean();
    }

    @Test
    void aDefaultMethodOfALaterInterfaceIsNotForwardedBeforeRecompilation() throws ReflectiveOperationException {
        Compiled earlier =
                emissary().compile("public interface Foo { void f(); }").clean();
        Compiled later = emissary()
                .compile("public interface Foo { void f(); default String name() { return \"interface\"; } }", """
                        public class Real implements Foo {
                            @Override public void f() {}
                            @Override public String name() { return "delegate"; }
                        }
                        """)
                .clean();
        String declaration = "public emissary X(Foo foo);";
        var name = later.load("Foo").getMethod("name");
        Compiled old = compiledEarlier(earlier, later, declaration);
        assertThat(name.invoke(old.create("X", later.create("Real")))).isEqualTo("interface");
        Compiled recompiled = compiledEarlier(later, later, declaration);
        assertThat(name.invoke(recompiled.create("X", later.create("Real")))).isEqualTo("delegate");
    }

    @Test
    @Clause({"EM-CLASS-5", "EM-ENC-4"})
    void anInterfaceThatBecomesSerializableOpensAnEmissaryThatIsNotRecompiled() {
        Compiled earlier =
                emissary().compile("public interface Foo { void f(); }").clean();
        Compiled later = emissary()
                .withOptions("-Xlint:-serial")
                .compile(
                        "public interface Foo extends java.io.Serializable { void f(); }",
                        "public class Real implements Foo { @Override public void f() {} }")
                .clean();
        String declaration = "public emissary X(Foo foo);";
        Object old = compiledEarlier(earlier, later, declaration).create("X", later.create("Real"));
        assertThat(old).isInstanceOf(Serializable.class);
        assertThat(new String(Streams.write(old), StandardCharsets.ISO_8859_1)).contains("Real");
        Object recompiled = compiledEarlier(later, later, declaration).create("X", later.create("Real"));
        assertThatThrownBy(() -> Streams.write(recompiled)).isInstanceOf(NotSerializableException.class);
    }

    @Test
    @Clause("EM-FORM-1")
    void withoutThePluginARecord() {
        String source = "@dev.emissary.Emissary public record Source(Runnable task) {}";
        Compiled without = WithAndWithout.without(List.of(JavaFileObjects.forSourceString("Source", source)))
                .clean();
        assertThat(without.load("Source").isRecord()).isTrue();
        assertThat(without.classFile("Source").publicMethods()).contains("task()Ljava/lang/Runnable;");
        String local = "class Source { void m() { @dev.emissary.Emissary record Local(Runnable task) {} } }";
        WithAndWithout.without(List.of(JavaFileObjects.forSourceString("Source", local)), List.of(new EmissaryGuard()))
                .clean();
    }

    @Test
    @NoClause("the packages that the plugin has to be let into; HostsIT shows the message")
    void theWayIntoJavacIsOneThatTheJdkCloses() {
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
    @Clause({"EM-FORM-2", "EM-OPT-4"})
    void aMethodThatReturnsATypeNamedEmissary() {
        String source = "class Source { interface emissary {} emissary envoy(int number) { return null; } }";
        assertThat(Javac.plain().withLint().compile(source).diagnostics()).isEmpty();
        assertThat(emissary().compile(source).errors()).isNotEmpty();
        emissary("keyword=off").compile(source).clean();
    }

    @Test
    @Clause("EM-ENC-6")
    void reflectionInTheSameModuleGetsAndReplacesTheDelegate() throws ReflectiveOperationException {
        Compiled compiled =
                emissary().compile("public emissary X(CharSequence text);").clean();
        Object emissary = compiled.create("X", "one");
        Field field = compiled.load("X").getDeclaredField("text");
        field.setAccessible(true);
        assertThat(field.get(emissary)).isEqualTo("one");
        field.set(emissary, "three");
        assertThat(((CharSequence) emissary).length()).isEqualTo(5);
    }

    @Test
    @Clause("EM-CLASS-1")
    void anyClassCanExtendTheCommonSuperclass() {
        Compiled compiled = emissary()
                .compile("class Impostor extends dev.emissary.lang.Emissary { Object given = new Object(); }")
                .clean();
        assertThat(compiled.create("Impostor")).isInstanceOf(dev.emissary.lang.Emissary.class);
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersHaveNoNamesForTheirParameters() throws ReflectiveOperationException {
        Compiled compiled = emissary()
                .withOptions("-parameters")
                .compile("public interface Foo { void f(int length); }", "public emissary X(Foo foo);")
                .clean();
        assertThat(compiled.load("X")
                        .getMethod("f", int.class)
                        .getParameters()[0]
                        .getName())
                .isEqualTo("arg0");
    }

    @Test
    @Clause("EM-FWD-7")
    void annotationsInTheSupertypesOfADelegateAreNotCarried() throws ReflectiveOperationException {
        Compiled compiled = emissary()
                .compile(
                        """
                import java.lang.annotation.*;
                public interface Foo<T> {
                    T get();
                    @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface Nullable {}
                    interface Written extends Foo<@Nullable String> {}
                }
                """, "public emissary X(Foo.Written foo);", "public emissary Y(Foo<@Foo.Nullable String> foo);")
                .clean();
        assertThat(compiled.load("X").getMethod("get").getAnnotatedReturnType().getAnnotations())
                .isEmpty();
        assertThat(compiled.load("Y").getMethod("get").getAnnotatedReturnType().getAnnotations())
                .hasSize(1);
    }

    @Test
    @Clause("EM-FWD-4")
    void aMethodThatNoCallInJavaSelectsIsForwardedAndCannotBeWritten() {
        String sink =
                "import java.util.*; interface Sink { String m(Collection<?> c); @SuppressWarnings(\"rawtypes\") String m(List l); }";
        assertThat(result(sink + """
                 emissary X(Sink s) {
                    static Object result() throws ReflectiveOperationException {
                        Sink sink = new X((Sink) java.lang.reflect.Proxy.newProxyInstance(
                                X.class.getClassLoader(), new Class<?>[] {Sink.class},
                                (proxy, method, arguments) -> method.getParameterTypes()[0].getSimpleName()));
                        return Sink.class.getMethod("m", List.class).invoke(sink, List.of());
                    }
                }""")).isEqualTo("List");
        assertThat(emissary()
                        .compile(sink + " class X { Object call(Sink s, List<?> l) { return s.m(l); } }")
                        .errors())
                .containsExactly("Source.java:1 compiler.err.ref.ambiguous");
    }
}
