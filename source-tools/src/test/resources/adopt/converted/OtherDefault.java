/* A forwarder stays if it overrides a default method of an interface that is implemented by hand. */
package corpus;

//// before
final class OtherDefault implements Named, Loud {
    private final Named named;

    OtherDefault(Named named) {
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

    @Override
    public int volume() {
        return 11;
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
record OtherDefault(Named named) implements Loud {
    @Override
    public String name() {
        return named.name();
    }

    @Override
    public int volume() {
        return 11;
    }
}

//// given
interface Named {
    String name();

    int id();
}

interface Loud {
    default String name() {
        return "LOUD";
    }

    int volume();
}
