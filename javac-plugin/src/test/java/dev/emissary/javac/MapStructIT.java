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

/** Tests of emissaries and MapStruct in one compilation, in every JDK's own launcher (EM-EQ-4). */
@Tag("long")
class MapStructIT {
    private static final String CARS = """
            package cars;
            public interface Car { String getMake(); int getSeats(); }
            """;

    private static final String DTO = """
            package cars;
            public class CarDto {
                public String make;
                private int seatCount;
                public int getSeatCount() { return seatCount; }
                public void setSeatCount(int seatCount) { this.seatCount = seatCount; }
            }
            """;

    /** One of its sources is an emissary, whose forwarders are the properties. */
    private static final String MAPPER = """
            package cars;
            import java.util.List;
            import org.mapstruct.*;
            @Mapper
            public interface CarMapper {
                @Mapping(target = "seatCount", source = "seats")
                CarDto toDto(Car car);
                @Mapping(target = "seatCount", source = "seats")
                CarDto viewToDto(CarView view);
                List<CarDto> toDtos(List<Car> cars);
                default CarDto first(List<Car> cars) { return toDtos(cars).get(0); }
            }
            """;

    private static final String FACADE = """
            package cars;
            @dev.emissary.Emissary
            public record Facade(CarMapper mapper) {
                @Override
                public CarDto viewToDto(CarView view) {
                    CarDto dto = mapper.viewToDto(view);
                    dto.make = "view of " + dto.make;
                    return dto;
                }
            }
            """;

    private static final String MAIN = """
            package cars;
            import java.util.List;
            public class Main {
                static void print(CarDto dto) { System.out.println(dto.make + " " + dto.getSeatCount()); }
                public static void main(String... args) {
                    record Fiat(String getMake, int getSeats) implements Car {}
                    emissary Generated(CarMapperImpl mapper) implements CarMapper;
                    CarView car = new CarView(new Fiat("Fiat", 4));
                    CarMapper mapper = new Facade(new Generated(new CarMapperImpl()));
                    print(mapper.toDto(car));
                    print(mapper.viewToDto(car));
                    print(mapper.first(List.of(car)));
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
    void emissariesDelegateToMappersAndAreMapped(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("cars/Car.java", CARS)
                .write("cars/CarDto.java", DTO)
                .write("cars/CarView.java", "package cars;\npublic emissary CarView(Car car);\n")
                .write("cars/CarMapper.java", MAPPER)
                .write("cars/Facade.java", FACADE)
                .write("cars/Main.java", MAIN);
        Toolchain mapStruct = Toolchain.of(project, Tool.MAPSTRUCT);
        String output = mapStruct.compileInBothOrders(
                "cars/Main.java",
                "cars/Facade.java",
                "cars/CarView.java",
                "cars/CarMapper.java",
                "cars/CarDto.java",
                "cars/Car.java");
        assertThat(mapStruct.run(output, "cars.Main")).containsExactly("Fiat 4", "view of Fiat 4", "Fiat 4");
    }
}
