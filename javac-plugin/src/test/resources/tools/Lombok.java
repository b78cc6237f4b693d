// tools: LOMBOK
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
