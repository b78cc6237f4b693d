package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Tests of emissaries and AutoValue in one compilation, in every JDK's own launcher (EM-EQ-4). */
@Tag("long")
class AutoValueIT {
    private static final String ANIMAL = """
            package farm;
            import com.google.auto.value.AutoValue;
            interface Named { String name(); int size(); }
            @AutoValue
            abstract class Animal implements Named {
                static Animal of(String name, int size) { return new AutoValue_Animal(name, size); }
            }
            """;

    /** One delegate is of the class that AutoValue will have generated only when the emissary is compiled anew. */
    private static final String VIEWS = """
            package farm;
            emissary View(Animal animal) implements Named;
            emissary Direct(AutoValue_Animal animal) implements Named;
            """;

    private static final String FARM = """
            package farm;
            import com.google.auto.value.AutoValue;
            @AutoValue
            abstract class Farm {
                @dev.emissary.Emissary record Stall(Named named) {}
                abstract View view();
                abstract Stall stall();
                static Builder builder() { return new AutoValue_Farm.Builder(); }
                @AutoValue.Builder
                interface Builder { Builder view(View view); Builder stall(Stall stall); Farm build(); }
            }
            """;

    /** AutoBuilder takes the canonical constructor's parameters for the properties. */
    private static final String BUILT = """
            package farm;
            import com.google.auto.value.AutoBuilder;
            emissary Built(Named named, Runnable run) {
                static Builder builder() { return new AutoBuilder_Built_Builder(); }
                @AutoBuilder(ofClass = Built.class)
                interface Builder { Builder named(Named named); Builder run(Runnable run); Built build(); }
            }
            """;

    private static final String MAIN = """
            package farm;
            class Main {
                public static void main(String... args) {
                    View view = new View(Animal.of("cat", 3));
                    Farm farm = Farm.builder().view(view).stall(new Farm.Stall(view)).build();
                    System.out.println(farm.view().name() + farm.stall().size());
                    System.out.println(farm.equals(Farm.builder().view(view).stall(farm.stall()).build()));
                    System.out.println(new Direct(new AutoValue_Animal("dog", 4)).name());
                    System.out.println(Built.builder().named(view).run(() -> {}).build().size());
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
    void emissariesDelegateToValuesAndArePropertiesOfThem(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("farm/Animal.java", ANIMAL)
                .write("farm/Views.java", VIEWS)
                .write("farm/Farm.java", FARM)
                .write("farm/Built.java", BUILT)
                .write("farm/Main.java", MAIN);
        Toolchain autoValue = Toolchain.of(project, Tool.AUTO_VALUE);
        String output = autoValue.compileInBothOrders(
                "farm/Main.java", "farm/Built.java", "farm/Farm.java", "farm/Views.java", "farm/Animal.java");
        assertThat(autoValue.run(output, "farm.Main")).containsExactly("cat3", "true", "dog", "3");
    }
}
