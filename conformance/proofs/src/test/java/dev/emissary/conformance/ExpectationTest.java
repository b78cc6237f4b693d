package dev.emissary.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of expectation: that it can fail, and what is said then. */
class ExpectationTest {
    private static final String HEADER = "// A subject.\n// clauses: EM-FORM-1\n//// case: %s\n";

    private static CaseRunner plugin;
    private static int cases;

    @TempDir
    private Path directory;

    @BeforeAll
    static void start() throws IOException {
        plugin = new CompilerChoice(Jdk.running().home(), Javac.plugin(), Optional.empty()).start(2);
    }

    @AfterAll
    static void stop() throws IOException {
        plugin.close();
    }

    private List<String> failures(String text) throws IOException {
        // The runner keeps the classes of a case by its name.
        String name = Integer.toString(cases++);
        Path root = directory.resolve(name);
        Files.writeString(
                Files.createDirectories(root.resolve("forms")).resolve("case.java"), HEADER.formatted(name) + text);
        return plugin.run(CaseFiles.in(root).get(0)).failures();
    }

    @Test
    void whatIsAsExpectedHasNoFailure() throws IOException {
        assertThat(failures("""
                        // options: lint=on
                        // class E:
                        //     final class E extends dev.emissary.lang.Emissary implements java.util.concurrent.Callable<String>
                        // prints:
                        //     called
                        emissary E(java.util.concurrent.Callable<String> c);
                        // run:
                        System.out.println(new E(() -> "called").call());
                        """)).isEmpty();
    }

