/* The implements clause lists an interface and a superinterface of it, which adds nothing. */
package corpus;

//// before
final class Superinterface implements Named, Base {
    private final Named named;

    Superinterface(Named named) {
        this.named = named;
    }

    @Override
    public String name() {
        return named.name();
    }

    @Override
    public int id() {
        return named.id();
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
record Superinterface(Named named) implements Base {}

//// given
interface Base {
    int id();
}

interface Named extends Base {
    String name();
}
