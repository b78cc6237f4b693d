// tools: LOMBOK, LOMBOK_MAPSTRUCT_BINDING, MAPSTRUCT, AUTO_VALUE, ERROR_PRONE
// main: app.Main
// prints: PersonRow(name=Ann) Ann; 3
//// app/Main.java
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
//// app/Emissaries.java
package app;

import dev.emissary.Emissary;
import lombok.NonNull;

emissary View(@NonNull PersonRow row) implements Person;

@Emissary
record Facade(PersonMapper mapper) {}

emissary Text(Key key) implements CharSequence;
//// app/Person.java
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
