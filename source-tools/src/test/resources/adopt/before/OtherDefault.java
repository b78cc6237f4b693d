/* A forwarder that hides a default method of an interface that is implemented by hand, and so stays. */
package corpus;

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
