/* The implements clause lists an interface and a superinterface of it, which adds nothing. */
package corpus;

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

interface Base {
    int id();
}

interface Named extends Base {
    String name();
}
