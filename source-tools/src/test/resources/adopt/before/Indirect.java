/* The type of the field is implemented by a supertype only: it becomes a direct superinterface. */
package corpus;

final class Indirect implements Named {
    private final Base base;

    Indirect(Base base) {
        this.base = base;
    }

    @Override
    public int id() {
        return base.id();
    }

    @Override
    public String name() {
        return "";
    }
}

interface Base {
    int id();
}

interface Named extends Base {
    String name();
}