    /** How many failures a case has, in which {@code %n} ends a line, and what one of them says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # The key, the line and the column of an error.
            1 | emissary E(Runnable r);  // error: modifier | Case.java:4: error emissary.err.modifier; came none
            2 | emissary E();  // error: modifier | modifier; came Case.java:4:10: error emissary.err.no.component
            2 | emissary E();  // error: modifier | unexpected Case.java:4:10: error emissary.err.no.component
            2 | class A {}  // error: no.component%nemissary E(); | unexpected Case.java:5:
            2 | emissary E(Runnable r, String s);  // error: component.not.interface at Runnable |
            0 | emissary E(Runnable r, String s);  // error: component.not.interface at String |
            # One error, any error, an error somewhere in a file, and an error of the language.
            0 | class A { int i = ""; }  // one error |
            2 | class A { int i = ""; int j = ""; }  // one error | Case.java:4: one error (any); came Case.java:4:
            0 | class A { int i = ""; }  // any error |
            0 | emissary E();  // any error |
            1 | emissary E(Runnable r);  // any error |
            0 | class A {  // error somewhere%n    int i = "";%n} |
            1 | class A {  // error somewhere%n    int i = 0;%n} | expected Case.java: error (any); came none
            2 | //// A.java%nclass A {}  // error somewhere%n//// B.java%nclass B { int i = ""; } |
            0 | class A { int i = ""; }  // error |
            1 | class A { int i = 0; }  // error | expected Case.java:4: error (any); came none
            1 | class A { int i = ""; } | unexpected
            2 | emissary E();  // error |
            # Warnings about emissaries, and of the language.
            0 | // options: lint=on%nemissary E(java.util.List<String> l);  // warning: contract |
            1 | // options: lint=on%nemissary E(java.util.List<String> l); |
            1 | emissary E(java.util.List<String> l);  // warning: contract |
            1 | class A { java.util.List l; } |
            0 | class A { java.util.List l; }  // warning |
            1 | class A {}  // warning |
            0 | // warnings: any%nclass A { java.util.List l; } |
            0 | class A { java.util.List l; }%nemissary E();  // error: no.component |
            1 | // warnings: all%nclass A { java.util.List l; }%nclass B { int i = ""; }  // error |
            # The text of a message.
            1 | // says:%n//     Mars%nemissary E();  // error: no.component | says "Mars"; came an emissary needs
            # What reflection and the class file say.
            1 | // class E:%n//     not this%nemissary E(Runnable r); | expected class E: [not this]; came [
            1 | // fields of E:%n//     not this%nemissary E(Runnable r); | expected fields of E: [not this]; came [
            1 | // constructors of E:%n//     not this%nemissary E(Runnable r); | constructors of E: [not this]; came [
            1 | // methods of E:%n//     not this%nemissary E(Runnable r); | expected methods of E: [not this]; came [
            1 | // annotations of E:%n//     not this%nemissary E(Runnable r); | annotations of E: [not this]; came [
            0 | // annotations of E:%n//     @dev.emissary.Emissary%nemissary E(Runnable r); |
            1 | // annotations of E:%nemissary E(Runnable r); | annotations of E: []; came [@dev.emissary.Emissary]
            0 | // methods of E, F: public void run()%nemissary E(Runnable r); emissary F(Runnable r); |
            1 | // methods of E, F: public void run()%nemissary E(Runnable r); emissary F(Readable r); | methods of F
            1 | // class E, F: class * extends Thread%nclass E extends Thread {} class F {} | Thread]; came [class F]
            0 | '// class S: interface S permits S$A, S$B
            sealed interface S { enum B implements S {} enum A implements S {} }' |
            1 | // class S: interface S%nsealed interface S { enum B implements S {} } | came [interface S permits S$B]
            # The annotation form, the compiler without emissaries, a program with the same class files.
            0 | // forms: same%nemissary E(Runnable r) implements AutoCloseable { public void close() {} } |
            1 | '// options: superclass=none
            // library: none
            // forms: same
            emissary E(Runnable r);' | in the other program: unexpected Case.java:7:
            0 | // plain: same%nclass A { int emissary; } |
            1 | // plain: same%n@dev.emissary.Emissary record E(Runnable r) {} | without emissaries; came others
            2 | // plain: same%nemissary E(Runnable r); | diagnostics that there are without emissaries, [Case.java:5:
            1 | //// E.java%nclass E {}%n//// same: E.java%nclass E { int i; } | the class files of E.class are the same
            0 | //// E.java%nclass E { void a() {} void b() {} }%n//// same: E.java%nclass E { void b() {} void a() {} } |
            1 | //// E.java%nclass E { int a; int b; }%n//// same: E.java%nclass E { int b; int a; } | expected "I b"; came "I a"
            1 | //// E.java%nclass E { void m() {} }%n//// same: E.java%nclass E { final void m() {} } | expected "// access flags 0x10
            1 | //// E.java%n@interface A {} class E { void m() {} }%n//// same: E.java%n@interface A {} class E { @A void m() {} } | expected "@LA;() // invisible"
            1 | //// E.java%nclass E {}%n//// same: E.java%nclass F {} | expected classes [F.class]; came [E.class]
            # Steps, a missing class, and the order of files: of two classes of one name, the second is an error.
            0 | // together: same%n//// A.java%nclass A {}%n//// step 2: B.java%nclass B extends A {} |
            1 | '// without: A
            //// A.java
            class A {}
            //// step 2: B.java
            class B extends A {}' | unexpected B.java:8:17: error compiler.err.cant.resolve (cannot find symbol)
            0 | //// A.java%nclass A {}%n//// B.java%nclass B extends A {} |
            0 | //// A.java%nclass A {}%n//// B.java%nclass B extends A { int i = true; }  // error |
            2 | //// A.java%nclass A {}%n//// B.java%nclass A {}  // error | unexpected A.java:5:1:
            2 | //// A.java%nclass A {}%n//// B.java%nclass A {}  // error | in the order [B.java, A.java]
            # A later JDK: the case is skipped.
            0 | // jdk: 99%nnot Java |
            """)
    void whatIsNotAsExpectedIsSaid(int count, String text, String said) throws IOException {
        List<String> failures = failures(text.formatted());
        assertThat(failures).hasSize(count);
        if (said != null) {
            assertThat(failures).anyMatch(failure -> failure.contains(said));
        }
    }

    @Test
    void theOutput() throws IOException {
        assertThat(failures("""
                        // prints:
                        //     one
                        //
                        //     two
                        class Main {
                            public static void main(String[] arguments) {
                                System.out.println("one");
                            }
                        }
                        """)).containsExactly("expected that it prints [one, , two]; came [one]");
    }

    @Test
    void anAnnotationProcessor() throws IOException {
        String program = """
                // processor: Says
                // says:
                //     %s
                //// Says.java
                import java.util.Set;
                import javax.annotation.processing.*;
                import javax.lang.model.SourceVersion;
                import javax.lang.model.element.TypeElement;
                @SupportedAnnotationTypes("*")
                public class Says extends AbstractProcessor {
                    @Override public SourceVersion getSupportedSourceVersion() { return SourceVersion.latest(); }
                    @Override public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) {
                        processingEnv.getMessager().printMessage(javax.tools.Diagnostic.Kind.NOTE, "ran");
                        return false;
                    }
                }
                //// step 2: E.java
                emissary E(Runnable r);
                """;
        assertThat(failures(program.formatted("ran"))).isEmpty();
        assertThat(failures(program.formatted("hid"))).hasSize(1);
    }

    @Test
    void typesThatCasesShare() throws IOException {
        Path given = Files.createDirectories(
                directory.resolve(Integer.toString(cases)).resolve("given"));
        Files.writeString(given.resolve("Named.java"), "interface Named { String name(); }");
        Files.writeString(given.resolve("Far.java"), "package far; public interface Far { int far(); }");
        assertThat(failures("// given: Named, Far\nemissary E(Named named, far.Far far);"))
                .isEmpty();
        assertThatThrownBy(() -> failures("// given: Nowhere\nclass A {}"))
                .isInstanceOf(CaseFormatException.class)
                .hasMessage("forms/case.java:3: there is no given/Nowhere.java");
    }

    @Test
    void whatCasesOfAFileHaveInCommon() throws IOException {
        Files.writeString(Files.createDirectories(directory.resolve("forms")).resolve("several.java"), """
                // What several cases share.
                // clauses: EM-FORM-1
                // options: lint=on

                //// case: first-case
                class A {}

                //// case: other (EM-FORM-2, EM-DEL-1)
                // claim: Another.
                class B {}
                """);
        assertThat(CaseFiles.in(directory))
                .extracting(one -> one + " " + one.clauses() + one.options() + one.claim())
                .containsExactly(
                        "forms/first-case (forms/several.java:5) [EM-FORM-1][lint=on]First case.",
                        "forms/other (forms/several.java:8) [EM-FORM-2, EM-DEL-1][lint=on]Another.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "// colour: blue%nclass A {} | a header has no line \"// colour:\"",
                "// prints:%n//     x%nclass A {}  // error | is rejected and expects something of its classes",
                "// says:%n//     x%nclass A {} | expects a text and no message",
                "// warnings: any%nclass A {}  // warning | expects warnings of the language",
                "// warnings: some%nclass A {} | warnings are \"all\" or \"any\"",
                "// processor: P%nclass A {} | has a processor and no step before the last",
                "class A {}  // error at B | there is no \"B\" before the mark",
                "//// a.txt%n | is no section",
                "class A {}%n//// case: Capital%nclass B {} | a case is headed",
                "class A {}%n//// case: twice%nclass B {}%n//// case: twice%nclass C {} | there are two cases forms/twice",
            })
    void aFileThatIsNoCase(String text, String reason) {
        assertThatThrownBy(() -> failures(text.formatted()))
                .isInstanceOf(CaseFormatException.class)
                .hasMessageContainingAll("ase.java", reason);
    }
}
