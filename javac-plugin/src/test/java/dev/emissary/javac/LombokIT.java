package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.Tool;
import dev.emissary.javac.testing.Toolchain;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of emissaries and Lombok in one compilation, in every JDK's own launcher (EM-EQ-4). */
@Tag("long")
class LombokIT {
    /** What Lombok generates is what the emissaries forward to. */
    private static final String DELEGATES = """
            import lombok.*;
            import lombok.experimental.Accessors;
            import lombok.experimental.Delegate;
            interface Person { String getName(); int getAge(); Person withAge(int age); }
            interface Balance { Object getOwner(); long getAmount(); void setAmount(long amount); }
            interface Steps { Steps a(int a); int a(); }
            @Value @Builder @With class PersonValue implements Person { String name; int age; }
            @Data class Account implements Balance { private final String owner; private long amount; }
            @Getter @Setter @Accessors(fluent = true, chain = true) class Fluent implements Steps { private int a; }
            @RequiredArgsConstructor class Wrapper implements Balance { @Delegate private final Balance balance; }
            """;

    /** Lombok works on what is written in an emissary as it does in any class. */
    private static final String EMISSARIES = """
            import java.util.Objects;
            import lombok.*;
            import lombok.experimental.ExtensionMethod;
            import lombok.extern.java.Log;
            emissary View(Person person);
            emissary Named(PersonValue value) implements Person;
            @dev.emissary.Emissary record Sealed(Account account) implements Balance {}
            @dev.emissary.Emissary(Balance.class) record Some(Wrapper wrapper, @NonNull PersonValue other) {
                Some { val name = other.getName(); Objects.requireNonNull(name); }
            }
            emissary Chain(Fluent steps) implements Steps;
            @ExtensionMethod(Shouting.class) emissary Loud(Person person) {
                @Getter private final int volume = 11;
                public String getName() { val name = person.getName(); return name.shout(); }
                @SneakyThrows void fail() { throw new java.io.IOException("sneaky"); }
                void set(@NonNull String name) {}
                @Value static class Setting { int volume; }
            }
            @Data class Both implements Balance {
                private final Object owner;
                private long amount;
                emissary View(Both both) implements Balance;
                Balance view() { @dev.emissary.Emissary record Local(Balance balance) {} return new Local(new View(this)); }
            }
            class Shouting { public static String shout(String text) { return text + "!"; } }
            @Log @Builder @With @ToString emissary Built(@NonNull Person person, Runnable run) {
                static String logger() { return log.getName(); }
            }
            """;

    private static final String MAIN = """
            class Main {
                public static void main(String... args) {
                    PersonValue ann = PersonValue.builder().name("Ann").age(3).build();
                    Person view = new View(new Named(ann));
                    System.out.println(view.getName() + view.getAge() + view.withAge(4).getAge());
                    Account account = new Account("Bob");
                    Balance sealed = new Sealed(account);
                    new Some(new Wrapper(sealed), ann).setAmount(5);
                    System.out.println(sealed.getOwner() + " " + sealed.getAmount());
                    System.out.println(new Both("both").view().getOwner());
                    Chain chain = new Chain(new Fluent());
                    System.out.println((chain.a(7) == chain) + " " + chain.a());
                    Loud loud = new Loud(ann);
                    System.out.println(loud.getName() + loud.getVolume() + new Loud.Setting(1));
                    try { loud.fail(); } catch (Exception sneaky) { System.out.println(sneaky.getMessage()); }
                    try { loud.set(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
                    try { new Some(null, null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
                    Built built = Built.builder().person(ann).run(() -> System.out.println("ran")).build();
                    built.withPerson(view).run();
                    System.out.println(built.toString().startsWith("Built(person=PersonValue(") + Built.logger());
                }
            }
            """;

    @TempDir
    private Path directory;

    static List<Jdk> jdks() {
        return Jdk.toTest();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-EQ-4")
    void emissariesAndLombokWorkInOneCompilation(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("Probe.java", "class Probe { @lombok.SneakyThrows void m() { throw new Exception(); } }\n")
                .write("Delegates.java", DELEGATES)
                .write("Emissaries.java", EMISSARIES)
                .write("Main.java", MAIN);
        String jars = Tool.LOMBOK.path();
        Jdk.Outcome alone = project.javac("-processorpath", jars, "-cp", jars, "-d", "probe", "Probe.java");
        assumeTrue(alone.exitCode() == 0, "Lombok of this version does not know the class files of " + jdk);
        Toolchain lombok = Toolchain.of(project, Tool.LOMBOK);
        String output = lombok.compileInBothOrders("Main.java", "Emissaries.java", "Delegates.java");
        assertThat(lombok.run(output, "Main"))
                .containsExactly(
                        "Ann34",
                        "Bob 5",
                        "both",
                        "true 7",
                        "Ann!11Loud.Setting(volume=1)",
                        "sneaky",
                        "name is marked non-null but is null",
                        "other is marked non-null but is null",
                        "ran",
                        "trueBuilt");
    }

    /** An emissary has its constructor, as a class has that declares it. */
    @ParameterizedTest
    @MethodSource("jdks")
    @Clause({"EM-EQ-4", "EM-CTOR-1", "EM-CTOR-4"})
    void lombokDoesNotMakeAnEmissarysConstructors(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("All.java", "@lombok.AllArgsConstructor emissary All(Runnable r);\n")
                .write("Required.java", "@lombok.RequiredArgsConstructor emissary Required(Runnable r);\n")
                .write("No.java", "@lombok.NoArgsConstructor emissary No(Runnable r);\n");
        Jdk.Outcome outcome = new Toolchain(project, List.of(Tool.LOMBOK), List.of("-XDrawDiagnostics"))
                .javac("out", "All.java", "Required.java", "No.java");
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err())
                .contains("All.java:1:1: compiler.err.already.defined")
                .contains("Required.java:1:1: compiler.err.already.defined")
                .contains("No.java:1:1: emissary.err.constructor.call");
    }
}
