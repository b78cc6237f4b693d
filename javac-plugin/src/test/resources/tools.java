////// AutoValue
// tools: auto-value
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
////// Lombok
// tools: lombok
// main: Main
// prints: Ann34; Bob 5; both; true 7; Ann!11Loud.Setting(volume=1); sneaky; name is marked non-null but is null; other is marked non-null but is null; ran; trueBuilt
//// Main.java
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
//// Emissaries.java
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
//// Delegates.java
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
////// ErrorProne
// tools: error-prone
// main: shop.Base
// prints: ran; 4
//// shop/Fronts.java
package shop;
import dev.emissary.Emissary;
import java.util.Locale;
/** Most delegates are used by forwarders only, which have no trees while Error Prone looks. */
final class Fronts {
    private Fronts() {}
    @SuppressWarnings("emissary") emissary Plain<V>(Store<String, V> store, AutoCloseable resource);
    @SuppressWarnings("emissary") @Emissary record Noted(Store<String, String> store, Runnable run) implements Runnable {}
    @Emissary(CharSequence.class) private record Chosen(String text, Thread state) {
        int priority() { return state.getPriority(); }
    }
    emissary Compact(Runnable first, Comparable<String> second) {
        Compact { first = first == null ? () -> {} : first; }
        static String lower(String text) { return text.toLowerCase(Locale.ROOT); }
    }
    static Runnable local(Runnable delegate, String text) {
        emissary Local(Runnable run);
        int size = new Chosen(text, Thread.currentThread()).priority();
        return new Local(size > 0 ? delegate : new Compact(delegate, text));
    }
    /** Is compiled before its superclass. */
    static class After extends Base { emissary Inner(Runnable run); }
}
//// shop/Base.java
package shop;
class Base {
    emissary Inner(Runnable run, CharSequence text) implements Runnable, CharSequence;
    public static void main(String... args) {
        Runnable runnable = Fronts.local(() -> System.out.println("ran"), "text");
        Inner inner = new Inner(runnable, "text");
        new Fronts.After.Inner(inner).run();
        System.out.println(inner.length());
    }
}
//// shop/Store.java
package shop;
public interface Store<K, V> extends java.io.Serializable {
    V get(K key) throws java.io.IOException;
    Store<K, V> chained();
    <E extends Exception> void each(Action<? super V, E> action) throws E;
    default String label(String prefix, Object... rest) { return prefix + rest.length; }
    /** Not any more. */
    @Deprecated
    void old();
    interface Action<T, E extends Exception> { void run(T value) throws E; }
}
