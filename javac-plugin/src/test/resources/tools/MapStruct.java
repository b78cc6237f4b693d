// tools: MAPSTRUCT
// main: cars.Main
// prints: Fiat 4; view of Fiat 4; Fiat 4
//// cars/Main.java
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
//// cars/Facade.java
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
//// cars/CarView.java
package cars;
public emissary CarView(Car car);
//// cars/CarMapper.java
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
//// cars/CarDto.java
package cars;
public class CarDto {
    public String make;
    private int seatCount;
    public int getSeatCount() { return seatCount; }
    public void setSeatCount(int seatCount) { this.seatCount = seatCount; }
}
//// cars/Car.java
package cars;
public interface Car { String getMake(); int getSeats(); }
