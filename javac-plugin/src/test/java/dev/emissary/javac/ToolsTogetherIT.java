package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.ErrorProne;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.Tool;
import dev.emissary.javac.testing.Toolchain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A test of emissaries, Lombok, MapStruct, AutoValue and Error Prone in one compilation (EM-EQ-4). */
@Tag("long")
class ToolsTogetherIT {
    private static final String PERSON = """
            package app;

            import com.google.auto.value.AutoValue;
            import lombok.Data;
            import org.mapstruct.Mapper;

            interface Person {
              String getName();
            }

            @Data
            class PersonRow implements Person {
              private String name;
            }

            @AutoValue
            abstract class Key implements CharSequence {
              abstract View view();

              @Override
              public int length() {
                return view().getName().length();
              }

              @Override
              public char charAt(int index) {
                return view().getName().charAt(index);
              }

              @Override
              public CharSequence subSequence(int start, int end) {
                return view().getName().subSequence(start, end);
              }

              static Key of(View view) {
                return new AutoValue_Key(view);
              }
            }

            @Mapper
            interface PersonMapper {
              PersonRow toRow(Person person);

              PersonRow viewToRow(View view);
            }
            """;

    private static final String EMISSARIES = """
            package app;

            import dev.emissary.Emissary;
            import lombok.NonNull;

            emissary View(@NonNull PersonRow row) implements Person;

            @Emissary
            record Facade(PersonMapper mapper) {}

            emissary Text(Key key) implements CharSequence;
            """;

    private static final String MAIN = """
            package app;

            final class Main {
              private Main() {}

              public static void main(String... args) {
                PersonRow row = new PersonRow();
                row.setName("Ann");
                View view = new View(row);
                PersonMapper mapper = new Facade(new PersonMapperImpl());
                System.out.println(mapper.toRow(view) + " " + mapper.viewToRow(view).getName());
                System.out.println(new Text(Key.of(view)).length());
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
    void allOfThemWorkInOneCompilation(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("app/Person.java", PERSON)
                .write("app/Emissaries.java", EMISSARIES)
                .write("app/Main.java", MAIN);
        List<Tool> tools =
                new ArrayList<>(List.of(Tool.LOMBOK, Tool.LOMBOK_MAPSTRUCT_BINDING, Tool.MAPSTRUCT, Tool.AUTO_VALUE));
        List<String> options = List.of();
        if (ErrorProne.knows(jdk)) {
            tools.add(Tool.ERROR_PRONE);
            options = ErrorProne.options("-XepDisableWarningsInGeneratedCode");
        }
        Toolchain all = new Toolchain(project, tools, options);
        String output = all.compileInBothOrders("app/Main.java", "app/Emissaries.java", "app/Person.java");
        assertThat(all.run(output, "app.Main")).containsExactly("PersonRow(name=Ann) Ann", "3");
    }
}
