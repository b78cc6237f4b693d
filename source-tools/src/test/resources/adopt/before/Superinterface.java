/* The implements clause names an interface and a superinterface of it. */
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
