/* A forwarder that hides a default method of an interface that is implemented by hand, and so stays. */
package corpus;

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
