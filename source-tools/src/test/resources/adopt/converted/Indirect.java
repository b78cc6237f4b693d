/* The class implements the type of the field only through a supertype; it becomes a direct superinterface. */
package corpus;

//// before
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

//// after
import dev.emissary.Emissary;

@Emissary
record Indirect(Base base) implements Named {
    @Override
    public String name() {
        return "";
    }
}

//// given
interface Base {
    int id();
}

interface Named extends Base {
    String name();
}
