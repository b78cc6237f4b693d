package dev.emissary.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.cases.CaseFormatException;
import dev.emissary.javac.testing.EmissaryCompiler;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of expectation: that it can fail, and what is said then. */
class ExpectationTest {
    private static final String HEADER = "// A subject.\n// clauses: EM-FORM-1\n//// case: %s\n";

    private static CompilerChoice.Started plugin;
    private static int cases;

    @TempDir
    private Path directory;

    @BeforeAll
    static void start() throws IOException {
        plugin = new CompilerChoice.Javac(Jdk.running().home(), Optional.of(EmissaryCompiler.plugin())).start();
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
        return plugin.runner().run(CaseFiles.in(root).get(0)).failures();
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
                        class Main {
                            public static void main(String[] arguments) throws Exception {
                                System.out.println(new E(() -> "called").call());
                            }
                        }
                        """)).isEmpty();
    }

    @Test
    void anErrorThatIsMissing() throws IOException {
        assertThat(failures("emissary E(Runnable r);  // error: modifier"))
                .containsExactly("expected Case.java:4: error emissary.err.modifier; came none");
    }

    @Test
    void anErrorOfAnotherKey() throws IOException {
        assertThat(failures("emissary E();  // error: modifier"))
                .containsExactly(
                        "expected Case.java:4: error emissary.err.modifier; came Case.java:4:10: error"
                                + " emissary.err.no.component",
                        "unexpected Case.java:4:10: error emissary.err.no.component");
    }

    @Test
    void anErrorInAnotherLine() throws IOException {
        assertThat(failures("class A {}  // error: no.component\nemissary E();"))
                .hasSize(2)
                .last()
                .asString()
                .startsWith("unexpected Case.java:5:");
    }

    @Test
    void anErrorInAnotherColumn() throws IOException {
        assertThat(failures("emissary E(Runnable r, String s);  // error: component.not.interface at Runnable"))
                .hasSize(2);
        assertThat(failures("emissary E(Runnable r, String s);  // error: component.not.interface at String"))
                .isEmpty();
    }

    @Test
    void oneErrorOfTheLanguage() throws IOException {
        assertThat(failures("class A { int i = \"\"; }  // one error")).isEmpty();
        assertThat(failures("class A { int i = \"\"; int j = \"\"; }  // one error"))
                .hasSize(2)
                .first()
                .asString()
                .startsWith("expected Case.java:4: one error (any); came Case.java:4:");
    }

    @Test
    void anyError() throws IOException {
        assertThat(failures("class A { int i = \"\"; }  // any error")).isEmpty();
        assertThat(failures("emissary E();  // any error")).isEmpty();
        assertThat(failures("emissary E(Runnable r);  // any error")).hasSize(1);
    }

    @Test
    void anErrorSomewhereInAFile() throws IOException {
        assertThat(failures("class A {  // error somewhere\n    int i = \"\";\n}"))
                .isEmpty();
        assertThat(failures("class A {  // error somewhere\n    int i = 0;\n}"))
                .containsExactly("expected Case.java: error (any); came none");
        assertThat(failures("//// A.java\nclass A {}  // error somewhere\n//// B.java\nclass B { int i = \"\"; }"))
                .hasSize(2);
    }

    @Test
    void anErrorOfTheLanguage() throws IOException {
        assertThat(failures("class A { int i = \"\"; }  // error")).isEmpty();
        assertThat(failures("class A { int i = 0; }  // error"))
                .containsExactly("expected Case.java:4: error (any); came none");
        assertThat(failures("class A { int i = \"\"; }"))
                .singleElement()
                .asString()
                .startsWith("unexpected");
        assertThat(failures("emissary E();  // error")).hasSize(2);
    }

    @Test
    void aWarning() throws IOException {
        String names = "emissary E(java.util.List<String> l);";
        assertThat(failures("// options: lint=on\n" + names + "  // warning: contract"))
                .isEmpty();
        assertThat(failures("// options: lint=on\n" + names)).hasSize(1);
        assertThat(failures(names + "  // warning: contract")).hasSize(1);
    }

    @Test
    void aWarningOfTheLanguage() throws IOException {
        String raw = "class A { java.util.List l; }";
        assertThat(failures(raw)).hasSize(1);
        assertThat(failures(raw + "  // warning")).isEmpty();
        assertThat(failures("class A {}  // warning")).hasSize(1);
        assertThat(failures("// warnings: any\n" + raw)).isEmpty();
        assertThat(failures(raw + "\nemissary E();  // error: no.component")).isEmpty();
        assertThat(failures("// warnings: all\n" + raw + "\nclass B { int i = \"\"; }  // error"))
                .hasSize(1);
    }

    @Test
    void theTextOfAMessage() throws IOException {
        assertThat(failures("// says:\n//     Mars\nemissary E(String s);  // error: component.not.interface"))
                .singleElement()
                .asString()
                .startsWith("expected a message that says \"Mars\"; came component s cannot be delegated to");
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

    @ParameterizedTest
    @ValueSource(strings = {"class", "fields of", "constructors of", "methods of", "annotations of"})
    void whatReflectionSays(String aspect) throws IOException {
        assertThat(failures("// " + aspect + " E:\n//     nothing of the kind\nemissary E(Runnable r);"))
                .singleElement()
                .asString()
                .startsWith("expected " + aspect + " E: [nothing of the kind]; came [");
    }

    @Test
    void annotationsInTheClassFile() throws IOException {
        assertThat(failures("// annotations of E:\n//     @dev.emissary.Emissary\nemissary E(Runnable r);"))
                .isEmpty();
        assertThat(failures("// annotations of E:\nemissary E(Runnable r);"))
                .containsExactly("expected annotations of E: []; came [@dev.emissary.Emissary]");
    }

    @Test
    void whatSeveralClassesHave() throws IOException {
        String both = "// methods of E, F: public void run()\nemissary E(Runnable r); emissary F(%s r);";
        assertThat(failures(both.formatted("Runnable"))).isEmpty();
        assertThat(failures(both.formatted("AutoCloseable")))
                .hasSize(1)
                .first()
                .asString()
                .contains("methods of F");
        assertThat(failures("// class E, F: class * extends Thread\nclass E extends Thread {} class F {}"))
                .containsExactly("expected class F: [class F extends Thread]; came [class F]");
    }

    @Test
    void theAnnotationForm() throws IOException {
        assertThat(failures(
                        "// forms: same\nemissary E(Runnable r) implements AutoCloseable { public void close() {} }"))
                .isEmpty();
        assertThat(failures("// options: superclass=none\n// library: none\n// forms: same\nemissary E(Runnable r);"))
                .first()
                .asString()
                .startsWith("in the other program: unexpected Case.java:7:");
    }

    @Test
    void permittedSubclasses() throws IOException {
        String program =
                "sealed interface S permits C, B {}\nfinal class B implements S {}\nfinal class C implements S {}";
        assertThat(failures("// class S:\n//     interface S permits B, C\n" + program))
                .isEmpty();
        assertThat(failures("// class S:\n//     interface S\n" + program)).hasSize(1);
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
    void theCompilerWithoutEmissaries() throws IOException {
        assertThat(failures("// plain: same\nclass A { int emissary; }")).isEmpty();
        assertThat(failures("// plain: same\n@dev.emissary.Emissary record E(Runnable r) {}"))
                .containsExactly("expected the class files that there are without emissaries; came others");
        assertThat(failures("// plain: same\nemissary E(Runnable r);"))
                .first()
                .asString()
                .startsWith("expected the diagnostics that there are without emissaries, [Case.java:5:");
    }

    @Test
    void aFixedProgram() throws IOException {
        assertThat(failures("//// E.java\nemissary E();  // error: no.component\n//// fixed: E.java\nemissary E();"))
                .containsExactly("in the fixed program: unexpected E.java:7:10: error emissary.err.no.component");
    }

    @Test
    void aProgramWithTheSameClassFiles() throws IOException {
        assertThat(failures("//// E.java\nclass E {}\n//// same: E.java\nclass E { int i; }"))
                .singleElement()
                .asString()
                .startsWith("expected that the class files of E.class are the same");
        assertThat(failures("//// E.java\nclass E {}\n//// same: E.java\nclass F {}"))
                .containsExactly("expected classes [F.class]; came [E.class]");
    }

    @Test
    void stepsThatGiveOtherClassFilesThanOneCompilation() throws IOException {
        String steps = "//// A.java\nclass A {}\n//// step 2: B.java\nclass B extends A {}\n";
        assertThat(failures("// together: same\n" + steps)).isEmpty();
        assertThat(failures("// without: A\n" + steps))
                .containsExactly("unexpected B.java:8:17: error compiler.err.cant.resolve (cannot find symbol)");
    }

    /** Of two classes of one name, the second is an error. */
    @Test
    void theOrderOfTheFiles() throws IOException {
        String files = "//// A.java\nclass A {}\n//// B.java\n";
        assertThat(failures(files + "class B extends A {}")).isEmpty();
        assertThat(failures(files + "class B extends A { int i = true; }  // error"))
                .isEmpty();
        assertThat(failures(files + "class A {}  // error"))
                .hasSize(2)
                .last()
                .asString()
                .startsWith("unexpected A.java:5:1: ")
                .endsWith(" in the order [B.java, A.java]");
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

    @Test
    void aCaseOfALaterJdkIsSkipped() throws IOException {
        assertThat(failures("// jdk: 99\nnot Java")).isEmpty();
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
