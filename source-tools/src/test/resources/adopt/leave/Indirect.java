// indirect, line 5: it implements the field's type only through a supertype: Base base
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
