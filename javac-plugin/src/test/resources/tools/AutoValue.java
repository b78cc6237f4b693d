// tools: AUTO_VALUE
// main: farm.Main
// prints: cat3; true; dog; 3
//// farm/Main.java
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
//// farm/Built.java
package farm;
import com.google.auto.value.AutoBuilder;
emissary Built(Named named, Runnable run) {
    static Builder builder() { return new AutoBuilder_Built_Builder(); }
    @AutoBuilder(ofClass = Built.class)
    interface Builder { Builder named(Named named); Builder run(Runnable run); Built build(); }
}
//// farm/Farm.java
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
//// farm/Views.java
package farm;
emissary View(Animal animal) implements Named;
emissary Direct(AutoValue_Animal animal) implements Named;
//// farm/Animal.java
package farm;
import com.google.auto.value.AutoValue;
interface Named { String name(); int size(); }
@AutoValue
abstract class Animal implements Named {
    static Animal of(String name, int size) { return new AutoValue_Animal(name, size); }
}
