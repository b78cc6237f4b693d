/* The type of the field is implemented by a supertype only: it becomes a direct superinterface. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record Indirect(Base base) implements Named {
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
